/** Plausible times: from the year 2000 to 2100. Other numbers are likelier ids and amounts. */
const FROM_MS = Date.UTC(2000, 0);
const TO_MS = Date.UTC(2100, 0);
const DIGITS = /^\d{10}$|^\d{13}$|^\d{16}$|^\d{19}$/;

/** A time that a number or a text of digits stands for. */
export interface Timestamp {
  /** Milliseconds since 1970. */
  readonly ms: number;
  readonly unit: 'second' | 'millisecond' | 'microsecond' | 'nanosecond';
}

/** The time that 10, 13, 16 or 19 digits stand for; null for other texts and for times out of the years 2000 to 2099. */
export function describeTimestamp(text: string): Timestamp | null {
  const digits = text.trim();
  if (!DIGITS.test(digits)) return null;
  const ms = Number(digits.length === 10 ? `${digits}000` : digits.slice(0, 13));
  if (!isPlausible(ms)) return null;
  const units = { 10: 'second', 13: 'millisecond', 16: 'microsecond', 19: 'nanosecond' } as const;
  return { ms, unit: units[digits.length as keyof typeof units] };
}

/** Milliseconds since 1970 of a number of seconds or milliseconds; null when neither is plausible. */
export function readMoment(time: number): number | null {
  if (isPlausible(time * 1000)) return Math.round(time * 1000);
  return isPlausible(time) ? Math.round(time) : null;
}

function isPlausible(ms: number): boolean {
  return ms >= FROM_MS && ms < TO_MS;
}

/** How far a time is from now, in the largest whole unit. */
export interface TimeDistance {
  readonly isPast: boolean;
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

const UNITS_MS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Months of 30 and years of 365 days. */
export function toTimeDistance(ms: number, nowMs: number): TimeDistance {
  const distance = Math.abs(nowMs - ms);
  const [unit, unitMs] = UNITS_MS.find(([, length]) => distance >= length) ?? (['second', 1000] as const);
  return { isPast: ms <= nowMs, count: Math.floor(distance / unitMs), unit };
}
