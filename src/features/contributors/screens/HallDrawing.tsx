import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';

/** Degrees along the ring where a branch has its leaves, from the bottom to the tip. */
const LEAF_ANGLES = [112, 130, 148, 166, 184, 202, 220] as const;
const LEAF = 'M0 0C6-9 20-10 26-2 18 5 7 6 0 0z';
const RING = { x: 120, y: 62, rx: 66, ry: 52 } as const;

/** Two laurel branches around a wall of bricks. The next brick is about to be added. */
export function HallDrawing() {
  return (
    <Svg viewBox="0 0 240 132" width="240" aria-hidden="true">
      <Branch />
      <g transform="translate(240 0) scale(-1 1)">
        <Branch />
      </g>
      <g className="bricks">
        <rect x="84" y="84" width="34" height="15" rx="3" />
        <rect x="122" y="84" width="34" height="15" rx="3" />
        <rect x="103" y="65" width="34" height="15" rx="3" />
        <rect className="next" x="103" y="40" width="34" height="15" rx="3" transform="rotate(-9 120 47)" />
      </g>
    </Svg>
  );
}

function Branch() {
  return (
    <g>
      <path className="stem" d="M112 113C76 110 52 86 54 58c1-13 6-24 15-32" />
      {LEAF_ANGLES.map((angle) => {
        const [x, y] = onRing(angle);
        return (
          <g key={angle}>
            <path className="leaf" d={LEAF} transform={`translate(${x} ${y}) rotate(${angle + 62}) scale(.82)`} />
            <path className="leaf" d={LEAF} transform={`translate(${x} ${y}) rotate(${angle + 118}) scale(.72 -.72)`} />
          </g>
        );
      })}
    </g>
  );
}

/** A point of the ring, in whole pixels. */
function onRing(degrees: number): [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.round(RING.x + RING.rx * Math.cos(radians)), Math.round(RING.y + RING.ry * Math.sin(radians))];
}

const Svg = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    fill: 'none',
    '& .stem': { stroke: tint(palette.primary.main, 55, palette.background.default), strokeWidth: 2 },
    '& .leaf': { fill: tint(palette.primary.main, 42, palette.background.default) },
    '& .bricks': {
      fill: tint(palette.primary.main, 20, palette.background.default),
      stroke: palette.primary.main,
      strokeWidth: 1.75,
    },
    '& .bricks .next': { fill: palette.accent, stroke: 'none' },
  };
});
