import { listSpecks } from '../model/specks.ts';
import { POND } from '../palette.ts';

const BEAMS = [
  'M120 0h150L60 900H-160z',
  'M470 0h110l90 900H390z',
  'M760 0h210l330 900H900z',
  'M1230 0h90l330 900h-210z',
] as const;

/** Bubbles: x, y, radius. */
const BUBBLES = [
  [52, 640, 5],
  [72, 590, 3],
  [58, 540, 7],
  [690, 770, 4],
  [712, 720, 6],
  [700, 660, 3],
  [1310, 620, 5],
  [1288, 560, 8],
  [1302, 500, 3],
] as const;

/** The surface with its light, behind the first section. */
export function Surface() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" fill="none" aria-hidden="true">
      <linearGradient id="surface-beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={POND.light} stopOpacity=".17" />
        <stop offset=".6" stopColor={POND.light} stopOpacity=".045" />
        <stop offset="1" stopColor={POND.light} stopOpacity="0" />
      </linearGradient>
      <g className="beams" fill="url(#surface-beam)">
        {BEAMS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="bubbles" stroke={POND.light} strokeOpacity=".5" strokeWidth="1.5">
        {BUBBLES.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}

const SPECKS = listSpecks(56, 1440, 900);

/** Specks that drift in the dim water, behind the second section. */
export function Plankton() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" fill={POND.light} aria-hidden="true">
      {SPECKS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
      ))}
    </svg>
  );
}

/** Weeds of the ground: x, height, lean. */
const FAR_WEEDS = [
  [90, 250, 30],
  [200, 180, -24],
  [1130, 210, 26],
  [1290, 290, -34],
  [1380, 200, 22],
] as const;
const NEAR_WEEDS = [
  [30, 300, 40],
  [150, 150, 26],
  [260, 110, -22],
  [1190, 130, -24],
  [1340, 190, 30],
  [1410, 320, -44],
] as const;

/** The ground with its weeds, below the last section. */
export function Ground() {
  return (
    <svg className="ground" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className="weeds" fill={POND.farWeed}>
        {FAR_WEEDS.map(([x, height, lean]) => (
          <path key={x} d={weed(x, height, lean, 24)} />
        ))}
      </g>
      <path d="M0 356c180-46 360-30 560-12s420 30 600-8 200-20 280-24v108H0z" fill={POND.farWeed} />
      <g className="weeds" fill={POND.weed}>
        {NEAR_WEEDS.map(([x, height, lean]) => (
          <path key={x} d={weed(x, height, lean, 20)} />
        ))}
      </g>
      <path d="M0 384c220-34 420 6 700 4s520-40 740-8v40H0z" fill={POND.ground} />
    </svg>
  );
}

/** A leaf that grows from the ground at `x` and leans to one side, in the units of the drawing. */
function weed(x: number, height: number, lean: number, width: number): string {
  const top = 400 - height;
  const [low, high] = [400 - height * 0.35, 400 - height * 0.7];
  return (
    `M${x - width / 2} 400C${x - width / 2 - lean} ${low} ${x - width / 4 + lean} ${high} ${x + lean} ${top}` +
    `C${x + width / 2 + lean} ${high} ${x + width / 2 - lean} ${low} ${x + width / 2} 400z`
  );
}
