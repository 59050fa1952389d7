import type { ComponentType } from 'react';
import type { ThemeDecoration } from '../../model/themes.ts';
import { type DecorationProps, DRAWN_WIDTH } from './decoration.ts';
import { Bubbles, Leaves, Seal, Stars, Waves } from './nature-decorations.tsx';
import { Frame, Ruled, Tape } from './paper-decorations.tsx';
import { Arcs, Bars, Masthead, Window } from './print-decorations.tsx';

const DRAWINGS: Readonly<Record<ThemeDecoration, ComponentType<DecorationProps>>> = {
  none: Arcs,
  frame: Frame,
  ruled: Ruled,
  masthead: Masthead,
  seal: Seal,
  bubbles: Bubbles,
  stars: Stars,
  tape: Tape,
  waves: Waves,
  leaves: Leaves,
  bars: Bars,
  window: Window,
};

interface Props extends Omit<DecorationProps, 'height'> {
  readonly kind: ThemeDecoration;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a theme draws between its surface and the text. */
export function Decoration({ kind, widthPx, heightPx, ...drawing }: Props) {
  const Drawing = DRAWINGS[kind];
  const height = (heightPx * DRAWN_WIDTH) / widthPx;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${DRAWN_WIDTH} ${height}`}
      width={widthPx}
      height={heightPx}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <Drawing height={height} {...drawing} />
    </svg>
  );
}
