import type { Kysely } from 'kysely';
import type { FlockRecords, RunOutcome } from '../../../src/core/contracts/flock-records.ts';
import { isDayOpen } from '../../../src/core/flock/streak.ts';
import { apiError } from '../../api-error.ts';
import type { Database, FlockDaysTable } from '../../db/schema.ts';
import type { FlockContext } from './flock-context.ts';

type TryState = FlockRecords['today']['state'];

/** A try of a day by which device it was started. */
interface DailyTry {
  readonly userId: string;
  readonly day: string;
  readonly tryId: string;
}

interface StartReply {
  readonly state: TryState;
  /** The caller's device started the try. */
  readonly isOwn: boolean;
  readonly score: number | null;
}

/** Starts the try of a day that counts, unless one was started before. Throws `FLOCK_DAY_CLOSED`. */
export async function startDaily({ db, now }: FlockContext, { userId, day, tryId }: DailyTry): Promise<StartReply> {
  assertDayOpen(day, now());
  await db
    .insertInto('flock_days')
    .values({ user_id: userId, day, try_id: tryId, started_at: now(), score: null, finished_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .execute();
  const row = await findTry(db, userId, day);
  return { state: stateOf(row), isOwn: row?.try_id === tryId, score: row?.score ?? null };
}

/** Why a result cannot count for a try; null when it can. */
export async function findTryFault(db: Kysely<Database>, { userId, day, tryId }: DailyTry): Promise<RunOutcome | null> {
  const row = await findTry(db, userId, day);
  if (row?.try_id !== tryId) return 'NOT_STARTED';
  return row.score === null ? null : 'ALREADY_COUNTED';
}

/** Stores the result of a try. Returns false when it has one, also when two are stored at once. */
export async function countResult(
  transaction: Kysely<Database>,
  { userId, day, tryId }: DailyTry,
  score: number,
  now: number,
): Promise<boolean> {
  const counted = await transaction
    .updateTable('flock_days')
    .set({ score, finished_at: now })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('try_id', '=', tryId)
    .where('score', 'is', null)
    .returning('day')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function findTry(
  db: Kysely<Database>,
  userId: string,
  day: string,
): Promise<Pick<FlockDaysTable, 'try_id' | 'score'> | null> {
  const row = await db
    .selectFrom('flock_days')
    .select(['try_id', 'score'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

export function stateOf(row: Pick<FlockDaysTable, 'score'> | null): TryState {
  if (row === null) return 'open';
  return row.score === null ? 'started' : 'finished';
}

export function assertDayOpen(day: string, now: number): void {
  if (!isDayOpen(day, now)) throw apiError('FLOCK_DAY_CLOSED');
}
