import type { Kysely } from 'kysely';

/** Which devices are in which rooms of the LAN station, and the processes that serve them. Rows live for minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lan_processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lan_devices')
    .addColumn('socket_id', 'text', (column) => column.primaryKey())
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('peer_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('shared_by', 'text')
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .execute();
  await db.schema.createIndex('lan_devices_room_index').on('lan_devices').column('room').execute();
  await db.schema.createIndex('lan_devices_process_id_index').on('lan_devices').column('process_id').execute();
}
