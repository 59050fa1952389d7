import { STEPS_PER_S } from './run-steps.ts';

/** Steps of the game at which a golden fish appears in a day's pond. */
const APPEARANCES = [30 * STEPS_PER_S, 60 * STEPS_PER_S] as const;
const STAY_STEPS = 12 * STEPS_PER_S;
/** How far outside the pond its way begins and ends. */
const OUTSIDE_PX = 60;

/** A fish on its way through the pond: its place, and its velocity in pixels a second. */
export interface GoldenFish {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

interface GoldenFishes {
  /** The fish at this step of the game; null while there is none. */
  at(step: number): GoldenFish | null;
  /** The fish of this step has been eaten. */
  eat(step: number): void;
}

interface World {
  readonly width: number;
  readonly height: number;
}

/**
 * The golden fish of a day: the seed gives their ways, so that all players meet the same ones. A way is a curve from one side
 * of the pond to the other. Only arithmetic with the same result in every engine.
 */
export function createGoldenFishes(seed: number, world: World): GoldenFishes {
  const ways = APPEARANCES.map((begin, index) => ({ begin, way: toWay(seed, index, world), isEaten: false }));
  const find = (step: number) => ways.find(({ begin }) => step >= begin && step < begin + STAY_STEPS);
  return {
    at(step) {
      const found = find(step);
      return found === undefined || found.isEaten ? null : placeOn(found.way, (step - found.begin) / STAY_STEPS);
    },
    eat(step) {
      const found = find(step);
      if (found !== undefined) found.isEaten = true;
    },
  };
}

/** The four points of a Bézier curve on each axis. */
interface Way {
  readonly x: Points;
  readonly y: Points;
}
type Points = readonly [number, number, number, number];

function toWay(seed: number, index: number, { width, height }: World): Way {
  const random = createRandom(seed ^ Math.imul(index + 1, 0x9e3779b9));
  const high = () => height * (0.1 + 0.8 * random());
  const x: Points = [-OUTSIDE_PX, width * 0.3, width * 0.7, width + OUTSIDE_PX];
  const y: Points = [high(), high(), high(), high()];
  return random() < 0.5 ? { x, y } : { x: [x[3], x[2], x[1], x[0]], y };
}

function placeOn({ x, y }: Way, time: number): GoldenFish {
  const perS = STEPS_PER_S / STAY_STEPS;
  return { x: curve(x, time), y: curve(y, time), vx: slope(x, time) * perS, vy: slope(y, time) * perS };
}

function curve([a, b, c, d]: Points, time: number): number {
  const rest = 1 - time;
  return rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c + time * time * time * d;
}

function slope([a, b, c, d]: Points, time: number): number {
  const rest = 1 - time;
  return 3 * rest * rest * (b - a) + 6 * rest * time * (c - b) + 3 * time * time * (d - c);
}

/** Numbers from 0 to below 1, the same for a seed in every engine. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}
