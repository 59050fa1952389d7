/** The indices, in order, of a longest increasing subsequence of distinct values. */
export function findLongestIncreasing(values: readonly number[]): number[] {
  /** For each length, the index of the smallest last value of a subsequence of that length. */
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  values.forEach((value, index) => {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  });
  const row: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) row.push(index);
  return row.reverse();
}
