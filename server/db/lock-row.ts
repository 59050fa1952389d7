import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Waits until no other transaction holds the row of this role, and holds it until the transaction ends. The embedded database
 * runs one transaction at a time and needs no lock.
 */
export async function lockRole(transaction: Kysely<Database>, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await transaction.selectFrom('roles').select('name').where('name', '=', name).forUpdate().execute();
}
