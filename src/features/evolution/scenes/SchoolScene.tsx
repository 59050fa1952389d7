import { circlingSchool } from '../model/school.ts';
import { POND } from '../palette.ts';
import { Fish } from './Fish.tsx';

const LAYERS = [POND.farFish, POND.deepFish, POND.fish] as const;
const SCHOOL = circlingSchool(300, 300);
/** The fish of the second ring that has the accent. */
const LEADER_INDEX = 36;

/** A school of fish that circles in the light. */
export function SchoolScene() {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true">
      <radialGradient id="school-light">
        <stop offset="0" stopColor={POND.light} stopOpacity=".34" />
        <stop offset=".55" stopColor={POND.light} stopOpacity=".1" />
        <stop offset="1" stopColor={POND.light} stopOpacity="0" />
      </radialGradient>
      <ellipse cx="300" cy="300" rx="300" ry="270" fill="url(#school-light)" />
      {LAYERS.map((color, layer) => (
        <g key={color} className={`ring ring-${layer}`}>
          {SCHOOL.map(
            ({ x, y, heading, scale, layer: own }, index) =>
              own === layer && (
                <Fish
                  key={`${x} ${y}`}
                  x={x}
                  y={y}
                  heading={heading}
                  scale={index === LEADER_INDEX ? 1.15 : scale}
                  fill={index === LEADER_INDEX ? POND.leader : color}
                />
              ),
          )}
        </g>
      ))}
    </svg>
  );
}
