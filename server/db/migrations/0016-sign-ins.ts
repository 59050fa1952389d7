import type { Kysely } from 'kysely';

/** Attempts to sign in, with their outcome. An account that is deleted takes its own along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('typed', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('is_failed', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_at_id_index').on('sign_ins').columns(['at', 'id']).execute();
  await db.schema.createIndex('sign_ins_user_id_at_index').on('sign_ins').columns(['user_id', 'at', 'id']).execute();
  await db.schema
    .createIndex('sign_ins_is_failed_at_index')
    .on('sign_ins')
    .columns(['is_failed', 'at', 'id'])
    .execute();
  await db.schema.createIndex('sign_ins_address_at_index').on('sign_ins').columns(['address', 'at', 'id']).execute();
}
