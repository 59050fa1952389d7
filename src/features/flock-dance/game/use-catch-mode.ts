import { type Dispatch, type RefObject, useCallback } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useAccountDialogs } from '../../../shared/session/account-dialogs.ts';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { Pond } from '../canvas/use-pond.ts';
import { POND_MEDIA } from '../media.ts';
import { isSteered } from '../model/game.ts';
import type { ScreenEvent, ScreenState } from '../model/screen-state.ts';
import { copy } from './copy.ts';
import type { SteeringDevice } from './steering-device.ts';
import { useAutoPause } from './use-auto-pause.ts';
import { useButtonsByGamepad } from './use-buttons-by-gamepad.ts';
import { useGamepad } from './use-gamepad.ts';
import { useRun } from './use-run.ts';
import { useSteering } from './use-steering.ts';
import { useWaterFocus } from './use-water-focus.ts';

interface CatchModeOptions {
  readonly state: ScreenState;
  readonly dispatch: Dispatch<ScreenEvent>;
  readonly pond: Pond | null;
  readonly water: RefObject<HTMLElement | null>;
  readonly screen: RefObject<HTMLElement | null>;
  /** Opens the games; null while they are not offered. */
  readonly onInvite: (() => void) | null;
}

export interface CatchMode {
  readonly device: SteeringDevice;
  /** Fingers steer on small screens, and where there is no finer pointer. */
  readonly hasPad: boolean;
}

/** Connects the game with the pond and the player: run, steering, focus, automatic pauses, and the question before leaving. */
export function useCatchMode({ state, dispatch, pond, water, screen, onInvite }: CatchModeOptions): CatchMode {
  const { game, surroundings } = state;
  const steered = isSteered(game);
  useRun({ game, dispatch, pond: surroundings.pond === 'lost' ? null : pond });
  useUnsavedWork(game.step === 'playing' ? copy.unsaved : null, { holdsUpdates: true });
  useWaterFocus(game, water, screen);
  const device = useSteering(water, pond, steered);

  const pauseAway = useCallback(() => dispatch({ type: 'game', event: { type: 'pause', reason: 'away' } }), [dispatch]);
  useAutoPause(steered, screen, pauseAway);
  const isLoginInFront = useAccountDialogs(({ name, action }) => name !== null || action !== null);
  const isCovered = state.dialog !== null || isLoginInFront || surroundings.pond !== 'swimming';
  const buttons = useButtonsByGamepad(game, onInvite);
  useGamepad({
    use: isCovered ? 'nothing' : steered ? 'steering' : 'buttons',
    device,
    onPauseToggle: () => game.step === 'playing' && dispatch({ type: 'toggle-pause' }),
    onConfirm: buttons.confirm,
    onMove: buttons.move,
  });

  return { device, hasPad: useMediaQuery(POND_MEDIA.fingers) };
}
