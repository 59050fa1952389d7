import type { Kysely } from 'kysely';
import { toUsernameKey } from '../../services/accounts/username-key.ts';
import type { Database } from '../schema.ts';

/** Names that look like an older name keep their previous key: they stay valid, and no further one can join them. */
export async function renewNameKeys(db: Kysely<Database>): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set(users.map(({ username_key }) => username_key));
  for (const { id, username } of users) {
    const username_key = toUsernameKey(username);
    if (taken.has(username_key)) continue;
    taken.add(username_key);
    await db.updateTable('users').set({ username_key }).where('id', '=', id).execute();
  }
}
