import { type Kysely, sql } from 'kysely';

/**
 * Indexes in the order of the administration's lists. Accounts without a login sort with time 0, because databases disagree
 * about where null belongs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_created_at_index').execute();
  await db.schema.createIndex('users_created_at_id_index').on('users').columns(['created_at', 'id']).execute();
  await sql`create index users_last_login_index on users (coalesce(last_login_at, 0), id)`.execute(db);
  await db.schema
    .createIndex('users_status_created_at_index')
    .on('users')
    .columns(['status', 'created_at', 'id'])
    .execute();
  await db.schema.dropIndex('user_roles_role_name_index').execute();
  await db.schema
    .createIndex('user_roles_role_name_user_id_index')
    .on('user_roles')
    .columns(['role_name', 'user_id'])
    .execute();
  await db.schema.dropIndex('audit_log_at_index').execute();
  await db.schema.createIndex('audit_log_at_id_index').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_log_actor_id_at_index').on('audit_log').columns(['actor_id', 'at']).execute();
  await db.schema.createIndex('audit_log_target_at_index').on('audit_log').columns(['target', 'at']).execute();
}
