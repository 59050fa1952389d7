import { type Kysely, sql } from 'kysely';
import { type FlockRecords, submittedLogSchema } from '../../../src/core/contracts/flock-records.ts';
import { RULES_VERSION } from '../../../src/core/flock/run-log.ts';
import { addDays, streakOf, stripDays, toDay } from '../../../src/core/flock/streak.ts';
import type { Database } from '../../db/schema.ts';
import { PERCENTILE_RESULTS_MIN, STREAK_DAYS_MAX } from './constants.ts';
import { assertDayOpen, findTry, stateOf } from './daily-tries.ts';
import type { FlockContext } from './flock-context.ts';

/** The records of a user on a day. Throws `FLOCK_DAY_CLOSED`. */
export async function readRecords(context: FlockContext, userId: string, today: string): Promise<FlockRecords> {
  const { db, now } = context;
  assertDayOpen(today, now());
  const results = await listResults(db, userId);
  const scores = new Map(results.map(({ day, score }) => [day, score]));
  const row = await findTry(db, userId, today);
  const score = row?.score ?? null;
  return {
    rules: RULES_VERSION,
    today: { day: today, state: stateOf(row), score, percentile: await readPercentile(db, today, score) },
    streak: streakOf([...scores.keys()], today),
    strip: stripDays(today).map((day) => ({ day, score: scores.get(day) ?? null })),
    ghost: await readGhost(context, userId, today),
    free: await listFree(db, userId),
  };
}

/** The counted results of a user, the latest day first. */
async function listResults(
  db: Kysely<Database>,
  userId: string,
): Promise<{ readonly day: string; readonly score: number }[]> {
  const rows = await db
    .selectFrom('flock_days')
    .select(['day', 'score'])
    .where('user_id', '=', userId)
    .where('score', 'is not', null)
    .orderBy('day', 'desc')
    .limit(STREAK_DAYS_MAX)
    .execute();
  return rows.flatMap(({ day, score }) => (score === null ? [] : [{ day, score }]));
}

/** The best free games of a user, the latest first. */
export async function listFree(db: Kysely<Database>, userId: string): Promise<FlockRecords['free']> {
  const rows = await db
    .selectFrom('flock_free')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('population')
    .orderBy('pace_percent')
    .execute();
  return rows.map(({ population, pace_percent, score, elapsed_ms, created_at }) => ({
    population,
    pace: pace_percent / 100,
    score,
    elapsedMs: elapsed_ms,
    at: created_at,
  }));
}

/** Removes the logs of days that are over everywhere. Call it from time to time. */
export async function sweepGhosts({ db, now }: Pick<FlockContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('flock_ghosts')
    .where('day', '<', addDays(toDay(now()), -1))
    .execute();
}

/** Counted results of a day below a score, in whole percent of all; null while there are few. */
async function readPercentile(db: Kysely<Database>, day: string, score: number | null): Promise<number | null> {
  if (score === null) return null;
  const { total, below } = await db
    .selectFrom('flock_days')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number | null>`sum(case when score < ${score} then 1 else 0 end)`.as('below'),
    ])
    .where('day', '=', day)
    .where('score', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(total) < PERCENTILE_RESULTS_MIN) return null;
  return Math.floor((100 * Number(below ?? 0)) / Number(total));
}

/** Null for a log that the present rules cannot replay. */
async function readGhost({ db }: FlockContext, userId: string, day: string): Promise<FlockRecords['ghost']> {
  const row = await db
    .selectFrom('flock_ghosts')
    .select(['score', 'log'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('rules', '=', RULES_VERSION)
    .executeTakeFirst();
  if (row === undefined) return null;
  const log = submittedLogSchema.safeParse(JSON.parse(row.log));
  return log.success ? { score: row.score, log: log.data } : null;
}
