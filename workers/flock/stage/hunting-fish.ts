import { type BodyShape, mirror } from './body-shapes.ts';

type Point = readonly [x: number, y: number];

/** Half the width of the body from the snout to the root of the tail. */
const OUTLINE: readonly Point[] = [
  [0.5, 0.006],
  [0.485, 0.026],
  [0.45, 0.052],
  [0.38, 0.083],
  [0.28, 0.108],
  [0.16, 0.122],
  [0.03, 0.121],
  [-0.1, 0.102],
  [-0.22, 0.07],
  [-0.32, 0.04],
  [-0.4, 0.022],
];
/** Each fin begins at the body and is a fan round its first point. */
const FINS: readonly (readonly Point[])[] = [
  [
    [0.1, 0.1],
    [0.21, 0.11],
    [0.15, 0.19],
    [0.06, 0.25],
    [-0.06, 0.285],
    [-0.02, 0.22],
    [0.015, 0.165],
    [0.03, 0.11],
  ],
  [
    [-0.19, 0.06],
    [-0.13, 0.09],
    [-0.2, 0.135],
    [-0.28, 0.15],
    [-0.26, 0.1],
    [-0.25, 0.05],
  ],
  [
    [-0.4, 0],
    [-0.38, 0.024],
    [-0.44, 0.07],
    [-0.5, 0.135],
    [-0.59, 0.2],
    [-0.57, 0.13],
    [-0.535, 0.06],
    [-0.5, 0],
  ],
];
const EYE = { x: 0.395, y: 0.05, radius: 0.017, corners: 6 };
const FIN_SHADE = 0.72;
/** Brighter than the flank: the eyes are the brightest part. */
const EYE_SHADE = 1.5;

/** The hunting fish: a long body with a pointed snout, swept fins and eyes. */
export const HUNTING_FISH: BodyShape = createHuntingFish();

function createHuntingFish(): BodyShape {
  const corners: (readonly [number, number, number, number])[] = [];
  const triangles: number[] = [];
  const add = ([x, y]: Point, shade: number) => corners.push([x, y, shade, (Math.max(0.3 - x, 0) / 0.8) ** 2]) - 1;
  const fan = (points: readonly Point[], shade: number) => {
    const [first = 0, ...others] = points.map((point) => add(point, shade));
    for (let i = 1; i < others.length; i++) triangles.push(first, others[i - 1] ?? 0, others[i] ?? 0);
  };

  for (const fin of FINS) fan(fin, FIN_SHADE);
  OUTLINE.forEach(([x, y], station) => {
    const spine = add([x, 0], 0);
    const edge = add([x, y], 1);
    if (station > 0) triangles.push(spine - 2, edge - 2, spine, edge - 2, edge, spine);
  });
  const eye = Array.from({ length: EYE.corners }, (_, i): Point => {
    const turn = (i / EYE.corners) * Math.PI * 2;
    return [EYE.x + Math.cos(turn) * EYE.radius, EYE.y + Math.sin(turn) * EYE.radius];
  });
  fan(eye, EYE_SHADE);
  return mirror({ motion: 'wave', lengthPx: 19, corners, triangles });
}
