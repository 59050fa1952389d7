import { onPageSeen } from '../../platform/page-seen.ts';
import { toCalendarDay, toTimeOn } from './model/calendar-day.ts';

/**
 * Calls `handler` when the local day changes after `since`, in milliseconds since 1970, until the returned function is called.
 * Hidden pages and sleeping devices delay timers, so the day is checked when the page is seen again, too.
 */
export function onNewDay(handler: () => void, since: number): () => void {
  let day = toCalendarDay(since);
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(check, Math.max(0, toTimeOn(day + 1, 0, 0) - Date.now()));
  };
  const check = () => {
    clearTimeout(timer);
    const today = toCalendarDay(Date.now());
    const hasChanged = today !== day;
    day = today;
    wait();
    if (hasChanged) handler();
  };
  wait();
  const stopWatching = onPageSeen(check);
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
