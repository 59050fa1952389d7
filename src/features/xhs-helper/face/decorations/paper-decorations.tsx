import { type DecorationProps, DRAWN_WIDTH, sheenOf } from './decoration.ts';

const FRAME = { outer: 14, inner: 20, corner: 16 } as const;

/** A double frame with angles in its corners. */
export function Frame({ colors, height }: DecorationProps) {
  const { outer, inner, corner } = FRAME;
  const [right, bottom] = [DRAWN_WIDTH - inner, height - inner];
  const angles = [
    `M${inner} ${inner + corner}V${inner}H${inner + corner}`,
    `M${right - corner} ${inner}H${right}V${inner + corner}`,
    `M${right} ${bottom - corner}V${bottom}H${right - corner}`,
    `M${inner + corner} ${bottom}H${inner}V${bottom - corner}`,
  ];
  return (
    <g fill="none">
      <rect
        x={outer}
        y={outer}
        width={DRAWN_WIDTH - 2 * outer}
        height={height - 2 * outer}
        stroke={colors.line}
        strokeWidth={1.4}
      />
      <path d={angles.join('')} stroke={colors.accent} strokeWidth={2} strokeOpacity={0.75} />
    </g>
  );
}

const RULED = { margin: 46, hole: 22, radius: 6.5, holes: 6 } as const;
const DOTS = { step: 20, radius: 1.3 } as const;

/** Ruled paper with a margin and holes; the cover has dots in place of lines. */
export function Ruled({ colors, height, ruling }: DecorationProps) {
  const lines: number[] = [];
  if (ruling !== null) for (let y = ruling.first; y < height - 16; y += ruling.distance) lines.push(y);
  const holes = Array.from({ length: RULED.holes }, (_, index) => ((index + 0.5) * height) / RULED.holes);
  return (
    <g>
      {ruling === null && <Dots color={colors.line} height={height} />}
      {lines.map((y) => (
        <path key={y} d={`M${RULED.margin + 1} ${y}H${DRAWN_WIDTH}`} stroke={colors.line} strokeWidth={1.2} />
      ))}
      <path d={`M${RULED.margin} 0V${height}`} stroke={colors.accent} strokeOpacity={0.5} strokeWidth={1.4} />
      {holes.map((y) => (
        <circle
          key={y}
          cx={RULED.hole}
          cy={y}
          r={RULED.radius}
          fill={colors.text}
          fillOpacity={0.1}
          stroke={colors.text}
          strokeOpacity={0.22}
        />
      ))}
    </g>
  );
}

function Dots({ color, height }: { readonly color: string; readonly height: number }) {
  const rows: number[] = [];
  for (let y = DOTS.step; y < height; y += DOTS.step) rows.push(y);
  const path = rows.map((y) => `M${RULED.margin + DOTS.step} ${y}H${DRAWN_WIDTH}`).join('');
  return (
    <path
      d={path}
      stroke={color}
      strokeWidth={2 * DOTS.radius}
      strokeLinecap="round"
      strokeDasharray={`0 ${DOTS.step}`}
    />
  );
}

const SHEET = { x: 18, y: 26 } as const;
const TAPE = { width: 92, height: 26, angle: 36, x: 38, y: 38 } as const;

/** A sheet that two strips of tape hold at its upper corners. */
export function Tape({ colors, height }: DecorationProps) {
  const sheet = { x: SHEET.x, y: SHEET.y, width: DRAWN_WIDTH - 2 * SHEET.x, height: height - 2 * SHEET.y };
  const strips = [
    { x: TAPE.x, angle: -TAPE.angle },
    { x: DRAWN_WIDTH - TAPE.x, angle: TAPE.angle },
  ];
  return (
    <g>
      <rect {...sheet} y={sheet.y + 4} fill={colors.text} fillOpacity={0.07} />
      <rect {...sheet} fill={sheenOf(colors)} fillOpacity={0.72} />
      {strips.map(({ x, angle }) => (
        <g key={x} transform={`translate(${x} ${TAPE.y}) rotate(${angle})`}>
          <rect
            x={-TAPE.width / 2}
            y={-TAPE.height / 2}
            width={TAPE.width}
            height={TAPE.height}
            fill={colors.marker}
            fillOpacity={0.92}
          />
          <path d={stripes()} stroke={colors.accent} strokeOpacity={0.28} strokeWidth={3} />
        </g>
      ))}
    </g>
  );
}

/** Stripes across a strip of tape. */
function stripes(): string {
  const half = TAPE.height / 2;
  const count = 7;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * TAPE.width;
    return `M${x - 3} ${half}L${x + 3} ${-half}`;
  }).join('');
}
