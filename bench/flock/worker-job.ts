import type { FlockInput } from '../inputs.ts';
import { timeCalls } from '../timing.ts';
import { openFlock, openSettledFlock, stepFlock } from './settled-flock.ts';

export interface WorkerJob {
  readonly wasmUrl: string;
  readonly input: FlockInput;
  /** Steps from a new flock to the fingerprint. */
  readonly hashSteps: number;
  readonly rounds: number;
}

export interface WorkerAnswer {
  readonly hash: number;
  /** Milliseconds per step of the settled flock. */
  readonly samples: readonly number[];
}

/** Takes the fingerprint first, then times the step of a settled flock. */
export function timeFlock(module: WebAssembly.Module, { input, hashSteps, rounds }: WorkerJob): WorkerAnswer {
  const hash = hashAfter(module, input, hashSteps);
  const settled = openSettledFlock(module, input);
  return { hash, samples: timeCalls(() => settled.step(input.stepS), rounds) };
}

export function hashAfter(module: WebAssembly.Module, input: FlockInput, steps: number): number {
  const core = openFlock(module, input);
  stepFlock(core, input, steps);
  return core.hash();
}
