import { createDateFormat } from '../../../core/text/date-format.ts';

const DATE = createDateFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });
const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Local date of a time in milliseconds since 1970: 2026/11/22. */
export function formatDate(at: number): string {
  return DATE.format(at);
}

/** Local date and time, to the minute. */
export function formatTime(at: number): string {
  return TIME.format(at);
}
