import type { CSSObject, Theme } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';

/** Height in pixels of a row whose words fit one line. */
export const ROW_PX = 44;
/** Height in pixels that the notice of a change covers at the bottom of the window. */
export const NOTICE_PX = 88;

/**
 * The look of the rows and their facts, for the list that holds them: a styled component in each row would work out its styles for
 * every row that is scrolled into view.
 */
export function rowLook(theme: Theme): CSSObject {
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    '--indent': theme.spacing(3),
    minHeight: ROW_PX,
    marginInlineStart: 'calc(var(--level) * var(--indent))',
    padding: theme.spacing(0.25, 0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    cursor: 'pointer',
    [MEDIA.phone]: { '--indent': theme.spacing(1.25), paddingBlock: theme.spacing(0.5) },
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:focus-within': { background: tint(theme.vars.palette.primary.main, 8) },
    '&[data-faint="true"]': { opacity: 0.6 },
    '&[data-zone="inside"]': { background: tint(theme.vars.palette.primary.main, 12) },
    '&[data-zone="before"]::before, &:is([data-zone="after"], [data-zone="first"], [data-zone="end"])::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      zIndex: 1,
      height: 3,
      borderRadius: theme.radius.full,
      background: theme.vars.palette.primary.main,
    },
    '&[data-zone="before"]::before': { top: -2 },
    '&:is([data-zone="after"], [data-zone="first"], [data-zone="end"])::after': { bottom: -2 },
    '&[data-zone="first"]::after': { insetInlineStart: 'var(--indent)' },
    '&[data-zone="end"]::after': { insetInlineStart: 'calc(var(--level) * var(--indent) * -1)' },
    ...partsLook(theme),
    '& .facts': factsLook(theme),
  };
}

function partsLook(theme: Theme): CSSObject {
  return {
    '& .icon': {
      position: 'relative',
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: theme.radius.full,
      background: 'none',
      color: theme.vars.palette.action.active,
      cursor: 'pointer',
      '&:hover': { background: theme.vars.palette.action.hover },
      // A thumb hits the whole height of the row.
      [MEDIA.coarse]: { '&::after': { content: '""', position: 'absolute', inset: '-6px -2px' } },
    },
    '& .handle': {
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 32,
      color: theme.vars.palette.text.secondary,
      cursor: 'grab',
      touchAction: 'none',
    },
    '& .expand': { flexShrink: 0, width: 32, [MEDIA.small]: { width: 28 } },
    '& .expand svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
    '& .expand[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
    '&[data-done="true"] .mark': { color: theme.vars.palette.success.main },
    '& .text': {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.25, 1.5),
      minWidth: 0,
      [MEDIA.narrow]: { flexDirection: 'column', alignItems: 'stretch' },
    },
    '& .title': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      flex: '0 1 auto',
      padding: 0,
      border: 0,
      overflow: 'hidden',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      lineHeight: 1.4,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'text',
      scrollMarginBlock: NOTICE_PX,
    },
    '&[data-done="true"] .title': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
    '& p': {
      flex: '1 1 0',
      minWidth: 0,
      margin: 0,
      overflow: 'hidden',
      ...theme.typography.body2,
      color: theme.vars.palette.text.secondary,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      [MEDIA.narrow]: { flex: 'none' },
    },
    '& .text:has(input) p': { display: 'none' },
    // The mark in front of the title does the same.
    '& .complete': {
      flexShrink: 0,
      padding: theme.spacing(0.5, 0.75),
      border: 0,
      borderRadius: theme.radius.control,
      background: 'none',
      ...theme.typography.button,
      fontSize: '0.8125rem',
      color: theme.vars.palette.primary.dark,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      opacity: 0,
      '&:hover': { background: theme.vars.palette.action.hover },
      [MEDIA.coarse]: { opacity: 1 },
      [MEDIA.phone]: { display: 'none' },
    },
    '&:is(:hover, :focus-within) .complete': { opacity: 1 },
  };
}

function factsLook(theme: Theme): CSSObject {
  const { error, warning, info, text, background } = theme.vars.palette;
  // Over the paper, not over the row, which is darker under the pointer and with the focus.
  const colored = (color: string) => ({ color, background: tint(color, 12, background.paper) });
  return {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.spacing(0.25, 0.75),
    maxWidth: '60%',
    marginInlineStart: 'auto',
    marginBlock: 0,
    padding: 0,
    '&:empty': { display: 'none' },
    [MEDIA.narrow]: { justifyContent: 'flex-start', maxWidth: 'none', marginInlineStart: 0 },
    // Two lines have room for the values, whose words are read aloud.
    [MEDIA.phone]: {
      maxHeight: `calc(2lh + ${theme.spacing(0.25)})`,
      overflow: 'hidden',
      '& .day': { display: 'none' },
      '& .lead': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    listStyle: 'none',
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    '& li': { padding: theme.spacing(0, 0.75), borderRadius: theme.radius.small, ...colored(text.secondary) },
    '& button': {
      minHeight: 24,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& li svg': { fontSize: '1em', verticalAlign: '-0.125em' },
    '& li[data-tone="bare"]': { background: 'none', paddingInline: 0 },
    '& li[data-tone="error"]': colored(error.main),
    '& li[data-tone="warning"]': colored(warning.main),
    '& li[data-tone="info"]': colored(info.main),
    '& li[data-tone="accent"]': {
      ...colored(text.primary),
      background: tint(theme.vars.palette.accent, 24, background.paper),
    },
  };
}
