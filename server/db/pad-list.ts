/**
 * Repeats the last item until the length is a power of two, so that lists of all lengths in `in (…)` make few different
 * statements. An empty list stays empty.
 */
export function padList<Item>(items: readonly Item[]): Item[] {
  const [last] = items.slice(-1);
  if (last === undefined) return [];
  const length = 2 ** Math.ceil(Math.log2(items.length));
  return [...items, ...Array.from({ length: length - items.length }, () => last)];
}
