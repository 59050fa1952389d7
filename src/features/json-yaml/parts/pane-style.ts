import type { Theme } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { LINE_PX, PANE_ROWS_COUNT } from '../constants.ts';

/** Height of the line under a text that says where the cursor is. */
export const STATUS_PX = 26;
/** Least height of the text in both panes with that line; panes otherwise fill the window. */
export const PANE_PX = PANE_ROWS_COUNT * LINE_PX + STATUS_PX;

/** Fills the pane, part above part. */
export const FILL = { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

/** The bar below a tree or a table, with the path of its selection. */
export function pathBar(theme: Theme) {
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: theme.spacing(0.25, 1, 0.25, 2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& .MuiButton-root': { minWidth: 0, whiteSpace: 'nowrap' },
    [MEDIA.coarse]: { '&& .MuiButton-root, && .MuiIconButton-root': { minWidth: 44, minHeight: 44 } },
  } as const;
}

/** A short path is at the left; a path that does not fit shows its end. */
export function shownPath(theme: Theme) {
  return {
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: 0,
    marginRight: theme.spacing(1),
    overflow: 'hidden',
    ...theme.mono,
    fontSize: 13,
    whiteSpace: 'pre',
    '& > bdi': { marginRight: 'auto' },
  } as const;
}

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
