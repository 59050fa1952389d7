import type { Kysely } from 'kysely';
import { padList } from '../../db/pad-list.ts';
import type { Database } from '../../db/schema.ts';

interface Names {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** The names and addresses that accounts have now, by id. Deleted accounts are left out. */
export async function readNames(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Names>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('id', 'in', padList(known))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
