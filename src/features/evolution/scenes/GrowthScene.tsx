import { POND } from '../palette.ts';
import { Fish } from './Fish.tsx';

/** From a cell to a fish; the next form is an outline. */
export function GrowthScene() {
  return (
    <svg viewBox="0 0 1000 260" fill="none" aria-hidden="true">
      <path
        d="M60 214C240 224 330 190 470 172s300-10 440-74"
        stroke={POND.fish}
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g className="form">
        <circle cx="62" cy="168" r="15" fill={POND.deepFish} />
        <circle cx="66" cy="165" r="5" fill={POND.light} />
      </g>
      <g className="form">
        <path
          d="M236 160c0-9-9-15-20-15-12 0-18 8-26 12-10 5-20-2-34 6 16-2 22 6 36 4 8-1 14 8 24 8 11 0 20-6 20-15z"
          fill={POND.deepFish}
        />
        <circle cx="222" cy="156" r="4" fill={POND.light} />
      </g>
      <g className="form">
        <Fish x={356} y={136} heading={-6} scale={1.5} fill={POND.deepFish} />
        <circle cx="378" cy="132" r="3.5" fill={POND.ground} />
      </g>
      <g className="form">
        <Fish x={548} y={110} heading={-8} scale={2.5} fill={POND.fish} />
        <circle cx="588" cy="102" r="5" fill={POND.ground} />
      </g>
      <g className="form">
        <path
          d="M24 1C15-9-3-11-15-3L-29-12c3 8 3 16 0 24L-15 3C-3 10 15 9 24 1z"
          transform="translate(806 84) rotate(-8) scale(4)"
          stroke={POND.leaderLight}
          strokeWidth=".55"
          strokeDasharray="1.6 1.8"
        />
        <circle cx="868" cy="73" r="7" fill={POND.leader} />
      </g>
    </svg>
  );
}
