/** A day of the calendar as the number of days since 1 January 1970, without a time zone. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** The local day of a moment. */
export function toLocalDay(moment: Date): DayNumber {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;
}

/** Null where the month has no such day. `month` counts from 1. */
export function toDay(year: number, month: number, day: number): DayNumber | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY_MS : null;
}

/** The last day of a month. `month` counts from 1 and may exceed 12: 13 is January of the next year. */
export function lastDayOfMonth(year: number, month: number): DayNumber {
  return Date.UTC(year, month, 0) / DAY_MS;
}

export interface DayParts {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export function toDayParts(day: DayNumber): DayParts {
  const date = new Date(day * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** `YYYY-MM-DD`. */
export function formatDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
