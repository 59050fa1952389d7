import type { FlockCore } from './flock-wasm.ts';

/** One step moves the pond by at most this long; a faster pond takes several steps a frame. */
const LONGEST_STEP_S = 1 / 28;

/** Moves the pond by `span` seconds of its own time, in as few even steps as turns stay smooth with. */
export function stepPond(core: FlockCore, span: number): void {
  const count = Math.max(Math.ceil(span / LONGEST_STEP_S), 1);
  for (let i = 0; i < count; i++) core.step(span / count);
}
