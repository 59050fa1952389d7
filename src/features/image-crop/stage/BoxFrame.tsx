import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { HANDLE_PX } from '../constants.ts';
import { HANDLES, handleDirections } from '../model/box-moves.ts';
import { STAGE_COLORS } from '../palette.ts';

/** The crop box with its outline. */
export const BoxFrame = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  cursor: 'move',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    boxShadow: `0 0 0 1px ${STAGE_COLORS.line}, 0 0 0 2px ${STAGE_COLORS.lineEdge}`,
    pointerEvents: 'none',
  },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .badge': {
    position: 'absolute',
    left: '50%',
    bottom: theme.spacing(1.5),
    transform: 'translateX(-50%)',
    padding: theme.spacing(0.25, 1),
    borderRadius: theme.radius.full,
    background: STAGE_COLORS.badge,
    color: STAGE_COLORS.line,
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
}));

/** Darkens everything outside of the shape, and shows thirds while something is dragged. */
export const Shade = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  overflow: 'hidden',
  boxShadow: `0 0 0 4000px ${STAGE_COLORS.shade}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0,
    transition: theme.transitions.create('opacity', { duration: 150 }),
    backgroundImage: ['to right', 'to bottom']
      .flatMap((direction) => [33.33, 66.67].map((percent) => toLine(direction, percent)))
      .join(', '),
  },
}));

/** A handle: a drawn square of the documented size inside of a larger area that takes the pointer. */
export const BoxHandle = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  width: `min(var(--handle-room), ${HANDLE_PX.pointer}px)`,
  height: `min(var(--handle-room), ${HANDLE_PX.pointer}px)`,
  transform: 'translate(-50%, -50%)',
  outline: 'none',
  [MEDIA.coarse]: {
    width: `min(var(--handle-room), ${HANDLE_PX.touch}px)`,
    height: `min(var(--handle-room), ${HANDLE_PX.touch}px)`,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: HANDLE_PX.drawn,
    height: HANDLE_PX.drawn,
    transform: 'translate(-50%, -50%)',
    background: STAGE_COLORS.line,
    boxShadow: `0 0 0 1px ${STAGE_COLORS.lineEdge}`,
  },
  '&:focus-visible::before': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}` },
  ...Object.fromEntries(HANDLES.map((handle) => [`&[data-handle="${handle}"]`, toPlace(handle)])),
}));

const CURSORS = { nw: 'nwse', n: 'ns', ne: 'nesw', e: 'ew', se: 'nwse', s: 'ns', sw: 'nesw', w: 'ew' } as const;

function toPlace(handle: (typeof HANDLES)[number]) {
  const { x, y } = handleDirections(handle);
  return { left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%`, cursor: `${CURSORS[handle]}-resize` };
}

function toLine(direction: string, percent: number): string {
  const start = `calc(${percent}% - 0.5px)`;
  const end = `calc(${percent}% + 0.5px)`;
  return `linear-gradient(${direction}, transparent ${start}, ${STAGE_COLORS.grid} ${start} ${end}, transparent ${end})`;
}
