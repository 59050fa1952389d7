/** Rows that are hidden, from `from` on. */
interface HiddenRows {
  readonly from: number;
  readonly count: number;
}

/** `hidden` may overlap and be in any order. */
export function createFoldMap(total: number, hidden: readonly HiddenRows[]) {
  const ranges = merge(hidden);
  /** Rows hidden before each range. */
  const before: number[] = [];
  let sum = 0;
  for (const { count } of ranges) {
    before.push(sum);
    sum += count;
  }
  /** How many ranges begin at or before a row. */
  const rangesUpTo = (isUpTo: (at: number) => boolean) => {
    let below = -1;
    for (let above = ranges.length; above - below > 1; ) {
      const middle = (below + above) >> 1;
      if (isUpTo(middle)) below = middle;
      else above = middle;
    }
    return below;
  };

  const toRow = (shown: number) => {
    const at = rangesUpTo((nth) => (ranges[nth]?.from ?? 0) - (before[nth] ?? 0) <= shown);
    return at < 0 ? shown : shown + (before[at] ?? 0) + (ranges[at]?.count ?? 0);
  };

  return {
    /** Number of rows that are shown. */
    rowCount: total - sum,
    /** Where a row is shown; a hidden row counts as the last shown one before it. */
    toShown(row: number) {
      const at = rangesUpTo((nth) => (ranges[nth]?.from ?? 0) <= row);
      const range = ranges[at];
      if (range === undefined) return row;
      const isHidden = row < range.from + range.count;
      return isHidden ? Math.max(range.from - (before[at] ?? 0) - 1, 0) : row - (before[at] ?? 0) - range.count;
    },
    /** The rows behind `count` shown ones from `from` on, as ranges without gaps. */
    toRows(from: number, count: number): readonly HiddenRows[] {
      const found: { from: number; count: number }[] = [];
      for (let shown = from; shown < from + count; ) {
        const row = toRow(shown);
        const next = ranges.find((range) => range.from > row);
        const size = Math.min(from + count - shown, next === undefined ? Number.POSITIVE_INFINITY : next.from - row);
        found.push({ from: row, count: size });
        shown += size;
      }
      return found;
    },
  };
}

function merge(hidden: readonly HiddenRows[]): readonly HiddenRows[] {
  const merged: { from: number; count: number }[] = [];
  for (const { from, count } of hidden.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (count <= 0) continue;
    if (last === undefined || from > last.from + last.count) merged.push({ from, count });
    else last.count = Math.max(last.from + last.count, from + count) - last.from;
  }
  return merged;
}
