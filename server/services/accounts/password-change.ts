import type { ChangePasswordRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertNotPersonal, assertPassword } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyCode } from './email-codes.ts';
import { recordAttempt } from './login-attempts.ts';
import { replacePassword } from './password-replacement.ts';
import { type Session, startSession } from './sessions.ts';
import { findMemberById, type Member } from './users.ts';

/** Sets a new password for a signed-in user who knows the current one and reads the mail. Returns a new session. */
export async function changePassword(
  context: AccountsContext,
  { user }: Session,
  request: ChangePasswordRequest,
  caller: Caller,
): Promise<SessionReply> {
  const { currentPassword, newPassword, emailCode, ticket = '' } = request;
  assertPassword('change', newPassword);
  const member = await verifyCurrentPassword(context, user.id, currentPassword, caller);
  if (newPassword === currentPassword) throw apiError('PASSWORD_UNCHANGED');
  assertNotPersonal(newPassword, member);
  const slot = { email: member.email, purpose: 'changePassword' } as const;
  const code = await verifyCode(context, slot, { ticket, code: emailCode });
  const passwordHash = await context.passwords.hash(newPassword, caller.networks);
  const { address } = caller;
  const action = 'password.change';
  const changed = await replacePassword(context, { member, code, passwordHash, action, address });
  return startSession(context, changed, caller);
}

/** Throws `WRONG_PASSWORD` and `TOO_MANY_ATTEMPTS`. Counts together with the attempts of `changePassword`. */
export async function checkPassword(
  context: AccountsContext,
  { user }: Session,
  currentPassword: string,
  caller: Caller,
): Promise<void> {
  await verifyCurrentPassword(context, user.id, currentPassword, caller);
}

/** Counts apart from logins: a thief of a session must not be able to lock its owner out. */
async function verifyCurrentPassword(
  context: AccountsContext,
  userId: string,
  password: string,
  caller: Caller,
): Promise<Member> {
  const member = await findMemberById(context.db, userId);
  if (!member) throw apiError('UNAUTHENTICATED');
  const attempt = await recordAttempt(context, `change:${member.id}`, caller);
  const isRight = await context.passwords
    .verify(member.password_hash, password, caller.networks)
    .catch(async (error) => {
      await attempt.refund();
      throw error;
    });
  if (!isRight) throw apiError('WRONG_PASSWORD');
  await attempt.refund();
  return member;
}
