import { TOGGLE } from './constants.ts';
import { estimateWidthPx } from './text-fit.ts';

/** The mark of a folded branch is the number of its hidden tasks, that of an unfolded one a minus sign. */
export function toggleText(hiddenCount: number): string {
  return hiddenCount > 0 ? `+${hiddenCount}` : '\u2212';
}

/** Width of the button that folds a branch, in pixels at zoom 1. */
export function toggleWidthPx(hiddenCount: number): number {
  const { heightPx, padXPx, textPx } = TOGGLE;
  if (hiddenCount === 0) return heightPx;
  return Math.max(heightPx, Math.ceil(estimateWidthPx(toggleText(hiddenCount), textPx)) + 2 * padXPx);
}
