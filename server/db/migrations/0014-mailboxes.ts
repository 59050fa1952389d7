import { type Kysely, sql } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import type { Database } from '../schema.ts';

/** One mailbox has one account, in whichever form its address is written. Of accounts from before, the oldest has it. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('users').addColumn('mailbox', 'text').execute();
  const users = await db.selectFrom('users').select(['id', 'email']).orderBy('created_at').orderBy('id').execute();
  const taken = new Set<string>();
  for (const { id, email } of users) {
    const mailbox = toMailbox(email);
    if (taken.has(mailbox)) continue;
    taken.add(mailbox);
    await sql`update users set mailbox = ${mailbox} where id = ${id}`.execute(db);
  }
  await db.schema.createIndex('users_mailbox_key').on('users').column('mailbox').unique().execute();
}
