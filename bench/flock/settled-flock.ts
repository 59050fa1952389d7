import { createFlockCore, type FlockCore } from '../../src/core/flock/flock-core.ts';
import type { FlockInput } from '../inputs.ts';

/** A new flock with two leaders and an unsteered predator. */
export function openFlock(module: WebAssembly.Module, input: FlockInput): FlockCore {
  const core = createFlockCore(new WebAssembly.Instance(module, {}));
  core.setRules(input.rules);
  core.reset(input.seed, input.width, input.height, input.population, input.leaders);
  core.setPredator(true);
  return core;
}

/** The same flock after it has bunched up round its leaders. */
export function openSettledFlock(module: WebAssembly.Module, input: FlockInput): FlockCore {
  const core = openFlock(module, input);
  stepFlock(core, input, input.settleSteps);
  return core;
}

export function stepFlock(core: FlockCore, { stepS }: FlockInput, steps: number): void {
  for (let i = 0; i < steps; i++) core.step(stepS);
}
