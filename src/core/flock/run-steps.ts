import type { FlockCore } from './flock-core.ts';
import type { RunConditions, RunLog } from './run-log.ts';

/** Every step of a run has the same length on every display, so equal inputs give equal games. */
export const STEPS_PER_S = 60;
export const STEP_S = 1 / STEPS_PER_S;
export const STEP_MS = 1000 / STEPS_PER_S;
/** Bytes of one recorded step: direction x and y, boost. */
export const STEP_BYTES = 3;
/** Directions are recorded in parts of this. */
const DIRECTION_PARTS = 127;

/** The input of one step. Nothing else enters a step, so equal steps give equal states. */
export interface RunStep {
  /** Direction in 127ths, −127 … 127. */
  readonly x: number;
  readonly y: number;
  readonly boost: boolean;
}

/** Converts a component of a direction at most 1 long to 127ths. */
export function toParts(value: number): number {
  return Math.round(Math.min(Math.max(value, -1), 1) * DIRECTION_PARTS) || 0;
}

/** The direction of a step, at most 1 long, as the core takes it. */
export function directionOf({ x, y }: RunStep): { readonly x: number; readonly y: number } {
  return { x: x / DIRECTION_PARTS, y: y / DIRECTION_PARTS };
}

export function countSteps({ steps }: RunLog): number {
  return Math.floor(steps.length / STEP_BYTES);
}

export function readStep({ steps }: RunLog, index: number): RunStep {
  const at = index * STEP_BYTES;
  return { x: toSigned(steps[at]), y: toSigned(steps[at + 1]), boost: steps[at + 2] === 1 };
}

/** Changes the pond's conditions from `before` to `next`. */
export function changeConditions(core: FlockCore, before: RunConditions, next: RunConditions): void {
  if (next.width !== before.width || next.height !== before.height) core.resize(next.width, next.height);
  core.setPopulation(next.population);
  core.setLeaders(next.leaders);
  if (next.refreshes) core.refreshRoutes();
}

function toSigned(byte = 0): number {
  return byte > 127 ? byte - 256 : byte;
}
