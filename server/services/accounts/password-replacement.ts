import { apiError } from '../../api-error.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AccountsContext } from './accounts-context.ts';
import { DAY_MS } from './constants.ts';
import { consumeCode, type VerifiedCode } from './email-codes.ts';
import type { Member } from './users.ts';

interface PasswordReplacement {
  readonly member: Member;
  /** Consumed with the change; null where a password that must be changed is replaced with itself as the proof. */
  readonly code: VerifiedCode | null;
  readonly passwordHash: string;
  readonly action: 'password.change' | 'password.force-change' | 'password.reset';
  /** Address of the caller, for the audit log. */
  readonly address: string;
}

/**
 * Consumes the code, stores the password, ends every session, mails the owner and records the change, all or nothing. Returns the member as
 * stored afterwards.
 */
export async function replacePassword(context: AccountsContext, replacement: PasswordReplacement): Promise<Member> {
  const { member, code, passwordHash, action, address } = replacement;
  const replacedMember = await context.db.transaction().execute(async (transaction) => {
    if (code !== null) await consumeCode(context, transaction, code);
    const version = member.token_version + 1;
    const replaced = {
      password_hash: passwordHash,
      token_version: version,
      password_version: version,
      needs_password_change: 0,
      password_expires_at: null,
      updated_at: context.now(),
    };
    const row = await transaction
      .updateTable('users')
      .set(replaced)
      .where('id', '=', member.id)
      .where('token_version', '=', member.token_version)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    // The password was replaced or the account disabled since the proof was verified: what the caller proved is outdated.
    if (!row) throw apiError(code === null ? 'WRONG_PASSWORD' : 'WRONG_CODE');
    await transaction.deleteFrom('sessions').where('user_id', '=', member.id).execute();
    await context.mailer.enqueue(transaction, toNotice(context, member), 'proved');
    await context.audit.record({ actor: { id: member.id, address }, action, subject: member.id }, transaction);
    return { ...member, ...replaced };
  });
  context.sessionEnds.note(member.id);
  context.mailer.wake();
  return replacedMember;
}

/** Tells the reader of the mailbox, who may be another person than the one who changed the password. */
function toNotice({ now }: Pick<AccountsContext, 'now'>, { email, username }: Member): Mail {
  return { purpose: 'passwordChanged', to: email, username, expiresAt: now() + DAY_MS };
}
