import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A limit per window of time, which starts with the first use. */
export interface Window {
  readonly limit: number;
  readonly windowMs: number;
}

/** A number of free uses, then one after each delay; the last delay repeats. */
export interface GrowingDelay {
  readonly free: number;
  readonly delaysMs: readonly number[];
  /** Everything is forgotten after this time without a use. */
  readonly memoryMs: number;
}

/**
 * A time that is further ahead than this was written while the clock was wrong. Without this rule, setting the clock right
 * would block callers for the difference.
 */
const AHEAD_MAX_MS = 60_000;

type Db = Kysely<Database>;

/**
 * Takes one use from a window. Returns the milliseconds to wait when none is left, otherwise 0. One statement decides and
 * counts, so simultaneous calls cannot exceed the limit.
 */
export async function takeFromWindow(db: Db, key: string, { limit, windowMs }: Window, now: number): Promise<number> {
  const isOver = isOutside(now, windowMs);
  const taken = await insertOne(db, key, now)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else throttles.count + 1 end`,
          window_started_at: sql`case when ${isOver} then ${toBigint(now)} else throttles.window_started_at end`,
        })
        .where(sql<boolean>`(${isOver} or throttles.count < ${limit})`),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken) return 0;
  const { window_started_at } = await readThrottle(db, key, now);
  return Math.max(window_started_at + windowMs - now, 1);
}

/** The same for a growing delay. */
export async function takeWithDelay(db: Db, key: string, delay: GrowingDelay, now: number): Promise<number> {
  const isForgotten = isOutside(now, delay.memoryMs);
  const taken = await insertOne(db, key, now)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isForgotten} then 1 else throttles.count + 1 end`,
          window_started_at: now,
          blocked_until: sql`case when ${isForgotten} then 0 ${delayCases(delay, now)} end`,
        })
        .where(
          sql<boolean>`(throttles.blocked_until <= ${now} or throttles.window_started_at > ${now + AHEAD_MAX_MS})`,
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken) return 0;
  const { blocked_until } = await readThrottle(db, key, now);
  return Math.max(blocked_until - now, 1);
}

/** Refunds a use that turned out not to count, and ends the delay that it caused. */
export async function refundThrottle(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`throttles.count - 1`, blocked_until: 0 })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function resetThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Removes throttles without effect: those untouched for longer than the longest window, and those of a wrong clock. */
export async function pruneThrottles(db: Db, longestMs: number, now: number): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where('window_started_at', '<=', now - longestMs)
    .where('blocked_until', '<=', now)
    .execute();
  await db
    .deleteFrom('throttles')
    .where('window_started_at', '>', now + AHEAD_MAX_MS)
    .execute();
}

function insertOne(db: Db, key: string, now: number) {
  return db.insertInto('throttles').values({ key, count: 1, window_started_at: now, blocked_until: 0 });
}

/** Whether a row's time is so long ago, or so far ahead, that the row no longer counts. */
function isOutside(now: number, memoryMs: number): RawBuilder<boolean> {
  return sql<boolean>`(throttles.window_started_at <= ${now - memoryMs} or throttles.window_started_at > ${now + AHEAD_MAX_MS})`;
}

/** The time until which the counted use blocks: none while free ones are left. */
function delayCases({ free, delaysMs }: GrowingDelay, now: number): RawBuilder<unknown> {
  const last = delaysMs.at(-1) ?? 0;
  const cases = delaysMs.map(
    (delayMs, index) => sql`when throttles.count + 1 = ${free + index} then ${toBigint(now + delayMs)}`,
  );
  return sql`when throttles.count + 1 < ${free} then 0 ${sql.join(cases, sql` `)} else ${toBigint(now + last)}`;
}

/**
 * A time as a parameter: as a literal, every millisecond would be another statement that is prepared and kept. PostgreSQL
 * cannot infer the type of a parameter in a branch.
 */
function toBigint(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as bigint)`;
}

/** A row that has been removed meanwhile no longer blocks. */
async function readThrottle(db: Db, key: string, now: number) {
  const row = await db
    .selectFrom('throttles')
    .select(['window_started_at', 'blocked_until'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? { window_started_at: 0, blocked_until: now };
}
