import { WINDOW_DOTS } from '../../palette.ts';
import { type DecorationProps, DRAWN_WIDTH } from './decoration.ts';

const EDGE = 24;

const ARCS = [64, 104, 144, 184] as const;

/** Nothing on a card; on a cover thin arcs around the lower right corner. */
export function Arcs({ colors, height, isCover }: DecorationProps) {
  if (!isCover) return null;
  return (
    <g fill="none" stroke={colors.line} strokeWidth={1.5}>
      {ARCS.map((r) => (
        <circle key={r} cx={DRAWN_WIDTH} cy={height} r={r} />
      ))}
      <circle cx={DRAWN_WIDTH} cy={height} r={28} fill={colors.accent} stroke="none" />
    </g>
  );
}

/** A wide bar above the text with a thin rule below it, and a large disc on the cover. */
export function Masthead({ colors, height, isCover }: DecorationProps) {
  return (
    <g>
      {isCover && <circle cx={342} cy={126} r={64} fill={colors.accent} />}
      <rect x={EDGE} y={24} width={DRAWN_WIDTH - 2 * EDGE} height={isCover ? 14 : 10} fill={colors.line} />
      {!isCover && <rect x={DRAWN_WIDTH - EDGE - 62} y={24} width={62} height={10} fill={colors.accent} />}
      <path
        d={`M${EDGE} ${isCover ? 45 : 41}H${DRAWN_WIDTH - EDGE}`}
        stroke={colors.line}
        strokeWidth={1}
        strokeOpacity={0.6}
      />
      {isCover && <path d={`M${EDGE} ${height - 18}H${DRAWN_WIDTH - EDGE}`} stroke={colors.line} strokeWidth={3} />}
    </g>
  );
}

/** Thick lines above and below, each with a thin companion. */
export function Bars({ colors, height, isCover }: DecorationProps) {
  const thick = isCover ? 20 : 14;
  const width = DRAWN_WIDTH - 2 * EDGE;
  return (
    <g fill={colors.line}>
      <rect x={EDGE} y={22} width={width} height={thick} />
      <rect x={EDGE} y={22 + thick + 4} width={width} height={2.5} />
      <rect x={EDGE} y={height - 22 - thick} width={width} height={thick} />
      <rect x={EDGE} y={height - 22 - thick - 6.5} width={width} height={2.5} />
    </g>
  );
}

const WINDOW = { bar: 42, dot: 6, first: 26, step: 21 } as const;

/** A window's title bar with three dots. */
export function Window({ colors, height, isCover }: DecorationProps) {
  return (
    <g>
      <rect width={DRAWN_WIDTH} height={WINDOW.bar} fill={colors.line} />
      {WINDOW_DOTS.map((color, index) => (
        <circle key={color} cx={WINDOW.first + index * WINDOW.step} cy={WINDOW.bar / 2} r={WINDOW.dot} fill={color} />
      ))}
      <rect x={165} y={WINDOW.bar / 2 - 4} width={100} height={8} rx={4} fill={colors.quiet} fillOpacity={0.28} />
      {isCover && <Listing color={colors.accent} height={height} />}
    </g>
  );
}

/** Widths of lines that look like the output of a program. */
const LISTING: readonly (readonly [x: number, width: number])[] = [
  [0, 150],
  [22, 96],
  [22, 182],
  [0, 24],
];

function Listing({ color, height }: { readonly color: string; readonly height: number }) {
  return (
    <g fill={color} fillOpacity={0.22} transform={`translate(${EDGE + 4} ${height - 132})`}>
      {LISTING.map(([x, width], index) => (
        <rect key={`${x} ${width}`} x={x} y={index * 18} width={width} height={7} rx={3.5} />
      ))}
    </g>
  );
}
