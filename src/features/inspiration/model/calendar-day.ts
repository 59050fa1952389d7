import { WEEK_DAYS } from '../constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Within the range of `Date`, with a year to spare for arithmetic. */
const DAY_MAX = 100_000_000 - 400;
const MONTHS = 12;

/**
 * A day on the calendar, counted from 1970-01-01. A time becomes the day on which it falls in the local time zone; from then
 * on, days are integers, so that clock changes cannot shift a result.
 */
export type CalendarDay = number;

/** A month on the calendar: `year * 12 + month - 1`. */
export type CalendarMonth = number;

/** 0 for Sunday, 1 for Monday. */
export type FirstWeekday = 0 | 1;

export interface DayParts {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly date: number;
  /** 0–6 from Sunday. */
  readonly weekday: number;
}

/** The local day of a time in milliseconds since 1970. */
export function toCalendarDay(at: number): CalendarDay {
  const date = new Date(limitTime(at));
  return toDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The day of a date `YYYY-MM-DD`; null where the text is no date. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return findDay(year, month, date);
}

/** The date `YYYY-MM-DD` of a day. */
export function formatCalendarDay(day: CalendarDay): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The local date `YYYY-MM-DD` of a time in milliseconds since 1970. */
export function toLocalDate(at: number): string {
  return formatCalendarDay(toCalendarDay(at));
}

/** The day of a year, a month 1–12 and a date; null where the month has no such day. */
export function findDay(year: number, month: number, date: number): CalendarDay | null {
  const day = toDay(year, month, date);
  const parts = toParts(day);
  return parts.month === month && parts.date === date ? day : null;
}

/**
 * The day of a year, a month 1–12 and a date; a date beyond the month's end is in the next month. A month may
 * exceed 12, and date 0 is the last day of the month before.
 */
export function toDay(year: number, month: number, date: number): CalendarDay {
  return new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;
}

export function toParts(day: CalendarDay): DayParts {
  const date = new Date(day * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** The time at which a local clock shows this hour and minute on this day, in milliseconds since 1970. */
export function toTimeOn(day: CalendarDay, hour: number, minute: number): number {
  const { year, month, date } = toParts(day);
  const time = new Date(year, month - 1, date, hour, minute);
  // The constructor takes the years 0–99 as 1900–1999.
  time.setFullYear(year, month - 1, date);
  return time.getTime();
}

export function toMonth(day: CalendarDay): CalendarMonth {
  const { year, month } = toParts(day);
  return year * MONTHS + month - 1;
}

export function firstDayOf(month: CalendarMonth): CalendarDay {
  return toDay(Math.floor(month / MONTHS), (((month % MONTHS) + MONTHS) % MONTHS) + 1, 1);
}

/** The same date in another month, or that month's last day where it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const month = toMonth(day) + count;
  const last = firstDayOf(month + 1) - 1;
  return limitDay(Math.min(firstDayOf(month) + toParts(day).date - 1, last));
}

export function startOfWeek(day: CalendarDay, first: FirstWeekday): CalendarDay {
  return day - ((toParts(day).weekday - first + WEEK_DAYS) % WEEK_DAYS);
}

/** Keeps a day where `Date` can represent it. */
export function limitDay(day: CalendarDay): CalendarDay {
  return limitTo(DAY_MAX, day);
}

/** Milliseconds since 1970 that `Date` can represent. */
export function limitTime(at: number): number {
  return limitTo(DAY_MAX * DAY_MS, at);
}

function limitTo(max: number, value: number): number {
  return Math.min(Math.max(value, -max), max);
}
