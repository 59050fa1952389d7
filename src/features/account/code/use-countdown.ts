import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counting down; 0 from then on and for null. */
export function useCountdown(untilMs: number | null): number {
  const [now, setNow] = useState(Date.now);
  const leftMs = untilMs === null ? 0 : Math.max(0, untilMs - now);

  useEffect(() => {
    if (untilMs === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);

  return Math.ceil(leftMs / 1000);
}
