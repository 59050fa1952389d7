/** The input's share of the width of both panes. */
export const SPLIT_PERCENT = { min: 20, max: 80, initial: 50, step: 2, pageStep: 10 } as const;

export function clampShare(percent: number): number {
  return Math.min(Math.max(Math.round(percent), SPLIT_PERCENT.min), SPLIT_PERCENT.max);
}

/** The share after a key on the separator; null for a key without a meaning there. */
export function stepShare(percent: number, key: string): number | null {
  const { min, max, step, pageStep } = SPLIT_PERCENT;
  switch (key) {
    case 'ArrowLeft':
      return clampShare(percent - step);
    case 'ArrowRight':
      return clampShare(percent + step);
    case 'PageUp':
      return clampShare(percent - pageStep);
    case 'PageDown':
      return clampShare(percent + pageStep);
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}
