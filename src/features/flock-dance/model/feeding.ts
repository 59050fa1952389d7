import { FEEDING_MIDDLE_PX, TAP_MAX_PX, TIMED_MEAL } from '../constants.ts';
import { distanceBetween, type Point, type PondSize } from './route-path.ts';

/** Whether a press at `down`, released at `up`, is a tap and not a drag. */
export function isTap(down: Point, up: Point): boolean {
  return distanceBetween(down, up) <= TAP_MAX_PX;
}

/** A random place near the middle, for food dropped with the keyboard. `random` gives 0 ≤ value < 1. */
export function nearMiddle({ width, height }: PondSize, random: () => number): Point {
  const spread = Math.min(FEEDING_MIDDLE_PX, width / 4, height / 4);
  return { x: width / 2 + (random() * 2 - 1) * spread, y: height / 2 + (random() * 2 - 1) * spread };
}

/** Where food is dropped while the time of a focus period or break stands in the middle: beside it, where it is seen. */
export function besideTheTime({ width, height }: PondSize): Point {
  return { x: width * TIMED_MEAL.widthShare, y: height * TIMED_MEAL.heightShare };
}
