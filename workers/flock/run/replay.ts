import type { RunLog } from '../../../src/core/flock/run-log.ts';
import type { FlockCore } from '../flock-wasm.ts';
import { beginRun, changeConditions, playStep, STEP_BYTES, UNITS_PER_MS } from './steps.ts';

export interface Replay {
  /** Plays until this much time of the run has passed, or the run is over. */
  advanceTo(elapsedMs: number): void;
  readonly isOver: () => boolean;
  /** The current size of the run's pond, in CSS pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
}

/**
 * Replays a recorded run on `core`, which has the rules of the run and belongs to the replay. A log without conditions
 * is over at once.
 */
export function createReplay(core: FlockCore, log: RunLog): Replay {
  const signed = new Int8Array(log.steps.buffer, log.steps.byteOffset, log.steps.length);
  const stepCount = Math.floor(log.steps.length / STEP_BYTES);
  const [first, ...changes] = log.conditions;
  let now = first;
  let change = 0;
  let step = 0;
  let units = 0;
  if (first !== undefined) beginRun(core, log.seed, first);

  const isOver = () => now === undefined || step >= stepCount;
  const playNext = () => {
    for (let next = changes[change]; next !== undefined && next.step <= step; next = changes[change]) {
      if (now !== undefined) changeConditions(core, now, next);
      now = next;
      change += 1;
    }
    const at = step * STEP_BYTES;
    const span = log.steps[at] ?? 0;
    const boost = log.steps[at + 3] === 1;
    playStep(core, { units: span, x: signed[at + 1] ?? 0, y: signed[at + 2] ?? 0, boost }, now?.pace ?? 1);
    units += span;
    step += 1;
  };

  return {
    advanceTo(elapsedMs) {
      while (units < elapsedMs * UNITS_PER_MS && !isOver()) playNext();
    },
    isOver,
    size: () => now ?? { width: 1, height: 1 },
  };
}

/** Replays a whole run. Score and fingerprint are those with which the run ended. */
export function replayRun(core: FlockCore, log: RunLog): { readonly score: number; readonly hash: number } {
  createReplay(core, log).advanceTo(Number.POSITIVE_INFINITY);
  return { score: core.score(), hash: core.hash() };
}
