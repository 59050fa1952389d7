import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Whole seconds until a moment (milliseconds since 1970), counting down; 0 from then on and for null. A clock that is set
 * back does not lengthen a running countdown, and none is longer than `maxMs`.
 */
export function useCountdown(untilMs: number | null, maxMs = Number.POSITIVE_INFINITY): number {
  const [leftMs, setLeftMs] = useState(() => toLeft(untilMs, maxMs));

  useEffect(() => {
    const startLeftMs = toLeft(untilMs, maxMs);
    setLeftMs(startLeftMs);
    if (untilMs === null || startLeftMs === 0) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      // The wall clock knows how long the machine slept; the other one cannot be set back.
      const elapsedMs = performance.now() - startedAt;
      const left = Math.max(0, Math.min(startLeftMs - elapsedMs, untilMs - Date.now()));
      setLeftMs(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [untilMs, maxMs]);

  return untilMs === null ? 0 : Math.ceil(leftMs / 1000);
}

function toLeft(untilMs: number | null, maxMs: number): number {
  return untilMs === null ? 0 : Math.min(maxMs, Math.max(0, untilMs - Date.now()));
}
