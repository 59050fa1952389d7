import { hashText } from '../text/hash-text.ts';
import { DAILY_CONDITIONS, DAILY_LIMIT_S } from './daily-pond.ts';
import { type PondKind, RULES_VERSION, type RunConditions, type RunLog } from './run-log.ts';
import { STEP_BYTES, STEPS_PER_S } from './run-steps.ts';

/** A run with the result that is claimed for it. */
export interface ClaimedRun {
  /** The day of today's pond; null for a free game. */
  readonly day: string | null;
  readonly score: number;
  readonly log: RunLog;
}

/** Longest free game that can be submitted. */
const FREE_LIMIT_S = 300;
/** Steps that a game of a kind may have. */
const STEPS_MAX: Readonly<Record<PondKind, number>> = {
  daily: DAILY_LIMIT_S * STEPS_PER_S,
  free: FREE_LIMIT_S * STEPS_PER_S,
};
/** Square of the longest direction in 127ths: each part of a unit vector is rounded by at most a half. */
const DIRECTION_SQUARE_MAX = (127 + Math.SQRT1_2) ** 2;

/** Why a run is refused before it is replayed. */
type ClaimFault = 'OLD_RULES' | 'WRONG_SEED' | 'WRONG_CONDITIONS' | 'TOO_MANY_STEPS' | 'WRONG_STEPS';

/** The seed of a day's pond, the same for all players: a hash of the date's text, an unsigned 32-bit integer. */
export function seedOfDay(day: string): number {
  return hashText(day);
}

/** Length of a game by its log, in milliseconds. */
export function elapsedMsOf({ steps }: RunLog): number {
  return Math.round((steps.length / STEP_BYTES / STEPS_PER_S) * 1000);
}

/** The first fault of a claimed run; null when the run may be replayed. */
export function findClaimFault({ day, log }: ClaimedRun): ClaimFault | null {
  if (log.rules !== RULES_VERSION) return 'OLD_RULES';
  const kind = day === null ? 'free' : 'daily';
  if (log.pond !== kind) return 'WRONG_CONDITIONS';
  if (day !== null && log.seed !== seedOfDay(day)) return 'WRONG_SEED';
  if (!hasConditions(log)) return 'WRONG_CONDITIONS';
  if (log.steps.length > STEPS_MAX[kind] * STEP_BYTES) return 'TOO_MANY_STEPS';
  return hasSteps(log) ? null : 'WRONG_STEPS';
}

/** Today's pond has one set of conditions. A free game keeps population and pace, so that results of a setting compare. */
function hasConditions({ pond, conditions }: RunLog): boolean {
  const [first, ...changes] = conditions;
  if (first === undefined || first.step !== 0) return false;
  if (pond === 'daily') return changes.length === 0 && isSame(first, DAILY_CONDITIONS);
  return changes.every(
    ({ step, population, pace }, index) =>
      step > (conditions[index]?.step ?? 0) && population === first.population && pace === first.pace,
  );
}

/** Whole steps, whose directions are no longer than the game allows: a longer one would swim faster. */
function hasSteps({ steps }: RunLog): boolean {
  if (steps.length === 0 || steps.length % STEP_BYTES !== 0) return false;
  const signed = new Int8Array(steps.buffer, steps.byteOffset, steps.length);
  for (let at = 0; at < signed.length; at += STEP_BYTES) {
    const [x = 0, y = 0, boost = 0] = signed.subarray(at, at + STEP_BYTES);
    if (x * x + y * y > DIRECTION_SQUARE_MAX || (boost !== 0 && boost !== 1)) return false;
  }
  return true;
}

function isSame(a: RunConditions, b: RunConditions): boolean {
  const keys = ['step', 'width', 'height', 'population', 'leaders', 'pace', 'refreshes'] as const;
  return keys.every((key) => a[key] === b[key]);
}
