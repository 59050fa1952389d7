import { type BodyShape, mirror } from './body-shapes.ts';
import { isFlying, type StageLook } from './stage.ts';

/** Individuals of the far school, and bubbles. */
export const FAR_COUNT = 54;
export const BUBBLE_COUNT = 15;

const TURN = Math.PI * 2;
/** Seconds a bubble rises, and bubbles of one vent follow each other. */
const RISE_S = 13;
const BUBBLES_PER_VENT = 5;
/** Where bubbles leave the floor, as shares of the width. */
const VENTS = [0.135, 0.7, 0.905] as const;
/** Slow motion: the far school swims at this share of its speed. */
const CALM_PACE = 0.3;

interface School {
  readonly count: number;
  /** Speed in pixels a second; below 0 to the left. */
  readonly speed: number;
  /** Height as a share of the picture's. */
  readonly height: number;
  /** Half the length and half the height of the school in pixels. */
  readonly long: number;
  readonly high: number;
  readonly bodyPx: number;
}

const SCHOOLS: readonly School[] = [
  { count: 32, speed: 11, height: 0.3, long: 150, high: 44, bodyPx: 9.5 },
  { count: FAR_COUNT - 32, speed: -7, height: 0.6, long: 110, high: 30, bodyPx: 7 },
];
/** Rows of a formation are so far apart, in body lengths; a formation has this many individuals at most. */
const ROW = 2.3;
const FORMATION_COUNT = 13;
const MARGIN_PX = 220;

/** Individuals far behind the swarm. Their places are a function of time: they have no state and no part in the pond. */
export interface Distance {
  /** x, y, course in radians and length in pixels of every far individual. */
  readonly far: Float32Array;
  /** x, y, radius in pixels and strength (0 … 1) of every bubble. */
  readonly bubbles: Float32Array;
  move(seconds: number, width: number, height: number, look: StageLook): void;
}

/** Whether the picture has depth: in front of a page's backdrop, but not in a game, where only what can be eaten is seen. */
export function hasDepth({ backdrop, isRun }: StageLook): boolean {
  return backdrop !== null && !isRun;
}

/** Whether bubbles rise: not in the sky, and not for visitors who want less motion. */
export function hasBubbles(look: StageLook): boolean {
  return hasDepth(look) && !isFlying(look) && !look.isCalm;
}

/** The size of a follower by its tone (0 … 1): `scale` and what a tone of 1 adds; and the share of the depth's color at tone 0. */
export function depthRangeOf(look: StageLook): {
  readonly scale: number;
  readonly grows: number;
  readonly dims: number;
} {
  return hasDepth(look) ? { scale: 0.6, grows: 0.6, dims: 0.62 } : { scale: 0.84, grows: 0.3, dims: 0.42 };
}

export function createDistance(): Distance {
  const far = new Float32Array(FAR_COUNT * 4);
  const bubbles = new Float32Array(BUBBLE_COUNT * 4);
  return {
    far,
    bubbles,
    move(seconds, width, height, look) {
      moveFar(far, seconds * (look.isCalm ? CALM_PACE : 1), width, height, isFlying(look));
      moveBubbles(bubbles, seconds, width, height);
    },
  };
}

function moveFar(far: Float32Array, seconds: number, width: number, height: number, isFormation: boolean): void {
  let at = 0;
  SCHOOLS.forEach((school, order) => {
    const road = width + MARGIN_PX * 2;
    const passed = (((seconds * school.speed + road * (0.36 + 0.4 * order)) % road) + road) % road;
    const middle = {
      x: passed - MARGIN_PX,
      y: height * (school.height + 0.035 * Math.sin(seconds * 0.09 + order * 2)),
    };
    for (let index = 0; index < school.count; index++, at += 4) {
      const [x, y] = isFormation ? rowPlace(school, index) : shoalPlace(school, index, seconds);
      const size = school.bodyPx * (0.8 + 0.4 * ((index * 0.618) % 1));
      const sway = isFormation ? 0 : 0.16 * Math.sin(seconds * 0.7 + x * 0.03);
      far[at] = middle.x + x;
      far[at + 1] = middle.y + y;
      far[at + 2] = school.speed > 0 ? sway : Math.PI - sway;
      far[at + 3] = isFormation && index >= FORMATION_COUNT ? 0 : size;
    }
  });
}

/** A place in a long shoal that waves slowly. */
function shoalPlace({ count, long, high }: School, index: number, seconds: number): [x: number, y: number] {
  const away = Math.sqrt((index + 0.5) / count);
  const turn = index * 2.39996;
  const x = Math.cos(turn) * away * long;
  const taper = 1 - 0.35 * Math.abs(x / long);
  return [x, Math.sin(turn) * away * high * taper + 7 * Math.sin(seconds * 0.5 + x * 0.022)];
}

/** A place in a formation: two rows that open to the rear. */
function rowPlace({ speed, bodyPx }: School, index: number): [x: number, y: number] {
  const row = Math.ceil(index / 2);
  const side = index % 2 === 0 ? 1 : -1;
  return [-Math.sign(speed) * row * bodyPx * ROW * 0.9, side * row * bodyPx * ROW * 0.42];
}

function moveBubbles(bubbles: Float32Array, seconds: number, width: number, height: number): void {
  for (let bubble = 0; bubble < BUBBLE_COUNT; bubble++) {
    const vent = Math.floor(bubble / BUBBLES_PER_VENT);
    const own = (bubble * 0.618) % 1;
    const age = (seconds / (RISE_S * (0.85 + 0.3 * own)) + (bubble % BUBBLES_PER_VENT) * 0.17 + vent * 0.31) % 1;
    const sway = Math.sin(seconds * 1.3 + own * TURN) * (2 + 7 * age);
    bubbles[bubble * 4] = (VENTS[vent] ?? 0.5) * width + (own - 0.5) * 26 + sway;
    bubbles[bubble * 4 + 1] = height * (0.9 - 0.92 * age);
    bubbles[bubble * 4 + 2] = (1.8 + 3.2 * own) * (0.7 + 0.6 * age);
    bubbles[bubble * 4 + 3] = Math.min(age * 8, 1) * Math.min((1 - age) * 3, 1);
  }
}

/** Bodies of the far individuals: so small that a few corners are enough. */
export const FAR_FISH: BodyShape = mirror({
  motion: 'stiff',
  lengthPx: 1,
  corners: [
    [0.5, 0, 0, 0],
    [0.08, 0.17, 0, 0],
    [-0.28, 0, 0, 0],
    [-0.5, 0.17, 0, 0],
    [-0.42, 0, 0, 0],
  ],
  triangles: [0, 1, 2, 2, 3, 4],
});

export const FAR_WINGS: BodyShape = mirror({
  motion: 'stiff',
  lengthPx: 1,
  corners: [
    [0.34, 0, 0, 0],
    [-0.26, 0.6, 0, 0],
    [-0.04, 0, 0, 0],
  ],
  triangles: [0, 1, 2],
});
