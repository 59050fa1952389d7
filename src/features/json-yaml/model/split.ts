/** A part's share of the length that a separator divides, in percent. */
export interface SplitRange {
  readonly min: number;
  readonly max: number;
}

/** What a key on the separator adds. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -2],
  ['ArrowDown', -2],
  ['ArrowRight', 2],
  ['ArrowUp', 2],
  ['PageUp', -10],
  ['PageDown', 10],
  ['Home', -100],
  ['End', 100],
]);

/** The input's share of the width of both panes. */
export const SPLIT_PERCENT = { min: 20, max: 80, initial: 50 } as const;
/** The share of the window's height that the list of differences may have. */
export const LIST_PERCENT = { min: 10, max: 60 } as const;

export function clampShare(percent: number, { min, max }: SplitRange = SPLIT_PERCENT): number {
  return Math.min(Math.max(Math.round(percent), min), max);
}

/**
 * The share after a key on the separator; null for a key without a meaning there. Right, up and a page down give the part
 * more: the part is left of an upright separator, and below a level one.
 */
export function stepShare(percent: number, key: string, range: SplitRange = SPLIT_PERCENT): number | null {
  const step = STEPS.get(key);
  return step === undefined ? null : clampShare(percent + step, range);
}
