import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { FlockRules } from '../../../src/core/flock/flock-rules.ts';
import { createReplay } from '../../../src/core/flock/replay.ts';
import type { RunLog } from '../../../src/core/flock/run-log.ts';

/** Steps between two pauses in which the pond draws its frames. */
const SLICE_STEPS = 60;

/** The score of a log, played again on a core of its own while the pond swims. */
export async function playAgain(core: FlockCore, log: RunLog, rules: FlockRules): Promise<number> {
  const replay = createReplay(core, log, rules);
  for (let steps = 0; !replay.isOver(); steps += SLICE_STEPS) {
    replay.advanceTo(steps);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return core.score();
}
