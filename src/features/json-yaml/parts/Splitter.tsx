import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { clampShare, type SplitRange, stepShare } from '../model/split.ts';

interface SplitterProps {
  /**
   * An upright separator divides the width; `share` is of the part before it. A level one divides the height; `share` is
   * of the part below it.
   */
  readonly orientation: 'vertical' | 'horizontal';
  readonly range: SplitRange;
  /** In percent. */
  readonly share: number;
  readonly words: {
    readonly split: string;
    readonly splitHint: string;
    readonly splitValue: (percent: number) => string;
  };
  /** The length of which `share` is a part, in px; the element is the separator's parent. */
  readonly measure: (parent: Element) => number;
  /** Called for each step of a drag: it must not render. */
  readonly onDrag: (share: number) => void;
  readonly onChange: (share: number) => void;
  readonly onReset: () => void;
}

/** Divides a length between two parts: by dragging, by keys, and as at first again by a double click. */
export function Splitter({ orientation, range, share, words, measure, onDrag, onChange, onReset }: SplitterProps) {
  /** Where a drag began, and the share that it has led to. */
  const drag = useRef<{ readonly from: number; share: number } | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent) => (orientation === 'vertical' ? clientX : -clientY);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: placeOf(event), share };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const parent = event.currentTarget.parentElement;
    if (drag.current === null || parent === null) return;
    const movedPercent = ((placeOf(event) - drag.current.from) / measure(parent)) * 100;
    drag.current.share = clampShare(share + movedPercent, range);
    onDrag(drag.current.share);
  };
  const onPointerUp = () => {
    if (drag.current !== null && drag.current.share !== share) onChange(drag.current.share);
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepShare(share, event.key, range);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <Bar
      role="separator"
      tabIndex={0}
      title={words.splitHint}
      aria-label={words.split}
      aria-orientation={orientation}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={share}
      aria-valuetext={words.splitValue(share)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 12,
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
  '&[aria-orientation=horizontal]': {
    cursor: 'row-resize',
    '&::before': { width: 48, height: 4 },
    '&:hover::before, &:active::before, &:focus-visible::before': { width: '100%', height: 4 },
  },
  [MEDIA.stacked]: { display: 'none' },
}));
