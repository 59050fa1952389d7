import { type DecorationProps, DRAWN_WIDTH, sheenOf } from './decoration.ts';

const SEAL = { size: 36, edge: 24 } as const;

type Points = readonly (readonly [x: number, y: number])[];

/** Ranges of mountains from the farthest on: points on their crest, above the lower edge. */
const RANGES: readonly Points[] = [
  [
    [0, 62],
    [70, 96],
    [150, 70],
    [262, 138],
    [340, 88],
    [430, 116],
  ],
  [
    [0, 44],
    [96, 82],
    [190, 40],
    [300, 66],
    [372, 38],
    [430, 58],
  ],
  [
    [0, 20],
    [120, 34],
    [240, 16],
    [350, 26],
    [430, 12],
  ],
];
const INK = { first: 0.06, step: 0.025 } as const;

/** Far mountains in thin ink, and a seal at the lower right; the sun goes down on the cover. */
export function Seal({ colors, height, isCover }: DecorationProps) {
  const rise = isCover ? 1.5 : 0.86;
  const [x, y] = [DRAWN_WIDTH - SEAL.edge - SEAL.size, height - SEAL.edge - SEAL.size];
  return (
    <g>
      {isCover && <circle cx={330} cy={height - 196} r={38} fill={colors.accent} fillOpacity={0.9} />}
      {RANGES.map((points, index) => (
        <path
          key={points.join(' ')}
          d={crestOf(points, height, rise)}
          fill={colors.text}
          fillOpacity={INK.first + index * INK.step}
        />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <rect width={SEAL.size} height={SEAL.size} rx={4} fill={colors.accent} />
        <path
          d="M9 8V28M9 12H16M9 18H16M9 24H16M20 9H28M24 9V28M20 17H28M20 28H28"
          stroke={colors.surface[0]}
          strokeWidth={2.2}
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </g>
  );
}

/** A smooth line through the points, closed along the lower edge. */
function crestOf(points: Points, height: number, rise: number): string {
  const curves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    const middle = (fromX + x) / 2;
    return `C${middle} ${height - fromY * rise} ${middle} ${height - y * rise} ${x} ${height - y * rise}`;
  });
  return `M0 ${height}V${height - (points[0]?.[1] ?? 0) * rise}${curves.join('')}V${height}Z`;
}

/** Soft circles in the corners. */
export function Bubbles({ colors, height, isCover }: DecorationProps) {
  const circles: readonly (readonly [x: number, y: number, r: number, opacity: number])[] = [
    [402, 26, isCover ? 150 : 104, 0.38],
    [14, height - 8, isCover ? 170 : 122, 0.34],
    [318, height - 46, 34, 0.3],
    [66, 62, 22, 0.42],
    [372, height - 112, 12, 0.45],
    [118, 34, 9, 0.5],
  ];
  return (
    <g fill={sheenOf(colors)}>
      {circles.map(([cx, cy, r, opacity]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fillOpacity={opacity} />
      ))}
    </g>
  );
}

/** Places of small stars as shares of width and height, with their radius: around the text, near the edges. */
const STARS: readonly (readonly [number, number, number])[] = [
  [0.04, 0.05, 1.4],
  [0.14, 0.02, 0.9],
  [0.22, 0.034, 1.1],
  [0.31, 0.016, 1.5],
  [0.43, 0.03, 0.8],
  [0.52, 0.014, 1.2],
  [0.63, 0.032, 0.9],
  [0.74, 0.018, 1.3],
  [0.81, 0.034, 0.8],
  [0.9, 0.02, 1.6],
  [0.97, 0.05, 0.9],
  [0.03, 0.2, 0.9],
  [0.97, 0.26, 1.3],
  [0.02, 0.34, 1.2],
  [0.98, 0.4, 0.8],
  [0.03, 0.5, 0.8],
  [0.965, 0.55, 1.1],
  [0.025, 0.64, 1.3],
  [0.975, 0.7, 0.9],
  [0.03, 0.78, 0.9],
  [0.965, 0.83, 1.3],
  [0.03, 0.93, 1.1],
  [0.17, 0.985, 1.5],
  [0.29, 0.975, 0.8],
  [0.38, 0.988, 1.1],
  [0.5, 0.978, 0.9],
  [0.61, 0.985, 1.4],
  [0.72, 0.976, 0.9],
  [0.83, 0.986, 1.1],
  [0.95, 0.975, 0.8],
];
const SPARKS: readonly (readonly [number, number, number])[] = [
  [0.972, 0.13, 7],
  [0.028, 0.11, 6],
  [0.028, 0.86, 6.5],
];

/** Small stars, sparks, and a crescent on the cover. */
export function Stars({ colors, height, isCover }: DecorationProps) {
  return (
    <g>
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x * DRAWN_WIDTH} cy={y * height} r={r} fill={colors.text} fillOpacity={0.75} />
      ))}
      {SPARKS.slice(isCover ? 1 : 0).map(([x, y, r]) => (
        <path key={`${x} ${y}`} d={sparkOf(x * DRAWN_WIDTH, y * height, r)} fill={colors.accent} fillOpacity={0.9} />
      ))}
      {isCover && (
        <g transform="translate(338 98)">
          <circle r={64} fill={colors.accent} fillOpacity={0.07} />
          <path d="M16 -34A38 38 0 1 0 34 16A30 30 0 1 1 16 -34Z" fill={colors.accent} />
        </g>
      )}
    </g>
  );
}

