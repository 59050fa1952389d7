import type { Theme } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { LINE_PX, PANE_ROWS_COUNT } from '../constants.ts';

/** Height of the line under a text that says where the cursor is. */
export const STATUS_PX = 26;
/** Least height of the text in both panes with that line; panes otherwise fill the window. */
export const PANE_PX = PANE_ROWS_COUNT * LINE_PX + STATUS_PX;

/** The type of the texts in all panes. */
export function paneFont(theme: Theme) {
  return { ...theme.mono, fontSize: 13, lineHeight: `${LINE_PX}px`, tabSize: 4 } as const;
}

export type TokenColors = Readonly<Record<'key' | 'string' | 'number' | 'literal' | 'comment' | 'mark', string>>;

/** The theme's colors for the parts of JSON and YAML. */
export function tokenColors(theme: Theme): TokenColors {
  const { palette } = theme.vars;
  return {
    key: palette.primary.dark,
    string: palette.success.main,
    number: palette.warning.main,
    literal: palette.error.main,
    comment: palette.text.secondary,
    mark: tint(palette.error.main, 55, palette.info.main),
  };
}
