import { type Kysely, sql } from 'kysely';

/**
 * The tables of `schema.ts`. Constraints keep the names that PostgreSQL gives them, because `isUniqueViolation` uses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createRoles(db);
  await createSecurity(db);
  await createMailQueue(db);
  await createRecords(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'disabled')`))
    .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('needs_password_change', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .execute();
  await db.schema.createIndex('users_created_at_index').on('users').column('created_at').execute();
}

async function createRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roles')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('permissions')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('user_roles')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // A role cannot be deleted while a user has it.
    .addColumn('role_name', 'text', (column) => column.notNull().references('roles.name').onDelete('restrict'))
    .addPrimaryKeyConstraint('user_roles_pkey', ['user_id', 'role_name'])
    .execute();
  await db.schema.createIndex('user_roles_role_name_index').on('user_roles').column('role_name').execute();
  await db.schema
    .createTable('role_permissions')
    .addColumn('role_name', 'text', (column) => column.notNull().references('roles.name').onDelete('cascade'))
    .addColumn('permission_code', 'text', (column) =>
      column.notNull().references('permissions.code').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('role_permissions_pkey', ['role_name', 'permission_code'])
    .execute();
}

async function createSecurity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_codes')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('email_codes_pkey', ['email', 'purpose'])
    .execute();
  await db.schema.createIndex('email_codes_expires_at_index').on('email_codes').column('expires_at').execute();
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_started_at', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('throttles_window_started_at_index')
    .on('throttles')
    .column('window_started_at')
    .execute();
  await db.schema
    .createTable('revoked_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('revoked_tokens_expires_at_index').on('revoked_tokens').column('expires_at').execute();
}

async function createMailQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed_message', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_queue_due_at_index').on('mail_queue').column('due_at').execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('system_config')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .execute();
  // Without references: entries stay when the users they name are deleted.
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_at_index').on('audit_log').column('at').execute();
}
