import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../../src/core/auth/email.ts';
import type { Database } from '../../db/schema.ts';
import { toUsernameKey } from '../accounts/username-key.ts';

/** The text itself and the ids of accounts with this address or name; nothing for an empty text. */
export async function findAccountIds(db: Kysely<Database>, text: string): Promise<string[]> {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((row) =>
      row.or([row('email', '=', normalizeEmail(trimmed)), row('username_key', '=', toUsernameKey(trimmed))]),
    )
    .execute();
  return [trimmed, ...rows.map(({ id }) => id)];
}
