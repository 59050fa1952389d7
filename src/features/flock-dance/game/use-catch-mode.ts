import { type RefObject, useCallback, useEffect } from 'react';
import type { FlockSession } from '../../../bridges/flock-bridge.ts';
import { NARROW_MAX_WIDTH_PX } from '../../../shared/constants.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useLateComponent } from '../controls/use-late-component.ts';
import { isSteered } from '../model/game.ts';
import { copy } from './copy.ts';
import { useAutoPause } from './use-auto-pause.ts';
import type { GameControl } from './use-game.ts';
import { useRun } from './use-run.ts';
import { useGamepad, useSteering } from './use-steering.ts';
import { useWaterFocus } from './use-water-focus.ts';

interface CatchModeOptions {
  readonly control: GameControl;
  readonly session: FlockSession | null;
  /** Whether the pond does not answer any more. */
  readonly isLost: boolean;
  readonly water: RefObject<HTMLElement | null>;
  readonly screen: RefObject<HTMLElement | null>;
  /** Whether a dialog of the tool is open, or the picture is lost. */
  readonly isCovered: boolean;
}

const fetchLayer = () => import('./GameLayer.tsx').then(({ GameLayer }) => GameLayer);

/** Connects the game with the pond and the player: run, steering, pauses, and what is seen of it. */
export function useCatchMode({ control, session, isLost, water, screen, isCovered }: CatchModeOptions) {
  const { game, pause, resume, end, dismiss } = control;
  const isPlaying = game.step === 'playing';
  const steered = isSteered(game);
  useRun(control, session, isLost);
  useWaterFocus(game, water, screen);
  const device = useSteering(water, session, steered);

  const away = useCallback(() => pause('away'), [pause]);
  useAutoPause(steered, screen, away);
  useEffect(() => {
    if (steered && isCovered) away();
  }, [steered, isCovered, away]);

  const togglePause = useCallback(() => (steered ? pause('player') : resume()), [steered, pause, resume]);
  useGamepad(device, isPlaying && !isCovered, togglePause);

  const { Component, load } = useLateComponent(session !== null, fetchLayer);
  const { step } = game;
  useEffect(() => {
    if (Component !== null || step === 'watching' || step === 'ending') return;
    load().catch(() => {
      if (step !== 'over') showToast(copy.unavailable, { severity: 'error' });
      if (step === 'playing') end('lost');
      else dismiss();
    });
  }, [Component, step, load, end, dismiss]);

  return {
    Layer: Component,
    device,
    /** Fingers steer on small screens and where there is no finer pointer. */
    hasPad: useMediaQuery(`(max-width: ${NARROW_MAX_WIDTH_PX}px), (pointer: coarse)`),
    isPlaying,
    isPaused: isPlaying && !steered,
    togglePause,
  };
}
