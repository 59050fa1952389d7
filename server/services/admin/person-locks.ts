import { type Kysely, sql } from 'kysely';
import { beginsWith } from '../../db/contains-text.ts';
import type { Database } from '../../db/schema.ts';
import { toAccountKey, toDelayPrefix } from '../accounts/login-attempts.ts';

/** The latest end of a delay at this address; null when none is running. */
export async function readBlock(db: Kysely<Database>, email: string, now: number): Promise<number | null> {
  const { until } = await db
    .selectFrom('throttles')
    .select(sql<number | null>`max(blocked_until)`.as('until'))
    .where((row) => row.or([row('key', '=', toAccountKey(email)), beginsWith('throttles.key', toDelayPrefix(email))]))
    .executeTakeFirstOrThrow();
  return Number(until ?? 0) > now ? Number(until) : null;
}

/** Those of the addresses at which a delay is running. */
export async function findLocked(
  db: Kysely<Database>,
  emails: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('throttles')
    .select('key')
    .where('blocked_until', '>', now)
    .where((row) =>
      row.or(
        emails.flatMap((email) => [
          row('key', '=', toAccountKey(email)),
          beginsWith('throttles.key', toDelayPrefix(email)),
        ]),
      ),
    )
    .execute();
  const isLocked = (email: string) =>
    rows.some(({ key }) => key === toAccountKey(email) || key.startsWith(toDelayPrefix(email)));
  return new Set(emails.filter(isLocked));
}
