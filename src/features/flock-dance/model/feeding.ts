import { FEEDING_MIDDLE_PX, TAP_MOST_PX } from '../constants.ts';
import { distanceBetween, type Point, type Pond } from './route-path.ts';

/** Whether what was pressed and let go of here is a tap, not a drag. */
export function isTap(down: Point, up: Point): boolean {
  return distanceBetween(down, up) <= TAP_MOST_PX;
}

/** Where food dropped without a pointer lands: near the middle, never twice in the same place. `random` gives 0 ≤ value < 1. */
export function nearMiddle({ width, height }: Pond, random: () => number): Point {
  const spread = Math.min(FEEDING_MIDDLE_PX, width / 4, height / 4);
  return { x: width / 2 + (random() * 2 - 1) * spread, y: height / 2 + (random() * 2 - 1) * spread };
}
