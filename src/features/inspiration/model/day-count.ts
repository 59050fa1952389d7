const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days of 24 hours between two times, never negative (doc 3 §4). Times in milliseconds since 1970. */
export function countDays(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / DAY_MS));
}
