import { DAILY_CONDITIONS } from './daily-pond.ts';
import type { FlockCore } from './flock-core.ts';
import type { FlockRules } from './flock-rules.ts';
import { createReplay } from './replay.ts';
import { RULES_VERSION, type RunConditions, type RunLog } from './run-log.ts';
import { countSteps, STEP_BYTES, STEP_MS } from './run-steps.ts';

/** What a log of today's pond must be to count. */
interface RunExpectation {
  readonly seed: number;
  /** Time to play, and the shortest time that counts; the same where it is left out. */
  readonly limitMs: number;
  readonly shortestMs?: number;
  readonly rules: FlockRules;
}

/**
 * `rules`: of other rules than these. `pond`: not of a day's pond. `seed`: of another day. `conditions`: another world,
 * population, leaders or pace, or changes on the way. `steps`: bytes that no game writes. `time`: too long or too short.
 */
type RunFault = 'rules' | 'pond' | 'seed' | 'conditions' | 'steps' | 'time';

interface VerifiedRun {
  readonly score: number;
  /** Fingerprint of the state at the end, as the game itself reported it. */
  readonly hash: number;
  readonly elapsedMs: number;
}

/**
 * Plays a log of today's pond again on `core`, which may be used for further logs. A log costs at most as many steps as its
 * time limit has; faults are found before the first one.
 */
export function verifyRun(
  core: FlockCore,
  log: RunLog,
  expected: RunExpectation,
): VerifiedRun | { readonly fault: RunFault } {
  const fault = findFault(log, expected);
  if (fault !== null) return { fault };
  const stepCount = countSteps(log);
  createReplay(core, log, expected.rules).advanceTo(stepCount);
  return { score: core.score(), hash: core.hash(), elapsedMs: stepCount * STEP_MS };
}

function findFault(log: RunLog, { seed, limitMs, shortestMs = limitMs }: RunExpectation): RunFault | null {
  if (log.rules !== RULES_VERSION) return 'rules';
  if (log.pond !== 'daily') return 'pond';
  if (log.seed !== seed) return 'seed';
  const [only] = log.conditions;
  if (only === undefined || log.conditions.length > 1 || !isDaily(only)) return 'conditions';
  const stepCount = countSteps(log);
  if (stepCount > Math.round(limitMs / STEP_MS) || stepCount < Math.round(shortestMs / STEP_MS)) return 'time';
  return hasPlayedSteps(log.steps) ? null : 'steps';
}

function isDaily(conditions: RunConditions): boolean {
  const names = Object.keys(DAILY_CONDITIONS) as (keyof RunConditions)[];
  return names.every((name) => conditions[name] === DAILY_CONDITIONS[name]);
}

/** A direction is from −127 to 127 on each axis, and the sprint is 0 or 1. */
function hasPlayedSteps(steps: Uint8Array): boolean {
  if (steps.length % STEP_BYTES !== 0) return false;
  return steps.every((byte, index) => (index % STEP_BYTES === STEP_BYTES - 1 ? byte <= 1 : byte !== 128));
}
