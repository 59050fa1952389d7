const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Age = { readonly unit: 'now' } | { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number };

/** How long ago a time was, in whole units. A time ahead, after the clock was set back, counts as now. */
export function toAge(at: number, now: number): Age {
  const age = now - at;
  if (age < MINUTE_MS) return { unit: 'now' };
  if (age < HOUR_MS) return { unit: 'minute', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hour', count: Math.floor(age / HOUR_MS) };
  return { unit: 'day', count: Math.floor(age / DAY_MS) };
}
