const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A time in words: long date and short clock time. */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

/** How long ago a time was, in whole hours below a day and else in whole days. A time ahead counts as now. */
export function formatAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat('zh-CN', { numeric: 'auto' });
  if (age < HOUR_MS) return format.format(0, 'hour');
  if (age < DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
}
