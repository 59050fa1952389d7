import type { Kysely } from 'kysely';

/** Networks, as keyed digests, in which an account signed in before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_primary_key', ['user_id', 'network'])
    .execute();
  await db.schema.createIndex('known_networks_seen_at_index').on('known_networks').column('seen_at').execute();
}
