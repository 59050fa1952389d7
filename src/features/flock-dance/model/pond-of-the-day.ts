import { hashText } from '../../../core/text/hash-text.ts';

/** Matches dates as 2026-11-21. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The date in the visitor's time zone, as 2026-11-21. */
export function dayOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The seed of a day's pond, the same for all players: a hash of the date's text, an unsigned 32-bit integer. */
export function seedOfDay(day: string): number {
  return hashText(day);
}
