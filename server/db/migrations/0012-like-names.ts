import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../../src/core/auth/email.ts';
import type { Database } from '../schema.ts';
import { renewNameKeys } from './name-keys.ts';

/** Names that differ in i and l alone look the same, and an address has one form of its domain. */
export async function up(db: Kysely<Database>): Promise<void> {
  await renewNameKeys(db);
  await renewDomains(db);
}

/** An address whose other form has an account keeps its own. */
async function renewDomains(db: Kysely<Database>): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).orderBy('created_at').orderBy('id').execute();
  const taken = new Set(users.map(({ email }) => email));
  for (const { id, email: stored } of users) {
    const email = normalizeEmail(stored);
    if (taken.has(email)) continue;
    taken.add(email);
    await db.updateTable('users').set({ email }).where('id', '=', id).execute();
  }
}
