import type { ChangePasswordRequest, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { ForceChangeRequest } from '../../../src/core/contracts/admin-access.ts';
import { apiError, apiErrorFor } from '../../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertNotPersonal, assertPassword } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyCode } from './email-codes.ts';
import { recordAttempt, SIGNED_IN } from './login-attempts.ts';
import { replacePassword } from './password-replacement.ts';
import { type Session, startSession } from './sessions.ts';
import { findMemberById, isPasswordExpired, type Member } from './users.ts';

/** Sets a new password for a signed-in user who knows the current one and reads the mail. Returns a new session. */
export async function changePassword(
  context: AccountsContext,
  { user, isOwnDevice }: Session,
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
  return startSession(context, changed, caller, isOwnDevice);
}

/**
 * Replaces a password that must be changed. The session was started with that password, so no code is needed: the first
 * administrator has no mailbox yet. Returns a new session. Throws `FORBIDDEN` for a session without that duty.
 */
export async function forceChangePassword(
  context: AccountsContext,
  { user, needsPasswordChange, isOwnDevice }: Session,
  { currentPassword, newPassword }: ForceChangeRequest,
  caller: Caller,
): Promise<SessionReply> {
  if (!needsPasswordChange) throw apiError('FORBIDDEN');
  assertPassword('forcedChange', newPassword);
  const member = await verifyCurrentPassword(context, user.id, currentPassword, caller);
  if (newPassword === currentPassword) throw apiError('PASSWORD_UNCHANGED');
  assertNotPersonal(newPassword, member);
  const passwordHash = await context.passwords.hash(newPassword, caller.networks);
  const { address } = caller;
  const action = 'password.force-change';
  const changed = await replacePassword(context, { member, code: null, passwordHash, action, address });
  return startSession(context, changed, caller, isOwnDevice);
}

/** Remembers that the session's user has shown the password just now. Throws like `checkPassword`. */
export async function confirmPassword(
  context: AccountsContext,
  session: Session,
  currentPassword: string,
  caller: Caller,
): Promise<void> {
  await verifyCurrentPassword(context, session.user.id, currentPassword, caller);
  await context.db.updateTable('sessions').set({ confirmed_at: context.now() }).where('id', '=', session.id).execute();
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

/**
 * Returns the member behind the right password. Throws like `checkPassword`. Counts apart from logins: a thief of a session must
 * not be able to lock its owner out.
 */
export async function verifyCurrentPassword(
  context: AccountsContext,
  userId: string,
  password: string,
  caller: Caller,
): Promise<Member> {
  const member = await findMemberById(context.db, userId);
  if (!member) throw apiError('UNAUTHENTICATED');
  const attempt = await recordAttempt(context, `change:${member.id}`, caller, SIGNED_IN);
  if (attempt.closedForMs > 0) throw apiErrorFor('TOO_MANY_ATTEMPTS', attempt.closedForMs);
  const isRight = await context.passwords
    .verify(member.password_hash, password, caller.networks)
    .catch(async (error) => {
      await attempt.refund();
      throw error;
    });
  if (!isRight || isPasswordExpired(member, context.now())) throw apiError('WRONG_PASSWORD');
  await attempt.refund();
  return member;
}
