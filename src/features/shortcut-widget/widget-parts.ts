import { keyframes, styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import { CIRCLE_PX, EDGE_PX, PEEK_PX } from './constants.ts';

/** How far a peeking circle stands outside of its place. */
const HIDDEN_PX = CIRCLE_PX + EDGE_PX - PEEK_PX;

/** What a circle peeks out of the edge for: as long as nothing points at it. */
const AT_REST = ':not(:hover, :focus-within, [data-dragging="true"])';

const appear = keyframes({ from: { opacity: 0 } });

/** Spans the window inside of its safe margins. Everything but the widget in it lets clicks pass. */
export const Area = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: `calc(${EDGE_PX}px + env(safe-area-inset-right))`,
  bottom: `calc(${EDGE_PX}px + var(--bottom-edge))`,
  left: `calc(${EDGE_PX}px + env(safe-area-inset-left))`,
  // Below the floating buttons of pages, the header, notices and dialogs.
  zIndex: theme.zIndex.mobileStepper,
  pointerEvents: 'none',
  [MEDIA.print]: { display: 'none' },
}));

export const Rail = styled('aside')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  // The toggle comes first in the order of focus, and stays at the bottom where the circle was.
  flexDirection: 'column-reverse',
  boxSizing: 'border-box',
  width: CIRCLE_PX,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.full,
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[3],
  color: theme.vars.palette.text.secondary,
  pointerEvents: 'auto',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  animation: `${appear} 200ms ease-out`,
  transition: 'opacity 150ms ease-out, margin 150ms ease-out',
  // The text on the rail would mix with the text below it.
  [`&[data-collapsed="true"]${AT_REST}`]: { opacity: 0.8 },
  [`&[data-peeks]${AT_REST}`]: { '& svg': { fontSize: PEEK_PX } },
  [`&[data-peeks="left"]${AT_REST}`]: { marginLeft: -HIDDEN_PX, '& .toggle': { justifyContent: 'flex-end' } },
  [`&[data-peeks="right"]${AT_REST}`]: { marginLeft: HIDDEN_PX, '& .toggle': { justifyContent: 'flex-start' } },
  '&[data-settles="true"]': { transition: 'opacity 150ms ease-out, transform 200ms ease-out' },
  '&[data-dragging="true"], &[data-dragging="true"] *': { cursor: 'grabbing' },
  // The focus below it must be visible. The widget stays reachable by Tab.
  '&[data-yields="true"]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
  [MEDIA.reducedMotion]: { animation: 'none', '&, &[data-settles="true"]': { transition: 'none' } },
  '& button': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .toggle': { height: CIRCLE_PX - 2, borderRadius: theme.radius.full },
  '& .toggle[aria-expanded="false"]': { color: theme.vars.palette.primary.main },
  '& .grip': { height: 28, cursor: 'grab', '& svg': { fontSize: '1.125rem' } },
  '& .close': { height: 32, '& svg': { fontSize: '1.125rem' } },
  '& button:hover, & a:hover': { color: theme.vars.palette.primary.dark },
  '& :focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
    borderRadius: theme.radius.control,
  },
}));

export const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .entries': {
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-y',
    scrollbarWidth: 'none',
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(0.25),
    padding: theme.spacing(1, 0),
    color: theme.vars.palette.text.primary,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    // A title is wider than the rail and breaks where its link says.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    '& svg': { fontSize: '1.25rem', color: theme.vars.palette.primary.main },
    '&[aria-current="page"]': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
  },
}));
