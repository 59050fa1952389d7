import { useEffect, useState } from 'react';
import { CORNER, CORNER_TOUCH_MS } from '../constants.ts';

/**
 * In full screen, the buttons appear once the mouse has stayed in the bottom right corner for a while (doc 2 §2), at once
 * for a touch of the corner, and for keyboard focus. Always true outside of full screen.
 */
export function useCorner(isFullscreen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isFullscreen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInside = false;
    const after = (ms: number, shows: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(shows), ms);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const isNowInside = isInCorner(event);
      if (isNowInside === isInside) return;
      isInside = isNowInside;
      after(isInside ? CORNER.delayMs : 0, isInside);
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !isInCorner(event)) return;
      setShown(true);
      after(CORNER_TOUCH_MS, false);
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    window.addEventListener('pointerdown', onDown, { passive: true });
    return () => {
      clearTimeout(timer);
      setShown(false);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerdown', onDown);
    };
  }, [isFullscreen]);
  return !isFullscreen || isShown;
}

function isInCorner({ clientX, clientY }: PointerEvent): boolean {
  return clientX >= window.innerWidth - CORNER.widthPx && clientY >= window.innerHeight - CORNER.heightPx;
}
