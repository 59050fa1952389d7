import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import type { CheckedCode } from './email-codes.ts';
import type { Member } from './users.ts';

export interface PasswordReplacement {
  readonly member: Member;
  readonly code: CheckedCode;
  readonly passwordHash: string;
  readonly action: 'password.change' | 'password.reset';
  /** Address of the caller, for the audit log. */
  readonly address: string;
}

export interface ReplacePasswordDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly createId: () => string;
}

/** Uses up the code, stores the password, ends every session and writes it down, all or nothing. Returns the member as it is then. */
export function createReplacePassword({ db, now, createId }: ReplacePasswordDeps) {
  return ({ member, code, passwordHash, action, address }: PasswordReplacement): Promise<Member> =>
    db.transaction().execute(async (transaction) => {
      await code.use(transaction);
      const replaced = {
        password_hash: passwordHash,
        token_version: member.token_version + 1,
        needs_password_change: 0,
        updated_at: now(),
      };
      const row = await transaction
        .updateTable('users')
        .set(replaced)
        .where('id', '=', member.id)
        .where('token_version', '=', member.token_version)
        .where('status', '=', 'active')
        .returning('id')
        .executeTakeFirst();
      // Another password, or disabled, since the code was checked: what the caller proved is out of date.
      if (!row) throw apiError('WRONG_CODE');
      const entry = { id: createId(), at: now(), actor_id: member.id, action, target: member.id, address };
      await transaction
        .insertInto('audit_log')
        .values({ ...entry, before: null, after: null })
        .execute();
      return { ...member, password_hash: passwordHash, token_version: replaced.token_version };
    });
}

export type ReplacePassword = ReturnType<typeof createReplacePassword>;
