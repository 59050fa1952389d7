/** A date as it is written here. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The date on the visitor's own calendar, as 2026-11-21. */
export function dayOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The pond's seed on a day, the same for everybody: FNV-1a of the date's text, an unsigned 32-bit integer. */
export function seedOfDay(day: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < day.length; i++) hash = Math.imul(hash ^ day.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
