/** Comparisons between two turns for other work: each takes up to a few microseconds. */
const TURN_COMPARISONS = 2048;

/**
 * Sorts the numbers 0 … count, stably. `compare` is negative when the first comes before the second. Yields the finished
 * share from time to time.
 */
export function* sortInTurns(
  count: number,
  compare: (a: number, b: number) => number,
): Generator<number, Uint32Array<ArrayBuffer>> {
  let sorted = Uint32Array.from({ length: count }, (_, at) => at);
  let merged = new Uint32Array(count);
  const passes = Math.max(Math.ceil(Math.log2(Math.max(count, 2))), 1);
  let pass = 0;
  let comparisons = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let low = 0; low < count; low += width * 2) {
      const middle = Math.min(low + width, count);
      const high = Math.min(low + width * 2, count);
      let [left, right] = [low, middle];
      for (let at = low; at < high; at++) {
        comparisons += 1;
        if (comparisons % TURN_COMPARISONS === 0) yield (pass + at / count) / passes;
        const takesLeft = left < middle && (right >= high || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0);
        merged[at] = (takesLeft ? sorted[left++] : sorted[right++]) ?? 0;
      }
    }
    [sorted, merged] = [merged, sorted];
    pass += 1;
  }
  return sorted;
}
