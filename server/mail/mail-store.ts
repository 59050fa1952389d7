import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, MailQueueTable } from '../db/schema.ts';
import { FAILURE_KEPT_MS, LEASE_MS } from './constants.ts';
import { MAIL_PRIORITIES, type MailClass } from './mail-classes.ts';

const COLUMNS = ['id', 'sealed_message', 'purpose', 'priority', 'attempts', 'due_at', 'expires_at'] as const;

/** A mail that is still to be sent. */
export type SealedMail = Pick<MailRow, 'id' | 'sealed_message'>;
export type MailRow = Pick<Selectable<MailQueueTable>, (typeof COLUMNS)[number]>;

/** The queue in the database. Times are milliseconds since 1970. A mail that was given up has no message any more. */
export interface MailStore {
  /**
   * Claims a mail for the time of a lease, and counts the attempt: the longest due of the first class that has a due mail.
   * Null when none is due.
   */
  claim(now: number): Promise<MailRow | null>;
  /** Gives a claimed mail back, without an attempt, until it is due again. */
  defer(row: MailRow, dueAt: number): Promise<void>;
  /** Mails of a priority that are still to be sent. */
  countWaiting(priority: number, now: number): Promise<number>;
  remove(row: MailRow): Promise<void>;
  postpone(row: MailRow, dueAt: number, reason: string): Promise<void>;
  /** Keeps only the reason. */
  giveUp(row: MailRow, now: number, reason: string): Promise<void>;
  /** Gives up expired mails and deletes old failures. Returns how many mails have expired since the last call. */
  sweep(now: number, reason: string): Promise<number>;
  /** Replaces the messages for which `seal` returns another one. */
  renew(seal: (row: SealedMail) => string | null): Promise<void>;
}

export function createMailStore(db: Kysely<Database>): MailStore {
  return {
    async claim(now) {
      for (;;) {
        const row = await db
          .selectFrom('mail_queue')
          .select(COLUMNS)
          .where('due_at', '<=', now)
          .where('expires_at', '>', now)
          .orderBy('priority')
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (row === undefined) return null;
        const claimed = { ...row, attempts: row.attempts + 1, due_at: now + LEASE_MS };
        // If two processes read the same row, only the first update matches it.
        const { numUpdatedRows } = await db
          .updateTable('mail_queue')
          .set({ attempts: claimed.attempts, due_at: claimed.due_at })
          .where('id', '=', row.id)
          .where('due_at', '=', row.due_at)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) return claimed;
      }
    },
    async defer({ id, due_at, attempts }, dueAt) {
      await db
        .updateTable('mail_queue')
        .set({ due_at: dueAt, attempts: attempts - 1 })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .execute();
    },
    async countWaiting(priority, now) {
      const { count } = await db
        .selectFrom('mail_queue')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('priority', '=', priority)
        .where('expires_at', '>', now)
        .where('sealed_message', '!=', '')
        .executeTakeFirstOrThrow();
      return count;
    },
    async remove({ id }) {
      await db.deleteFrom('mail_queue').where('id', '=', id).execute();
    },
    async postpone({ id, due_at }, dueAt, reason) {
      await db
        .updateTable('mail_queue')
        .set({ due_at: dueAt, last_error: reason })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .execute();
    },
    async giveUp({ id, due_at }, now, reason) {
      await db
        .updateTable('mail_queue')
        .set({ sealed_message: '', expires_at: now, last_error: reason })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .execute();
    },
    async sweep(now, reason) {
      const { numUpdatedRows } = await db
        .updateTable('mail_queue')
        .set((expression) => ({
          sealed_message: '',
          last_error: expression.fn.coalesce('last_error', expression.val(reason)),
        }))
        .where('expires_at', '<=', now)
        .where('sealed_message', '!=', '')
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('mail_queue')
        .where('expires_at', '<=', now - FAILURE_KEPT_MS)
        .execute();
      return Number(numUpdatedRows);
    },
    async renew(seal) {
      for (const row of await listSealed(db)) {
        const sealed_message = seal(row);
        if (sealed_message === null) continue;
        // A mail that another process has given up meanwhile stays empty.
        await db
          .updateTable('mail_queue')
          .set({ sealed_message })
          .where('id', '=', row.id)
          .where('sealed_message', '=', row.sealed_message)
          .execute();
      }
    },
  };
}

/** The mails that are still to be sent, encrypted. */
export function listSealed(db: Kysely<Database>): Promise<SealedMail[]> {
  return db.selectFrom('mail_queue').select(['id', 'sealed_message']).where('sealed_message', '!=', '').execute();
}

/** Number of mails that wait or are being sent, by purpose. */
export async function countQueuedMails(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('mail_queue')
    .select(['purpose', sql<number>`count(*)`.as('count')])
    .where('sealed_message', '!=', '')
    .groupBy('purpose')
    .orderBy('purpose')
    .execute();
  return new Map(rows.map(({ purpose, count }) => [purpose, Number(count)]));
}

interface WaitingMails {
  readonly waiting: Readonly<Record<MailClass, number>>;
  /** Milliseconds since 1970 at which the longest waiting mail was queued; null when none waits. */
  readonly oldestAt: number | null;
}

/** The mails that are still to be sent, as `countWaiting` counts them. */
export async function readWaitingMails(db: Kysely<Database>, now: number): Promise<WaitingMails> {
  const rows = await db
    .selectFrom('mail_queue')
    .select(['priority', sql<number>`count(*)`.as('count'), sql<number>`min(created_at)`.as('oldest_at')])
    .where('expires_at', '>', now)
    .where('sealed_message', '!=', '')
    .groupBy('priority')
    .execute();
  const count = (name: MailClass) =>
    Number(rows.find(({ priority }) => priority === MAIL_PRIORITIES[name])?.count ?? 0);
  return {
    waiting: { proved: count('proved'), member: count('member'), newcomer: count('newcomer') },
    oldestAt: rows.length === 0 ? null : Math.min(...rows.map(({ oldest_at }) => Number(oldest_at))),
  };
}
