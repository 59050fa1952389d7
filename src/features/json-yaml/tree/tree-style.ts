import { styled, type Theme } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { FILL, paneFont, tokenColors } from '../parts/pane-style.ts';
import { ROW_PX } from './constants.ts';

export const Frame = styled('div')(({ theme }) => ({
  ...FILL,
  '& > .loading': {
    position: 'absolute',
    inset: '48px auto auto 16px',
    margin: 0,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

export const Scroller = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...paneFont(theme),
    '--row': `${ROW_PX.fine}px`,
    [MEDIA.coarse]: {
      '--row': `${ROW_PX.coarse}px`,
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      // A long press opens the menu there.
      '& .row > .menu': { display: 'none' },
    },
    lineHeight: 'var(--row)',
    flex: 1,
    // Some rows stay in view above the viewer of values.
    minHeight: 72,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The pane's frame and the selected row show the focus.
    '&:focus-visible': { outline: 'none' },
    // Leaves room for the content of deep rows.
    '& .sheet': { minWidth: 'calc(var(--widest-indent, 0px) + 280px)' },
    '& .in-view': { position: 'sticky', top: 0, overflow: 'clip' },
    '& .row': {
      display: 'flex',
      height: 'var(--row)',
      paddingLeft: 'calc(var(--indent) + 4px)',
      paddingRight: 12,
      whiteSpace: 'pre',
      cursor: 'default',
      // One thin line per level.
      backgroundImage: `repeating-linear-gradient(to right, ${palette.divider} 0 1px, transparent 1px 16px)`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '15px 0',
      backgroundSize: 'var(--indent) 100%',
    },
    '& .row:hover': { backgroundColor: tint(palette.text.primary, 5) },
    '& .row[aria-selected=true]': { backgroundColor: tint(palette.primary.main, 12) },
    '&:focus-visible .row[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '& .row > *': { flex: 'none' },
    ...partStyle(theme),
  };
});

/** The parts of a row. */
function partStyle(theme: Theme) {
  const colors = tokenColors(theme);
  const { palette } = theme.vars;
  return {
    '& .twisty': { position: 'relative', width: ROW_PX.fine, cursor: 'pointer' },
    '& .twisty.none': { visibility: 'hidden' },
    '& .twisty::before': {
      content: '""',
      position: 'absolute',
      top: 'calc(var(--row) / 2 - 4px)',
      left: 8,
      width: 8,
      height: 8,
      background: palette.text.secondary,
      clipPath: 'polygon(1px 0, 7px 4px, 1px 8px)',
    },
    '& .row[aria-expanded=true] > .twisty::before': { transform: 'rotate(90deg)' },
    '& .twisty:hover::before': { background: palette.primary.main },
    '& .level': {
      alignSelf: 'center',
      marginRight: 8,
      padding: '0 6px',
      borderRadius: theme.radius.small,
      fontSize: 12,
      lineHeight: '18px',
      color: palette.text.secondary,
      background: tint(palette.text.primary, 8),
    },
    '& .key': {
      color: colors.key,
      maxWidth: '60%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      unicodeBidi: 'isolate',
    },
    '& .index': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .colon': { color: palette.text.secondary },
    '& .row > .value': {
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      unicodeBidi: 'isolate',
    },
    '& .string': { color: colors.string },
    '& .number-token': { color: colors.number },
    '& .literal': { color: colors.literal },
    '& .row > .preview': { color: palette.text.secondary },
    '& .match': {
      borderRadius: theme.radius.mark,
      background: tint(palette.warning.main, 20),
      boxShadow: `inset 0 -2px ${palette.warning.main}`,
    },
    // The button of the row's menu, at the right edge of the view.
    '& .menu': {
      position: 'sticky',
      right: 0,
      width: 24,
      marginLeft: 'auto',
      textAlign: 'center',
      visibility: 'hidden',
      cursor: 'pointer',
      color: palette.text.secondary,
      background: palette.background.paper,
      borderRadius: theme.radius.small,
      '&::before': { content: '"⋮"', fontWeight: 700 },
    },
    '& .row:hover > .menu, & .row[aria-selected=true] > .menu': { visibility: 'visible' },
    '& .menu:hover': { color: palette.primary.main },
    '& .count': { padding: '0 6px', fontSize: 12, color: palette.text.secondary },
  } as const;
}
