import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { renewNameKeys } from './name-keys.ts';

/** Binds mailed codes to their requests, sorts the queue of mails, and renews the keys of names. */
export async function up(db: Kysely<Database>): Promise<void> {
  await replaceCodes(db);
  await sortMails(db);
  await renewNameKeys(db);
}

/** Open codes of before end: their requests have no ticket. */
async function replaceCodes(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('email_codes').execute();
  await db.schema
    .createTable('email_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('is_proved', 'integer', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('email_codes_email_purpose_index')
    .on('email_codes')
    .columns(['email', 'purpose'])
    .execute();
  await db.schema.createIndex('email_codes_expires_at_index').on('email_codes').column('expires_at').execute();
}

/** Waiting mails get the class of their purpose. */
async function sortMails(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('mail_queue')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update mail_queue set priority = 2 where purpose in ('register', 'registerTaken')`.execute(db);
  await db.schema
    .createIndex('mail_queue_priority_due_at_index')
    .on('mail_queue')
    .columns(['priority', 'due_at'])
    .execute();
}
