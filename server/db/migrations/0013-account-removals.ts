import type { Kysely } from 'kysely';

/** Accounts whose users asked for their removal, each with the time of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_removals')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_removals_due_at_index').on('account_removals').column('due_at').execute();
}
