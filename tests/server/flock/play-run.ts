import type { SubmittedLog, SubmittedRun } from '../../../src/core/contracts/flock-records.ts';
import { DAILY_CONDITIONS } from '../../../src/core/flock/daily-pond.ts';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { createHunt } from '../../../src/core/flock/hunt.ts';
import { seedOfDay } from '../../../src/core/flock/run-claims.ts';
import { RULES_VERSION, type RunConditions } from '../../../src/core/flock/run-log.ts';
import { STEP_BYTES, toParts } from '../../../src/core/flock/run-steps.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';

interface Played {
  /** Null for a free game. */
  readonly day: string | null;
  readonly seconds: number;
  readonly conditions?: Partial<RunConditions>;
  readonly tryId?: string;
}

/** Plays a game as the product does, always towards the nearest fish, and returns what a device would submit. */
export function playRun({ day, seconds, conditions = {}, tryId }: Played): SubmittedRun {
  const core = loadCore();
  const first = { ...DAILY_CONDITIONS, ...conditions };
  const pond = day === null ? 'free' : 'daily';
  const seed = day === null ? 7 : seedOfDay(day);
  const hunt = createHunt(core, { pond, seed, conditions: first, rules: FLOCK_RULES });
  while (hunt.steps() < 0) hunt.play({ x: 0, y: 0, boost: false });
  const steps = new Uint8Array(seconds * 60 * STEP_BYTES);
  for (let index = 0; index < seconds * 60; index++) {
    const { x, y } = aim(core);
    const step = { x: toParts(x), y: toParts(y), boost: true };
    hunt.play(step);
    steps.set([step.x, step.y, 1], index * STEP_BYTES);
  }
  const log: SubmittedLog = {
    ...{ rules: RULES_VERSION, pond, seed },
    conditions: [first],
    steps: Buffer.from(steps).toString('base64'),
  };
  return { day, tryId: tryId ?? null, score: core.score(), log };
}

/** The direction from the predator to the nearest follower. */
function aim(core: FlockCore): { readonly x: number; readonly y: number } {
  const [ownX, ownY] = [core.x[core.predatorSlot] ?? 0, core.y[core.predatorSlot] ?? 0];
  let best = { x: 1, y: 0, distance: Number.POSITIVE_INFINITY };
  for (let slot = core.leaders(); slot < core.population(); slot++) {
    const [x, y] = [(core.x[slot] ?? 0) - ownX, (core.y[slot] ?? 0) - ownY];
    const distance = Math.hypot(x, y);
    if (distance > 0 && distance < best.distance) best = { x: x / distance, y: y / distance, distance };
  }
  return best;
}
