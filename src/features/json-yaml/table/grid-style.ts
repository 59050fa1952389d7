import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { FILL, paneFont, tokenColors } from '../parts/pane-style.ts';
import { ROW_PX } from './constants.ts';

export const Frame = styled('div')(({ theme }) => ({
  ...FILL,
  '& > .message': {
    margin: 0,
    padding: theme.spacing(2),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The grid: a header, and rows that scroll below it. Cells behind it must not shine through. */
export const Scroller = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const colors = tokenColors(theme);
  const border = `1px solid ${palette.divider}`;
  return {
    ...paneFont(theme),
    '--row': `${ROW_PX.fine}px`,
    [MEDIA.coarse]: { '--row': `${ROW_PX.coarse}px`, WebkitTouchCallout: 'none' },
    flex: 1,
    minHeight: 72,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    userSelect: 'none',
    // The active cell shows the focus.
    '&:focus-visible': { outline: 'none' },
    '& .in-view': { position: 'sticky', overflow: 'clip' },
    '& .row': { display: 'flex', height: 'var(--row)', background: palette.background.paper },
    '& .row.odd, & .row.odd > .frozen, & .row.odd > .ordinal': {
      background: tint(palette.text.primary, 2.5, palette.background.paper),
    },
    '& .row:hover, & .row:hover > .frozen, & .row:hover > .ordinal': {
      background: tint(palette.text.primary, 6, palette.background.paper),
    },
    '& .gap': { flex: 'none' },
    '& .cell': {
      flex: 'none',
      overflow: 'hidden',
      padding: '0 10px',
      borderRight: border,
      borderBottom: border,
      lineHeight: 'calc(var(--row) - 1px)',
      whiteSpace: 'pre',
      textOverflow: 'ellipsis',
      cursor: 'cell',
      unicodeBidi: 'isolate',
    },
    '& .ordinal, & .frozen': { position: 'sticky', zIndex: 1, background: palette.background.paper },
    '& .row > .ordinal': {
      left: 0,
      textAlign: 'right',
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
      cursor: 'default',
    },
    '& .number': { textAlign: 'right', color: colors.number },
    '& .literal': { color: colors.literal },
    '& .null': { color: palette.text.secondary, fontStyle: 'italic' },
    '& .object, & .array': { color: palette.text.secondary },
    // Hatched: the row has no such member, in contrast to an empty text.
    '& .cell.missing': {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${palette.divider} 5px 6px)`,
    },
    '& .row > .cell[aria-selected=true]': {
      backgroundColor: tint(palette.primary.main, 14, palette.background.paper),
    },
    '& .cell.active': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
    '&:focus-visible .cell.active, &:focus .cell.active': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
  };
});

/** The rows above the cells: the names of the columns, and the filters. */
export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  background: tint(theme.vars.palette.text.primary, 4, theme.vars.palette.background.paper),
}));

export const HeadLine = styled('div')({ display: 'flex' });

/** A column's name or filter. */
export const HeadCell = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const border = `1px solid ${palette.divider}`;
  return {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    borderRight: border,
    borderBottom: border,
    '&.ordinal, &.frozen': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      background: tint(palette.text.primary, 4, palette.background.paper),
    },
    '&.active': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '& > .sort': {
      flex: 1,
      justifyContent: 'flex-start',
      gap: 4,
      minWidth: 0,
      height: '100%',
      padding: '0 10px',
      font: 'inherit',
      fontWeight: 600,
      '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
      '& > svg': { flex: 'none', fontSize: 16, color: palette.primary.main },
      '&:hover': { background: tint(palette.text.primary, 6) },
    },
    '&.numeric > .sort': { justifyContent: 'flex-end' },
    '& > .test': {
      flex: 'none',
      width: 26,
      height: '100%',
      font: 'inherit',
      color: palette.text.secondary,
      '&:focus-visible': { background: palette.action.focus },
      [MEDIA.coarse]: { width: 44 },
    },
    '&.filtered': { background: tint(palette.primary.main, 10, palette.background.paper) },
    '& > input': {
      flex: 1,
      minWidth: 0,
      height: '100%',
      padding: '0 6px 0 0',
      border: 0,
      background: 'none',
      font: 'inherit',
      color: palette.text.primary,
      '&:focus-visible': { outline: 'none', boxShadow: `inset 0 -2px ${palette.primary.main}` },
    },
  };
});

/** The right edge of a column. */
export const GripHandle = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  inset: '0 -1px 0 auto',
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '&:hover, &:active': { borderRight: `3px solid ${theme.vars.palette.primary.main}` },
  [MEDIA.coarse]: { width: 20 },
}));
