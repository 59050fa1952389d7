import type { Theme } from '@mui/material/styles';
import { MILESTONE_COLORS } from './palette.ts';

/** Strength of a chip's background in its milestone's color. */
export const CHIP_TINT_PERCENT = 10;

/** The color of the milestone around an element. */
export const MILESTONE_COLOR = 'var(--milestone)';

/** Gives every element with `data-milestone` inside of the styled one its `MILESTONE_COLOR`. */
export function milestoneColors(theme: Theme) {
  return { ...rulesOf('light'), ...theme.applyStyles('dark', rulesOf('dark')) };
}

function rulesOf(scheme: keyof typeof MILESTONE_COLORS) {
  const { other, ...types } = MILESTONE_COLORS[scheme];
  const rules = Object.entries(types).map(([type, color]) => [
    `& [data-milestone="${type}"]`,
    { '--milestone': color },
  ]);
  return { '--milestone': other, ...Object.fromEntries(rules) };
}
