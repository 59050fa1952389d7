const DAY_MS = 86_400_000;

/** Index of the reflection of a local day, from 0: the next one at every local midnight, and the first one after the last. */
export function todaysIndex(now: Date, count: number): number {
  // Local days as days of UTC all have the same length, also where clocks change.
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
  return ((day % count) + count) % count;
}
