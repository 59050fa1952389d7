import { createDateFormat } from '../../../core/text/date-format.ts';
import { type CalendarDay, limitTime, parseCalendarDay, toParts } from './calendar-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const moment = createDateFormat({ dateStyle: 'long', timeStyle: 'short' });
const clock = createDateFormat({ timeStyle: 'short' });
// Calendar days have no time zone, so their texts are those of midnight in UTC.
const monthDay = createDateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' });
const yearMonthDay = createDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const shortDay = createDateFormat({ month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const weekday = createDateFormat({ weekday: 'short', timeZone: 'UTC' });
const fullDay = createDateFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});

/** Local date and clock time, to the minute. */
export function formatMoment(at: number): string {
  return moment.format(limitTime(at));
}

/** Local clock time, to the minute. */
export function formatClock(at: number): string {
  return clock.format(limitTime(at));
}

/** Month and day, with the year where it is another one than that of `today`. */
export function formatDay(day: CalendarDay, today: CalendarDay): string {
  const format = toParts(day).year === toParts(today).year ? monthDay : yearMonthDay;
  return format.format(day * DAY_MS);
}

/**
 * Month, day and weekday of a due date `YYYY-MM-DD`, with the year where it is another one than that of the local date `today`. A
 * text that is no date stays as it is.
 */
export function formatDueDate(date: string, today: string): string {
  const day = parseCalendarDay(date);
  if (day === null) return date;
  return `${formatDay(day, parseCalendarDay(today) ?? day)} ${weekday.format(day * DAY_MS)}`;
}

/** Month and day in digits. */
export function formatShortDay(day: CalendarDay): string {
  return shortDay.format(day * DAY_MS);
}

/** Date with year and weekday. */
export function formatFullDay(day: CalendarDay): string {
  return fullDay.format(day * DAY_MS);
}

/** `datetime` attribute of a time: the same moment for programs. */
export function toMachineTime(at: number): string {
  return new Date(limitTime(at)).toISOString();
}
