import type { Palette } from '@mui/material/styles';
import type { ChartColors } from './model/box-shapes.ts';

/** The chart in the colors of one scheme. Done is green, in progress blue, everything else gray (doc 3 §3). */
export function toChartColors(palette: Palette): ChartColors {
  return {
    paper: palette.background.paper,
    text: palette.text.primary,
    textSecondary: palette.text.secondary,
    line: palette.neutral,
    primary: palette.primary.main,
    status: { todo: palette.neutral, in_progress: palette.info.main, completed: palette.success.main },
  };
}
