import { createFlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { createReplay } from '../../../src/core/flock/replay.ts';
import { createRunVerifier, type RunVerifier } from './run-verifier.ts';

/** The part of the engine's interface that Node's types leave out. */
declare global {
  namespace WebAssembly {
    function instantiate(file: Uint8Array): Promise<{ readonly instance: { readonly exports: object } }>;
  }
}

/** Steps between two looks at the clock: at most 5 ms with the largest pond. */
const STEPS_PER_PART = 8;

/** Replays games on the product's core, whose file is given. */
export async function createFlockVerifier(file: Uint8Array<ArrayBuffer>): Promise<RunVerifier> {
  const { instance } = await WebAssembly.instantiate(file);
  const core = createFlockCore(instance);
  return createRunVerifier({
    clock: () => performance.now(),
    startReplay(log) {
      const replay = createReplay(core, log, FLOCK_RULES);
      let steps = 0;
      return {
        advance() {
          steps += STEPS_PER_PART;
          replay.advanceTo(steps);
          return !replay.isOver();
        },
        score: core.score,
      };
    },
  });
}
