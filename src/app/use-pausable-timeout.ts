import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pointer that lies still for so long is not reading. */
const STILL_MS = 8000;

/**
 * Calls `onElapsed` after `durationMs`. The returned handlers pause the time while the pointer moves on the element, for a
 * while after its last move there, and while the focus is on it; afterwards the rest of the time runs. A pointer that lay
 * where the element appeared does not pause it.
 */
export function usePausableTimeout(durationMs: number, onElapsed: () => void) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const leftMs = useRef(durationMs);
  const elapse = useEffectEvent(onElapsed);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = isPointed || isFocused;
  const point = (isOn: boolean) => {
    clearTimeout(still.current);
    if (isOn) still.current = setTimeout(setIsPointed, STILL_MS, false);
    setIsPointed(isOn);
  };

  useEffect(() => {
    if (isHeld || durationMs === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => elapse(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [isHeld, durationMs]);

  useEffect(() => () => clearTimeout(still.current), []);

  return {
    onPointerMove: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
