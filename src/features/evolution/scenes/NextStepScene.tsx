import { POND } from '../palette.ts';
import { Fish } from './Fish.tsx';

const PATH = 'M36 548C150 540 178 470 262 448s150-30 190-118c22-44 26-76 36-116';

/** Steps behind the leader, from the first to the latest. */
const STEPS = [
  { x: 36, y: 548, r: 6 },
  { x: 160, y: 503, r: 7 },
  { x: 262, y: 448, r: 8 },
  { x: 374, y: 414, r: 9 },
] as const;

const FOLLOWERS = [
  { x: 366, y: 292, heading: -44, scale: 1.2 },
  { x: 318, y: 232, heading: -38, scale: 0.86 },
  { x: 288, y: 336, heading: -38, scale: 1.3 },
  { x: 240, y: 264, heading: -32, scale: 0.92 },
  { x: 206, y: 370, heading: -30, scale: 1.12 },
  { x: 176, y: 306, heading: -28, scale: 0.8 },
  { x: 126, y: 400, heading: -22, scale: 0.94 },
  { x: 108, y: 338, heading: -20, scale: 0.66 },
  { x: 52, y: 424, heading: -16, scale: 0.7 },
  { x: 40, y: 366, heading: -14, scale: 0.52 },
] as const;

/** One fish leads along a way of which only the next step shines. */
export function NextStepScene() {
  return (
    <svg viewBox="0 0 600 600" fill="none" aria-hidden="true">
      <radialGradient id="step-light">
        <stop offset="0" stopColor={POND.leader} stopOpacity=".5" />
        <stop offset=".4" stopColor={POND.leader} stopOpacity=".16" />
        <stop offset="1" stopColor={POND.leader} stopOpacity="0" />
      </radialGradient>
      <mask id="step-way" maskUnits="userSpaceOnUse" x="0" y="0" width="600" height="600">
        <path className="way" d={PATH} pathLength="1" stroke="white" strokeWidth="14" strokeDasharray="1" />
      </mask>
      <path
        d={PATH}
        stroke={POND.fish}
        strokeOpacity=".75"
        strokeWidth="3"
        strokeDasharray="1 12"
        strokeLinecap="round"
        mask="url(#step-way)"
      />
      <circle cx="488" cy="128" r="128" fill="url(#step-light)" />
      {STEPS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill={POND.deepFish} />
      ))}
      <g stroke={POND.leaderLight}>
        <circle cx="488" cy="128" r="44" strokeOpacity=".35" strokeWidth="1.5" />
        <circle cx="488" cy="128" r="26" strokeOpacity=".7" strokeWidth="1.5" />
      </g>
      <circle cx="488" cy="128" r="11" fill={POND.leaderLight} />
      <g className="followers">
        {FOLLOWERS.map((fish) => (
          <Fish key={fish.x} {...fish} fill={POND.deepFish} />
        ))}
      </g>
      <g className="leader">
        <Fish x={458} y={262} heading={-68} scale={1.9} fill={POND.leader} />
      </g>
    </svg>
  );
}
