import { toMailbox } from '../../../src/core/auth/email.ts';
import type { CreatePersonRequest } from '../../../src/core/contracts/admin-people.ts';
import { apiError } from '../../api-error.ts';
import { readEmail, readUsername } from '../accounts/account-forms.ts';
import { toTakenError } from '../accounts/taken-error.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { assertGrantable, endSessions, type PersonChange } from './change-people.ts';
import { enqueueNotice } from './notices.ts';
import { isOfKind, type PeopleKind, sortRoles } from './people.ts';

/**
 * Creates an account with a password that does not exist anywhere, and mails an invitation to set one. Throws
 * `INVALID_EMAIL`, `INVALID_USERNAME`, `USERNAME_RESERVED`, `EMAIL_TAKEN`, `USERNAME_TAKEN`, `RIGHTS_EXCEEDED` for a role that
 * the caller may not give, `SUBJECT_MISSING` for an unknown one, `INVALID_REQUEST` for an administrator without a role of one,
 * and `MAIL_UNAVAILABLE`.
 */
export async function invite(
  context: AdminContext,
  caller: AdminCaller,
  kind: PeopleKind,
  request: CreatePersonRequest,
): Promise<{ readonly id: string }> {
  const email = readEmail(request.email);
  const username = readUsername(request.username);
  const roles = sortRoles([...new Set(request.roles)]);
  if (kind === 'admins' && !isOfKind({ roles }, kind)) {
    throw apiError('INVALID_REQUEST', { data: { issues: [{ field: 'roles', code: 'malformed' }] } });
  }
  const { accounts } = context;
  const password_hash = await hashNothing(context);
  const id = accounts.createId();
  const now = accounts.now();
  await changeAsAdmin(context, caller, async (change) => {
    await assertGrantable(change, roles);
    await change.transaction
      .insertInto('users')
      .values({
        ...{ id, email, mailbox: toMailbox(email), username, username_key: toUsernameKey(username), password_hash },
        ...{ status: 'active', token_version: 0, needs_password_change: 0 },
        ...{ created_at: now, updated_at: now, last_login_at: null },
      })
      .execute();
    await change.transaction
      .insertInto('user_roles')
      .values(roles.map((role_name) => ({ user_id: id, role_name })))
      .execute();
    await enqueueNotice(context, change, 'invitation', { email, username });
    await change.record({ action: 'user.create', subject: id, after: { email, username, roles } });
  }).catch(toTakenError);
  accounts.mailer.wake();
  return { id };
}

/**
 * The change that makes the password of an account useless, ends its sessions and mails how to set another one with a mailed
 * code. The caller learns and chooses nothing.
 */
export async function createPasswordReset(context: AdminContext): Promise<PersonChange> {
  const password_hash = await hashNothing(context);
  return {
    action: 'user.resetPassword',
    // The mail to the own address may never arrive, and no other super administrator may exist.
    isForOthers: true,
    async apply(change, person) {
      await change.transaction
        .updateTable('users')
        .set({ password_hash, updated_at: context.accounts.now() })
        .where('id', '=', person.id)
        .execute();
      await change.transaction.deleteFrom('email_codes').where('email', '=', person.email).execute();
      await endSessions(change, person);
      await enqueueNotice(context, change, 'passwordCleared', person);
      return { hasEndedSessions: true };
    },
  };
}

/** The hash of a random text that is forgotten at once. */
function hashNothing({ accounts }: AdminContext): Promise<string> {
  return accounts.passwords.hash(`${accounts.createId()}${accounts.createId()}`);
}
