const DATE = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'numeric', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });

/** Local date of a time in milliseconds since 1970: 2026/11/22. */
export function formatDate(at: number): string {
  return DATE.format(at);
}

/** Local date and time, to the minute. */
export function formatTime(at: number): string {
  return TIME.format(at);
}
