/** The last of the numbers 0 … count - 1 for which `holds`, as it does for all before it; -1 without one. */
export function findLastOf(count: number, holds: (index: number) => boolean): number {
  let below = -1;
  for (let above = count; above - below > 1; ) {
    const middle = (below + above) >> 1;
    if (holds(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** Index of the last number that is not above `limit`, in an ascending list; -1 without one. */
export function findLast(ascending: ArrayLike<number>, limit: number, count = ascending.length): number {
  return findLastOf(count, (index) => (ascending[index] ?? 0) <= limit);
}
