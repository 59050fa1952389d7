import type { RunConditions, RunLog } from '../../../src/core/flock/run-log.ts';
import { type RunStep, STEP_BYTES } from './steps.ts';

/** A run of more steps than this is not remembered: a quarter of an hour at 144 frames a second. */
export const MOST_STEPS = 131_072;
const FIRST_STEPS = 4096;

export interface RunRecorder {
  /** Steps so far, remembered or not. */
  readonly steps: () => number;
  addStep(step: RunStep): void;
  addConditions(conditions: RunConditions): void;
  /** Null when the run was too long. */
  take(): RunLog | null;
}

/** Writes a run down as it is played. */
export function createRecorder(seed: number): RunRecorder {
  const conditions: RunConditions[] = [];
  let bytes = new Uint8Array(FIRST_STEPS * STEP_BYTES);
  let count = 0;

  return {
    steps: () => count,
    addStep({ units, x, y, boost }) {
      if (count < MOST_STEPS) {
        const at = count * STEP_BYTES;
        if (at === bytes.length) bytes = grown(bytes);
        bytes[at] = units;
        bytes[at + 1] = x & 255;
        bytes[at + 2] = y & 255;
        bytes[at + 3] = Number(boost);
      }
      count += 1;
    },
    addConditions(next) {
      if (count < MOST_STEPS) conditions.push(next);
    },
    take: () => (count > MOST_STEPS ? null : { seed, conditions, steps: bytes.slice(0, count * STEP_BYTES) }),
  };
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
