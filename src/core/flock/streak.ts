/** Matches dates as 2026-11-21. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const DAY_MS = 24 * 60 * 60_000;
/** Time zones lie within this of the server's, which counts in UTC. */
const ZONE_MAX_MS = 14 * 60 * 60_000;
const STRIP_DAYS = 7;

/** Whether a text is a date that exists. */
export function isDay(text: string): boolean {
  return DAY_PATTERN.test(text) && toDay(toTime(text)) === text;
}

/**
 * Whether a day's pond may be played somewhere at this moment: from its first minute in the earliest time zone to its last one
 * in the latest. A clock that was changed cannot open other days.
 */
export function isDayOpen(day: string, now: number): boolean {
  if (!isDay(day)) return false;
  const start = toTime(day);
  return now >= start - ZONE_MAX_MS && now < start + DAY_MS + ZONE_MAX_MS;
}

/**
 * The number of days in a row with a counted result, up to `today`, or up to the day before while today's is open. A day ahead
 * of `today` counts like today: its result was made in an earlier time zone. Later days, which only a wrong clock can make,
 * and repeated days do not count.
 */
export function streakOf(days: readonly string[], today: string): number {
  const counted = new Set(days);
  const ends = [1, 0, -1].map((offset) => addDays(today, offset));
  const end = ends.find((day) => counted.has(day));
  if (end === undefined) return 0;
  let length = 0;
  while (counted.has(addDays(end, -length))) length += 1;
  return length;
}

/** The last seven days up to `today`, the oldest first. */
export function stripDays(today: string): string[] {
  return Array.from({ length: STRIP_DAYS }, (_, index) => addDays(today, index + 1 - STRIP_DAYS));
}

/** The date so many days after a date; before it with a negative number. */
export function addDays(day: string, count: number): string {
  return toDay(toTime(day) + count * DAY_MS);
}

/** The date in UTC, as 2026-11-21. */
export function toDay(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
