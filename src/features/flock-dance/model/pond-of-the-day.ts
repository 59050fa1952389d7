import { hashText } from '../../../core/text/hash-text.ts';

/** A date as it is written here. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The date on the visitor's own calendar, as 2026-11-21. */
export function dayOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The pond's seed on a day, the same for everybody: a hash of the date's text, an unsigned 32-bit integer. */
export function seedOfDay(day: string): number {
  return hashText(day);
}
