import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { clampShare, SPLIT_PERCENT, stepShare } from '../model/split.ts';
import { copy } from './copy.ts';

interface SplitterProps {
  /** The share of the pane before it, in percent. */
  readonly share: number;
  /** Called for each step of a drag: it must not render. */
  readonly onDrag: (share: number) => void;
  readonly onChange: (share: number) => void;
}

/** Divides the width between two panes: by dragging, by keys, and equally again by a double click. */
export function Splitter({ share, onDrag, onChange }: SplitterProps) {
  const dragged = useRef<number | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = share;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const pair = event.currentTarget.parentElement;
    if (dragged.current === null || pair === null) return;
    const { left, width } = pair.getBoundingClientRect();
    dragged.current = clampShare(((event.clientX - left) / width) * 100);
    onDrag(dragged.current);
  };
  const onPointerUp = () => {
    if (dragged.current !== null && dragged.current !== share) onChange(dragged.current);
    dragged.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepShare(share, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <Bar
      role="separator"
      tabIndex={0}
      title={copy.desk.splitHint}
      aria-label={copy.desk.split}
      aria-orientation="vertical"
      aria-valuemin={SPLIT_PERCENT.min}
      aria-valuemax={SPLIT_PERCENT.max}
      aria-valuenow={share}
      aria-valuetext={copy.desk.splitValue(share)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => onChange(SPLIT_PERCENT.initial)}
      onKeyDown={onKeyDown}
    />
  );
}

const Bar = styled('div')(({ theme }) => ({
  gridArea: '1 / 2',
  display: 'grid',
  placeItems: 'center',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '&::before': {
    content: '""',
    width: 4,
    height: 48,
    borderRadius: theme.radius.full,
    background: theme.vars.palette.divider,
  },
  '&:hover::before, &:active::before': { height: '100%', background: theme.vars.palette.control },
  '&:focus-visible::before': { height: '100%', background: theme.vars.palette.primary.main },
  [MEDIA.stacked]: { display: 'none' },
}));
