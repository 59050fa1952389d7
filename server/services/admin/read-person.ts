import { sql } from 'kysely';
import type { PersonDetails } from '../../../src/core/contracts/admin-people.ts';
import { beginsWith } from '../../db/contains-text.ts';
import { toAccountKey, toDelayPrefix } from '../accounts/login-attempts.ts';
import { isRunning } from '../accounts/running-sessions.ts';
import { apiError } from '../api-error.ts';
import type { AdminContext } from './admin-context.ts';
import { findPeople, isOfKind, type PeopleKind, readPeople } from './people.ts';

/** An account of a kind with its rights. Throws `SUBJECT_MISSING`, also for an account of the other kind. */
export async function readPerson(context: AdminContext, kind: PeopleKind, id: string): Promise<PersonDetails> {
  const { db } = context.accounts;
  const [granted] = await findPeople(db, [id]);
  const [person] = await readPeople(db, [id]);
  if (granted === undefined || person === undefined || !isOfKind(granted, kind)) {
    throw apiError('SUBJECT_MISSING', { data: { ids: [id] } });
  }
  const { updated_at } = await db
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...person,
    permissions: [...granted.permissions],
    updatedAt: updated_at,
    sessionCount: await countSessions(context, id, granted.token_version),
    blockedUntil: await readBlock(context, granted.email),
  };
}

async function countSessions({ accounts: { db, now } }: AdminContext, id: string, version: number): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', id)
    .where('token_version', '=', version)
    .where((row) => isRunning(row, now()))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest end of a delay at this address; null when none is running. */
async function readBlock({ accounts: { db, now } }: AdminContext, email: string): Promise<number | null> {
  const { until } = await db
    .selectFrom('throttles')
    .select(sql<number | null>`max(blocked_until)`.as('until'))
    .where((row) => row.or([row('key', '=', toAccountKey(email)), beginsWith('throttles.key', toDelayPrefix(email))]))
    .executeTakeFirstOrThrow();
  return Number(until ?? 0) > now() ? Number(until) : null;
}
