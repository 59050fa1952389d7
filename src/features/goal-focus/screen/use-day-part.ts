import { useEffect, useState } from 'react';
import { type DayPart, dayPartAt } from '../model/wallpaper.ts';

const CHECK_MS = 5 * 60_000;

/** The part of the day, followed while the page is open. Night on a prerendered page. */
export function useDayPart(): DayPart {
  const [part, setPart] = useState<DayPart>('night');
  useEffect(() => {
    const check = () => setPart(dayPartAt(new Date().getHours()));
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return part;
}
