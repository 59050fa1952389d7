import type { Kysely } from 'kysely';

/** Accounts that the leader of a room of the LAN station has taken out of it, for as long as the leader's session lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lan_removals')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('lan_removals_primary_key', ['room', 'session_id', 'user_id'])
    .execute();
  for (const column of ['session_id', 'user_id'])
    await db.schema.createIndex(`lan_removals_${column}_index`).on('lan_removals').column(column).execute();
}
