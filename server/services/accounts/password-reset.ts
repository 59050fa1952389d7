import type { Kysely } from 'kysely';
import type { ResetPasswordRequest } from '../../../src/core/contracts/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { assertPassword, readEmail } from './account-forms.ts';
import type { EmailCodes } from './email-codes.ts';
import type { Guesses } from './guesses.ts';
import type { ReplacePassword } from './password-replacement.ts';
import type { Passwords } from './passwords.ts';
import { findMemberByEmail } from './users.ts';

export interface PasswordResetDeps {
  readonly db: Kysely<Database>;
  readonly passwords: Passwords;
  readonly codes: EmailCodes;
  readonly guesses: Guesses;
  readonly replacePassword: ReplacePassword;
}

/** A new password for whoever reads the account's mail. Also ends the waiting after failed logins. */
export function createPasswordReset({ db, passwords, codes, guesses, replacePassword }: PasswordResetDeps) {
  return async (request: ResetPasswordRequest, { address }: Caller): Promise<void> => {
    const email = readEmail(request.email);
    assertPassword('reset', request.newPassword);
    if (request.newPassword !== request.confirmPassword) throw apiError('PASSWORDS_DIFFER');
    const code = await codes.check({ email, purpose: 'reset' }, request.verifyCode);
    const member = await findMemberByEmail(db, email);
    if (!member) throw apiError('WRONG_CODE');
    const passwordHash = await passwords.hash(request.newPassword);
    await replacePassword({ member, code, passwordHash, action: 'password.reset', address });
    await guesses.forgive(email);
  };
}
