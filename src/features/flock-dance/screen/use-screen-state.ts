import { type Dispatch, useReducer } from 'react';
import type { Path } from '../model/route-path.ts';
import {
  applyScreenEvent,
  isSameSurroundings,
  openScreen,
  type ScreenEvent,
  type ScreenState,
  type Surroundings,
} from '../model/screen-state.ts';

export function useScreenState(
  firstSeed: number,
  surroundings: Surroundings,
  route: Path,
): [ScreenState, Dispatch<ScreenEvent>] {
  return useReducer(applyScreenEvent, null, () => openScreen(firstSeed, surroundings, route));
}

/**
 * Passes what the screen observes to its state. This happens while rendering, so that no frame shows a game or a drawing
 * whose condition is gone.
 */
export function useObservation(state: ScreenState, dispatch: Dispatch<ScreenEvent>, surroundings: Surroundings): void {
  if (!isSameSurroundings(state.surroundings, surroundings)) dispatch({ type: 'observe', surroundings });
}
