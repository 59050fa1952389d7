import { readFileSync } from 'node:fs';
import { createFlockCore, type FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import type { FlockRules } from '../../../workers/flock/flock.api.ts';

export type CoreFile =
  | 'flock'
  | 'flock-scalar'
  | 'flock-ocean'
  | 'flock-ocean-scalar'
  | 'flock-large'
  | 'flock-large-scalar';

export function readCore(file: CoreFile): Buffer {
  return readFileSync(new URL(`../../../wasm/build/${file}.wasm`, import.meta.url));
}

/** A new core of this build with the product's rules, some of them changed. */
export function loadCore(file: CoreFile = 'flock', rules: Partial<FlockRules> = {}): FlockCore {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(readCore(file))));
  const core = createFlockCore(instance);
  core.setRules({ ...FLOCK_RULES, ...rules });
  return core;
}

export const FRAME_S = 1 / 60;

export function swim(core: FlockCore, seconds: number, afterStep?: () => void): void {
  for (let step = 0; step < Math.round(seconds / FRAME_S); step++) {
    core.step(FRAME_S);
    afterStep?.();
  }
}
