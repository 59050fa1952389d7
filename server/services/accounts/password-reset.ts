import { hasRank } from '../../../src/core/auth/roles.ts';
import type { ResetPasswordRequest } from '../../../src/core/contracts/accounts.ts';
import { apiError } from '../../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertNotPersonal, assertPassword, readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { isOpenTicket, verifyCode } from './email-codes.ts';
import { countGuesses, resetAllAttempts } from './login-attempts.ts';
import { replacePassword } from './password-replacement.ts';
import { forgetRequests } from './send-code.ts';
import { findMemberByEmail, listRoles } from './users.ts';

/** Sets a new password with a mailed code, and ends the wait after failed logins. */
export async function resetPassword(
  context: AccountsContext,
  request: ResetPasswordRequest,
  caller: Caller,
): Promise<void> {
  const email = readEmail(request.email);
  assertPassword('reset', request.newPassword);
  if (request.newPassword !== request.confirmPassword) throw apiError('PASSWORDS_DIFFER');
  const isSpared = () => isOpenTicket(context, { email, purpose: 'reset' }, request.ticket ?? '');
  return countGuesses(context, caller, { isSpared }, () => replaceWithCode(context, email, request, caller));
}

async function replaceWithCode(
  context: AccountsContext,
  email: string,
  { newPassword, verifyCode: typed, ticket = '' }: ResetPasswordRequest,
  caller: Caller,
): Promise<void> {
  const code = await verifyCode(context, { email, purpose: 'reset' }, { ticket, code: typed });
  const member = await findMemberByEmail(context.db, email);
  if (!member) throw apiError('WRONG_CODE');
  // After the code: only a reader of the mail learns that the account is an administrator's.
  if (hasRank(await listRoles(context.db, member.id), 'ADMIN')) assertPassword('adminReset', newPassword);
  assertNotPersonal(newPassword, member);
  const passwordHash = await context.passwords.hash(newPassword, caller.networks);
  const { address } = caller;
  await replacePassword(context, { member, code, passwordHash, action: 'password.reset', address });
  await forgetRequests(context.db, email, caller);
  await resetAllAttempts(context, email, caller);
}
