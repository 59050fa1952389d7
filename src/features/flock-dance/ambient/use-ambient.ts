import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { canUseFullscreen, isFullscreen, onFullscreenChange, toggleFullscreen } from '../../../platform/fullscreen.ts';
import { keepScreenOn } from '../../../platform/wake-lock.ts';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';

export interface Ambient {
  /** Whether nothing but the pond is shown. */
  readonly isOn: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Just watching: nothing but the pond on `screen`, on the full screen where the browser allows it, and the screen stays on.
 * It ends by `leave`, by Back, when full screen is left, and while the pond cannot be watched; then `water` has the focus.
 */
export function useAmbient(
  screen: RefObject<HTMLElement | null>,
  water: RefObject<HTMLElement | null>,
  canWatch: boolean,
): Ambient {
  const [isWanted, setWanted] = useState(false);
  const isOn = isWanted && canWatch;
  const leave = () => setWanted(false);
  useBackCloses(isOn, leave);
  useEffect(() => (isOn ? keepScreenOn() : undefined), [isOn]);

  const fill = useEffectEvent(() => {
    const element = screen.current;
    // A full screen that was there before stays afterwards.
    if (element === null || !canUseFullscreen() || isFullscreen()) return undefined;
    let isFilled = false;
    let isOver = false;
    const stop = onFullscreenChange(() => {
      if (isFilled && !isFullscreen()) leave();
    });
    // A refusal leaves the window as it is: the pond fills it in any case.
    void toggleFullscreen(element).then((isDone) => {
      isFilled = isDone;
      if (isDone && isOver) void toggleFullscreen(element);
    });
    return () => {
      stop();
      isOver = true;
      if (isFilled && isFullscreen()) void toggleFullscreen(element);
    };
  });
  useEffect(() => (isOn ? fill() : undefined), [isOn]);
  useEffect(() => {
    if (!isOn) return;
    const pond = water.current;
    return () => pond?.focus({ preventScroll: true });
  }, [isOn, water]);

  return { isOn, enter: () => setWanted(true), leave };
}
