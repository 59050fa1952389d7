import type { FlockCore } from './flock-core.ts';

/** The longest time of one step; a faster pond takes several steps per frame. */
const LONGEST_STEP_S = 1 / 28;

/** Moves the pond by `span` seconds of its own time, in the smallest number of equal steps that keeps turns smooth. */
export function stepPond(core: FlockCore, span: number): void {
  const count = Math.max(Math.ceil(span / LONGEST_STEP_S), 1);
  for (let i = 0; i < count; i++) core.step(span / count);
}
