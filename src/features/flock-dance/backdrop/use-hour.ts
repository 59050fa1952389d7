import { useEffect, useState } from 'react';
import { hourOf } from './daylight.ts';

const REFRESH_MS = 300_000;

/** The hour on the visitor's clock, every five minutes; null until the page is mounted: a prerendered page has no clock. */
export function useHour(): number | null {
  const [hour, setHour] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setHour(hourOf(new Date()));
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return hour;
}
