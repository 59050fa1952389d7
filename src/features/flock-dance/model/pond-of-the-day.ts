export { seedOfDay } from '../../../core/flock/run-claims.ts';
export { DAY_PATTERN } from '../../../core/flock/streak.ts';

/** The date in the visitor's time zone, as 2026-11-21. */
export function dayOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
