import type { RunConditions } from '../../../src/core/flock/run-log.ts';
import type { FlockCore } from '../flock-wasm.ts';
import { stepPond } from '../pacing.ts';

/** Bytes of one recorded step: time, direction x and y, boost. */
export const STEP_BYTES = 4;
/** Recorded time is in quarters of a millisecond. */
export const UNITS_PER_S = 4000;
export const UNITS_PER_MS = 4;
export const UNITS_MAX = 255;
/** Directions are recorded in parts of this. */
const DIRECTION_PARTS = 127;

/** The input of one step. Nothing else enters a step, so equal steps give equal states. */
export interface RunStep {
  readonly units: number;
  /** Direction in 127ths, −127 … 127. */
  readonly x: number;
  readonly y: number;
  readonly boost: boolean;
}

/** Converts a component of a direction at most 1 long to 127ths. */
export function toParts(value: number): number {
  return Math.round(Math.min(Math.max(value, -1), 1) * DIRECTION_PARTS) || 0;
}

/** Fills the pond for a run and lets the predator in, steered from the start: it begins in the middle. */
export function beginRun(core: FlockCore, seed: number, first: RunConditions): void {
  core.reset(seed, first.width, first.height, first.population, first.leaders);
  core.steer(0, 0, false);
  core.setPredator(true);
}

/** Changes the pond's conditions from `before` to `next`. */
export function changeConditions(core: FlockCore, before: RunConditions, next: RunConditions): void {
  if (next.width !== before.width || next.height !== before.height) core.resize(next.width, next.height);
  core.setPopulation(next.population);
  core.setLeaders(next.leaders);
  if (next.refreshes) core.refreshRoutes();
}

export function playStep(core: FlockCore, step: RunStep, pace: number): void {
  core.steer(step.x / DIRECTION_PARTS, step.y / DIRECTION_PARTS, step.boost);
  stepPond(core, (step.units / UNITS_PER_S) * pace);
}