/** A star with four points. */
function sparkOf(x: number, y: number, r: number): string {
  const inner = r * 0.22;
  const corner = (angle: number, length: number) =>
    `${(x + Math.cos(angle) * length).toFixed(2)} ${(y + Math.sin(angle) * length).toFixed(2)}`;
  const points = Array.from({ length: 8 }, (_, index) => corner((index * Math.PI) / 4, index % 2 === 0 ? r : inner));
  return `M${points.join('L')}Z`;
}

/** Three waves at the lower edge. */
export function Waves({ colors, height, isCover }: DecorationProps) {
  const rise = isCover ? 2.2 : 1;
  const wave = (level: number, shift: number, crest: number) => {
    const top = height - level * rise;
    const arcs = [0, 1, 2, 3, 4]
      .map((index) => {
        const x = index * 143 - shift;
        return `C${x + 48} ${top - crest * rise} ${x + 95} ${top + crest * rise} ${x + 143} ${top}`;
      })
      .join('');
    return `M${-shift} ${top}${arcs}V${height}H${-shift}Z`;
  };
  return (
    <g>
      {isCover && <circle cx={318} cy={height - 150} r={44} fill={sheenOf(colors)} fillOpacity={0.85} />}
      <path d={wave(58, 90, 13)} fill={colors.line} fillOpacity={0.5} />
      <path d={wave(42, 20, 11)} fill={colors.line} fillOpacity={0.75} />
      <path d={wave(25, 120, 9)} fill={colors.accent} fillOpacity={0.2} />
    </g>
  );
}

/** Leaves on a stem, as position along it, side and length. */
const LEAVES: readonly (readonly [at: number, side: 1 | -1, length: number])[] = [
  [18, 1, 40],
  [30, -1, 42],
  [52, 1, 44],
  [66, -1, 42],
  [88, 1, 38],
  [102, -1, 34],
  [120, 1, 28],
];

/** A branch at the upper right; the cover has a larger one and a second at the lower right. */
export function Leaves({ colors, height, isCover }: DecorationProps) {
  return (
    <g stroke={colors.accent} strokeOpacity={0.5} strokeWidth={1.3} strokeLinecap="round">
      <g transform={`translate(${DRAWN_WIDTH + 12} ${-12}) rotate(133) scale(${isCover ? 1.3 : 0.62})`}>
        <Branch leaf={colors.line} />
      </g>
      {isCover && (
        <g transform={`translate(${DRAWN_WIDTH + 10} ${height + 6}) rotate(-146) scale(1.2)`}>
          <Branch leaf={colors.line} />
        </g>
      )}
    </g>
  );
}

/** A branch from the origin to the right. */
function Branch({ leaf }: { readonly leaf: string }) {
  return (
    <g>
      <path d="M0 0Q70 -8 142 0" fill="none" />
      {LEAVES.map(([at, side, length]) => (
        <path
          key={at}
          transform={`translate(${at} ${-4 * Math.sin((at / 142) * Math.PI)}) rotate(${side * 42})`}
          d={`M0 0Q${length * 0.42} ${-length * 0.34} ${length} 0Q${length * 0.42} ${length * 0.34} 0 0Z`}
          fill={leaf}
        />
      ))}
    </g>
  );
}
