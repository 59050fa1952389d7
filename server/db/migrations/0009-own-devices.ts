import type { Kysely } from 'kysely';

/** Sessions on devices that their users marked as their own last longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('is_own_device', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
