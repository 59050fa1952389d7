import { createDateFormat } from '../../../core/text/date-format.ts';

const DATE = createDateFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });
const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const RECENT = createDateFormat({ month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Local date of a time in milliseconds since 1970: 2026/11/22. */
export function formatDate(at: number): string {
  return DATE.format(at);
}

/** Local date and time, to the minute. */
export function formatTime(at: number): string {
  return TIME.format(at);
}

/** Local month, day and clock time, for times of the last months. */
export function formatRecentTime(at: number): string {
  return RECENT.format(at);
}
