import { findDay, formatCalendarDay, toCalendarDay } from '../model/calendar-day.ts';
import { findWholeDue } from './due/find-due.ts';
import { COMPACT_DATE, SHORT_DATE, WRITTEN_DATE, WRITTEN_YEAR } from './lexicon.ts';

export interface DueFields {
  readonly due_date?: string;
  readonly due_time?: string;
}

/**
 * A date with an optional time, as `due_date` and `due_time` of a task. A moment with a zone becomes local time. Null for
 * anything else. Without `now`, also for days that depend on the present one: those without a year, and weekdays.
 */
export function parseDueDate(text: string, now?: Date): DueFields | null {
  const written = text.trim().replace(COMPACT_DATE, '$1-$2-$3');
  const match = WRITTEN_DATE.exec(written);
  return match === null ? parseSpoken(written, now) : parseDigits(match);
}

function parseDigits([, year = '', month = '', day = '', hour, minute = '', zone]: RegExpExecArray): DueFields | null {
  if (findDay(Number(year), Number(month), Number(day)) === null) return null;
  const due_date = `${year}-${pad(month)}-${pad(day)}`;
  if (hour === undefined) return { due_date };
  if (Number(hour) >= 24 || Number(minute) >= 60) return null;
  const due_time = `${pad(hour)}:${minute}`;
  return zone === undefined ? { due_date, due_time } : toLocal(`${due_date}T${due_time}:00Z`, zone);
}

const ZONE = /([+-])(\d{1,2}):?(\d{2})?$/;
const MINUTE_MS = 60_000;

function toLocal(utc: string, zone: string): DueFields {
  const [, sign = '+', hours = '0', minutes = '0'] = ZONE.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const local = new Date(Date.parse(utc) - offset * MINUTE_MS);
  return {
    due_date: formatCalendarDay(toCalendarDay(local.getTime())),
    due_time: formatClock(local.getHours() * 60 + local.getMinutes()),
  };
}

/** The date in words or with a weekday behind it. No words other than a deadline's may be around it. */
function parseSpoken(text: string, now: Date | undefined): DueFields | null {
  const isReadable = now !== undefined || WRITTEN_YEAR.test(text);
  if (text.length > DATE_CHARS_MAX || !isReadable) return null;
  const due = findWholeDue(text.replace(SHORT_DATE, '$1/$2'), now ?? new Date(0));
  if (due === null || !due.hasDay) return null;
  const due_date = formatCalendarDay(due.day);
  return due.minutes === null ? { due_date } : { due_date, due_time: formatClock(due.minutes) };
}

/** A longer text is a description. */
const DATE_CHARS_MAX = 60;

/** `2026-11-23 15:00`, or the date alone. Empty without a date. */
export function formatDueDate(task: { readonly due_date?: string | null; readonly due_time?: string | null }): string {
  if (!task.due_date) return '';
  return task.due_time ? `${task.due_date} ${task.due_time}` : task.due_date;
}

/** `HH:MM` of minutes since midnight. */
export function formatClock(minutes: number): string {
  return `${pad(String(Math.floor(minutes / 60)))}:${pad(String(minutes % 60))}`;
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}
