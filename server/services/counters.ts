/** Adds to a counter and returns its value; a counter of 0 is removed. */
export function addTo(counters: Map<string, number>, key: string, change: 1 | -1): number {
  const value = (counters.get(key) ?? 0) + change;
  if (value > 0) counters.set(key, value);
  else counters.delete(key);
  return value;
}
