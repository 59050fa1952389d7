import type { ResetPasswordRequest } from '../../../src/core/contracts/accounts.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertPassword, readEmail } from './account-forms.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyCode } from './email-codes.ts';
import { resetAttempts } from './login-attempts.ts';
import { replacePassword } from './password-replacement.ts';
import { findMemberByEmail } from './users.ts';

/** Sets a new password with a mailed code, and ends the wait after failed logins. */
export async function resetPassword(
  context: AccountsContext,
  request: ResetPasswordRequest,
  { address }: Caller,
): Promise<void> {
  const email = readEmail(request.email);
  assertPassword('reset', request.newPassword);
  if (request.newPassword !== request.confirmPassword) throw apiError('PASSWORDS_DIFFER');
  const code = await verifyCode(context, { email, purpose: 'reset' }, request.verifyCode);
  const member = await findMemberByEmail(context.db, email);
  if (!member) throw apiError('WRONG_CODE');
  const passwordHash = await context.passwords.hash(request.newPassword);
  await replacePassword(context, { member, code, passwordHash, action: 'password.reset', address });
  await resetAttempts(context, email);
}
