import type { Kysely } from 'kysely';
import type { FlockRecords, RunOutcome, SubmittedRun } from '../../../src/core/contracts/flock-records.ts';
import { type ClaimedRun, elapsedMsOf, findClaimFault } from '../../../src/core/flock/run-claims.ts';
import { RULES_VERSION } from '../../../src/core/flock/run-log.ts';
import { isDayOpen } from '../../../src/core/flock/streak.ts';
import { apiErrorFor } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import { FREE_BESTS_MAX, SUBMISSIONS_PER_USER } from './constants.ts';
import { assertDayOpen, countResult, findTryFault } from './daily-tries.ts';
import type { FlockContext } from './flock-context.ts';
import { readRecords } from './read-records.ts';

interface Submission {
  readonly today: string;
  readonly runs: readonly SubmittedRun[];
}

/**
 * Stores the results of games whose logs prove them, one after another, and returns the records afterwards. Throws
 * `FLOCK_DAY_CLOSED`, `FLOCK_TOO_MANY` and `TOO_BUSY`; the runs before an error stay stored and may be submitted again.
 */
export async function submitRuns(
  context: FlockContext,
  userId: string,
  { today, runs }: Submission,
): Promise<{ outcomes: RunOutcome[]; records: FlockRecords }> {
  const { db, now } = context;
  assertDayOpen(today, now());
  const waitMs = await takeFromWindow(db, `flock:${userId}`, SUBMISSIONS_PER_USER, now());
  if (waitMs > 0) throw apiErrorFor('FLOCK_TOO_MANY', waitMs);
  const outcomes: RunOutcome[] = [];
  for (const run of runs) {
    const outcome = await submitRun(context, userId, run);
    context.outcomes.set(outcome, (context.outcomes.get(outcome) ?? 0) + 1);
    outcomes.push(outcome);
  }
  return { outcomes, records: await readRecords(context, userId, today) };
}

async function submitRun(context: FlockContext, userId: string, run: SubmittedRun): Promise<RunOutcome> {
  const { db, now, verifier } = context;
  const { day, tryId, score } = run;
  if (day !== null && !isDayOpen(day, now())) return 'DAY_CLOSED';
  const claim: ClaimedRun = { day, score, log: { ...run.log, steps: Buffer.from(run.log.steps, 'base64') } };
  const fault = findClaimFault(claim);
  if (fault !== null) return fault;
  const counted = day !== null && tryId !== null ? { userId, day, tryId } : null;
  const tryFault = counted === null ? null : await findTryFault(db, counted);
  if (tryFault !== null) return tryFault;
  if (counted === null && !(await isBest(context, userId, claim))) return 'kept';
  if ((await verifier.replay(claim.log, userId)) !== score) return 'WRONG_SCORE';
  return db.transaction().execute(async (transaction) => {
    if (counted !== null && !(await countResult(transaction, counted, score, now()))) return 'ALREADY_COUNTED';
    if (day === null) await storeFree(context, transaction, userId, claim);
    else await storeGhost(context, transaction, { userId, day, run });
    return counted === null ? 'stored' : 'counted';
  });
}

/** Whether a game is better than the stored one of its kind. */
async function isBest({ db }: FlockContext, userId: string, { day, score, log }: ClaimedRun): Promise<boolean> {
  if (score === 0) return false;
  if (day !== null) {
    const ghost = await db
      .selectFrom('flock_ghosts')
      .select(['score', 'rules'])
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .executeTakeFirst();
    return ghost === undefined || ghost.score < score || ghost.rules !== RULES_VERSION;
  }
  const { population, pace_percent } = settingOf(log);
  const best = await db
    .selectFrom('flock_free')
    .select('score')
    .where('user_id', '=', userId)
    .where('population', '=', population)
    .where('pace_percent', '=', pace_percent)
    .executeTakeFirst();
  return best === undefined || best.score < score;
}

interface Ghost {
  readonly userId: string;
  readonly day: string;
  readonly run: SubmittedRun;
}

/** Keeps the better of two games that are stored at once. */
async function storeGhost(
  { now }: FlockContext,
  transaction: Kysely<Database>,
  { userId, day, run: { score, log } }: Ghost,
): Promise<void> {
  const stored = { score, log: JSON.stringify(log), rules: log.rules, created_at: now() };
  await transaction
    .insertInto('flock_ghosts')
    .values({ user_id: userId, day, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet(stored)
        .where((row) => row.or([row('flock_ghosts.score', '<', score), row('flock_ghosts.rules', '!=', log.rules)])),
    )
    .execute();
}

async function storeFree(
  { now }: FlockContext,
  transaction: Kysely<Database>,
  userId: string,
  { score, log }: ClaimedRun,
): Promise<void> {
  const stored = { score, elapsed_ms: elapsedMsOf(log), created_at: now() };
  await transaction
    .insertInto('flock_free')
    .values({ user_id: userId, ...settingOf(log), ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'population', 'pace_percent'])
        .doUpdateSet(stored)
        .where('flock_free.score', '<', score),
    )
    .execute();
  const beyond = await transaction
    .selectFrom('flock_free')
    .select(['population', 'pace_percent'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('population')
    .orderBy('pace_percent')
    .limit(FREE_BESTS_MAX + 1)
    .execute();
  for (const { population, pace_percent } of beyond.slice(FREE_BESTS_MAX)) {
    await transaction
      .deleteFrom('flock_free')
      .where('user_id', '=', userId)
      .where('population', '=', population)
      .where('pace_percent', '=', pace_percent)
      .execute();
  }
}

function settingOf({ conditions }: ClaimedRun['log']): { population: number; pace_percent: number } {
  const { population = 0, pace = 0 } = conditions[0] ?? {};
  return { population, pace_percent: Math.round(pace * 100) };
}
