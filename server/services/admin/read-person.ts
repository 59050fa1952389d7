import { sql } from 'kysely';
import type { PersonDetails } from '../../../src/core/contracts/admin-people.ts';
import { apiError } from '../../api-error.ts';
import { isRunning } from '../accounts/running-sessions.ts';
import type { AdminContext } from './admin-context.ts';
import { findPeople, isOfKind, type PeopleKind, toPerson } from './people.ts';
import { readBlock } from './person-locks.ts';

/** An account of a kind with its rights. Throws `SUBJECT_MISSING`, also for an account of the other kind. */
export async function readPerson(context: AdminContext, kind: PeopleKind, id: string): Promise<PersonDetails> {
  const { db } = context.accounts;
  const [person] = await findPeople(db, [id]);
  if (person === undefined || !isOfKind(person, kind)) throw apiError('SUBJECT_MISSING', { data: { ids: [id] } });
  return {
    ...toPerson(person),
    permissions: [...person.permissions],
    updatedAt: person.updated_at,
    sessionCount: await countSessions(context, id, person.token_version),
    blockedUntil: await readBlock(db, person.email, context.accounts.now()),
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
