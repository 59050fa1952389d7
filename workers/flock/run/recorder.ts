import { type PondKind, RULES_VERSION, type RunConditions, type RunLog } from '../../../src/core/flock/run-log.ts';
import { type RunStep, STEP_BYTES } from '../../../src/core/flock/run-steps.ts';

/** Longer runs are not recorded: this is half an hour. */
export const STEPS_MAX = 108_000;
const FIRST_STEPS = 4096;

interface RunRecorder {
  /** Steps so far, recorded or not. */
  readonly steps: () => number;
  addStep(step: RunStep): void;
  addConditions(conditions: RunConditions): void;
  /** Null when the run was too long. */
  take(): RunLog | null;
}

/** Records a run while it is played. */
export function createRecorder(pond: PondKind, seed: number): RunRecorder {
  const conditions: RunConditions[] = [];
  let bytes = new Uint8Array(FIRST_STEPS * STEP_BYTES);
  let count = 0;

  return {
    steps: () => count,
    addStep({ x, y, boost }) {
      if (count < STEPS_MAX) {
        const at = count * STEP_BYTES;
        if (at === bytes.length) bytes = grown(bytes);
        bytes[at] = x & 255;
        bytes[at + 1] = y & 255;
        bytes[at + 2] = Number(boost);
      }
      count += 1;
    },
    addConditions(next) {
      if (count < STEPS_MAX) conditions.push(next);
    },
    take() {
      if (count > STEPS_MAX) return null;
      return { rules: RULES_VERSION, pond, seed, conditions, steps: bytes.slice(0, count * STEP_BYTES) };
    },
  };
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
