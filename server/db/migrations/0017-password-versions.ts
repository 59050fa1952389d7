import type { Kysely } from 'kysely';

/** Tells devices whose sessions ended with a new password why they ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('password_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
