import type { FlockCore } from './flock-core.ts';
import type { FlockRules } from './flock-rules.ts';
import { createHunt } from './hunt.ts';
import { RULES_VERSION, type RunLog } from './run-log.ts';
import { countSteps, type RunStep, readStep } from './run-steps.ts';

const AT_REST: RunStep = { x: 0, y: 0, boost: false };

interface Replay {
  /** Plays until the run has this many steps, those of the countdown below 0, or is over. */
  advanceTo(steps: number): void;
  readonly isOver: () => boolean;
  /** The current size of the run's pond. */
  readonly size: () => { readonly width: number; readonly height: number };
}

/**
 * Replays a recorded run on `core`, which belongs to the replay. `rules` are those of a pond without a game. A log without
 * conditions, or with other rules than these, is over at once.
 */
export function createReplay(core: FlockCore, log: RunLog, rules: FlockRules): Replay {
  const [first, ...changes] = log.conditions;
  if (first === undefined || log.rules !== RULES_VERSION) {
    return { advanceTo: () => undefined, isOver: () => true, size: () => ({ width: 1, height: 1 }) };
  }
  const { pond, seed } = log;
  const hunt = createHunt(core, { pond, seed, conditions: first, rules });
  const stepCount = countSteps(log);
  let change = 0;

  const isOver = () => hunt.steps() >= stepCount;
  const playNext = () => {
    for (let next = changes[change]; next !== undefined && next.step <= hunt.steps(); next = changes[change]) {
      hunt.change(next);
      change += 1;
    }
    hunt.play(hunt.steps() < 0 ? AT_REST : readStep(log, hunt.steps()));
  };

  return {
    advanceTo(steps) {
      while (hunt.steps() < steps && !isOver()) playNext();
    },
    isOver,
    size: () => hunt.conditions(),
  };
}

/** Replays a whole run. Score and fingerprint are those with which the run ended. */
export function replayRun(
  core: FlockCore,
  log: RunLog,
  rules: FlockRules,
): { readonly score: number; readonly hash: number } {
  createReplay(core, log, rules).advanceTo(Number.POSITIVE_INFINITY);
  return { score: core.score(), hash: core.hash() };
}
