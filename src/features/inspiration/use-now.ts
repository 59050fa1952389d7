import { useEffect, useState } from 'react';
import { onPageSeen } from '../../platform/page-seen.ts';
import { toCalendarDay, toTimeOn } from './model/calendar-day.ts';

/** The time in milliseconds since 1970, renewed when the local day changes, so that an open page follows midnight. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const check = () => {
      if (toCalendarDay(Date.now()) !== toCalendarDay(now)) setNow(Date.now());
    };
    const timer = setTimeout(check, Math.max(0, toTimeOn(toCalendarDay(now) + 1, 0, 0) - Date.now()));
    // Hidden pages and sleeping devices delay timers.
    const stopWatching = onPageSeen(check);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [now]);
  return now;
}
