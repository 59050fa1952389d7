import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { LINE_PX } from '../constants.ts';
import { paneFont, tokenColors } from '../parts/pane-style.ts';

/** The element that a line view scrolls and draws into. */
export const TextScroller = styled('div')(({ theme }) => {
  const colors = tokenColors(theme);
  const { palette } = theme.vars;
  return {
    ...paneFont(theme),
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The frame around the pane shows the focus.
    '&, &:focus-visible': { outline: 'none' },
    cursor: 'text',
    // The view has its own selection: a native one would lose every row that leaves the view.
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '& .sheet': { width: 'max-content' },
    '& .frame': { position: 'sticky', top: 0, overflow: 'clip', minWidth: '100%' },
    '& .row': { display: 'flex', height: LINE_PX, whiteSpace: 'pre' },
    '& .row.marked': { background: tint(palette.warning.main, 12) },
    '& .match': {
      borderRadius: theme.radius.mark,
      boxShadow: `inset 0 -2px ${palette.warning.main}`,
      background: tint(palette.warning.main, 20),
    },
    '& .selected, & .break': { background: tint(palette.primary.main, 28) },
    // As high as the row, without changing its layout.
    '& .selected': { paddingBlock: 2 },
    '& .break': { width: '0.7ch' },
    '& .cursor::before': {
      content: '""',
      position: 'absolute',
      width: 2,
      height: LINE_PX,
      marginLeft: -1,
      background: palette.text.primary,
      animation: 'cursor-blink 1.1s step-end infinite',
    },
    '@keyframes cursor-blink': { '50%': { opacity: 0 } },
    [MEDIA.reducedMotion]: { '& .cursor::before': { animation: 'none' } },
    '& .number': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      flex: 'none',
      boxSizing: 'border-box',
      width: 'calc(var(--digits) + 3.5ch)',
      paddingRight: '2.5ch',
      textAlign: 'right',
      cursor: 'default',
      color: palette.text.secondary,
      background: palette.background.paper,
      // Not part of the text: neither copied nor announced.
      '&::before': { content: 'attr(data-number)' },
    },
    '& .fold-mark': {
      position: 'absolute',
      right: 0,
      width: '2.2ch',
      height: LINE_PX,
      cursor: 'pointer',
      textAlign: 'center',
      color: palette.text.secondary,
      '&::before': { content: '"⌄"' },
      '&.folded::before': { content: '"›"', fontWeight: 700 },
      '&:hover': { color: palette.primary.main },
    },
    '& .folded-lines': {
      alignSelf: 'center',
      marginLeft: '1ch',
      padding: '0 6px',
      borderRadius: theme.radius.small,
      cursor: 'pointer',
      lineHeight: '16px',
      color: palette.text.secondary,
      background: tint(palette.text.primary, 8),
    },
    '& .key': { color: colors.key },
    '& .string': { color: colors.string },
    '& .number-token': { color: colors.number },
    '& .literal': { color: colors.literal },
    '& .comment': { color: colors.comment },
    '& .mark': { color: colors.mark },
  };
});

/** Puts the sheet, the clipped frame and the box of the rows into an empty scroller. Room is left for the line numbers. */
export function createElements(scroller: HTMLElement, lineCount: number) {
  const create = (className: string): HTMLElement => {
    const created = document.createElement('div');
    created.className = className;
    return created;
  };
  const [sheet, frame, rowBox] = [create('sheet'), create('frame'), create('rows')] as const;
  frame.append(rowBox);
  sheet.append(frame);
  scroller.replaceChildren(sheet);
  scroller.scrollLeft = 0;
  scroller.style.setProperty('--digits', `${String(lineCount).length}ch`);
  return { sheet, frame, rowBox };
}
