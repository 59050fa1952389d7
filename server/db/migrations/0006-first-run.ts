import type { Kysely } from 'kysely';

/** Passwords that expire, and the time at which the user of a session last showed the password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('password_expires_at', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
}
