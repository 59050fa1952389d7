import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onElapsed` after `durationMs`. The returned handlers pause the time while the pointer or the focus is on the
 * element; afterwards the rest of the time runs.
 */
export function usePausableTimeout(durationMs: number, onElapsed: () => void) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const leftMs = useRef(durationMs);
  const latest = useRef(onElapsed);
  const isHeld = isPointed || isFocused;

  useEffect(() => {
    latest.current = onElapsed;
  });

  useEffect(() => {
    if (isHeld || durationMs === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [isHeld, durationMs]);

  return {
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
