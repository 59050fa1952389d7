import { isEmail, normalizeEmail } from '../../../src/core/auth/email.ts';
import { checkPassword, type PasswordFlow, type PasswordRule } from '../../../src/core/auth/password-policy.ts';
import { isPersonalPassword } from '../../../src/core/auth/personal-password.ts';
import { isAllowedUsername, normalizeUsername, USERNAME_LENGTH_MIN } from '../../../src/core/auth/username.ts';
import type { ErrorCode } from '../../../src/core/contracts/error-codes.ts';
import { apiError } from '../../api-error.ts';
import { isReservedUsername } from './username-key.ts';

/** Returns the address as it is stored. Throws `INVALID_EMAIL`. */
export function readEmail(text: string): string {
  if (!isEmail(text)) throw apiError('INVALID_EMAIL');
  return normalizeEmail(text);
}

/** Returns the name as it is shown. Throws `INVALID_USERNAME`, with a minimum if it is only too short, and `USERNAME_RESERVED`. */
export function readUsername(text: string): string {
  const username = normalizeUsername(text);
  if ([...username].length < USERNAME_LENGTH_MIN) {
    throw apiError('INVALID_USERNAME', { minimum: USERNAME_LENGTH_MIN });
  }
  if (!isAllowedUsername(username)) throw apiError('INVALID_USERNAME');
  if (isReservedUsername(username)) throw apiError('USERNAME_RESERVED');
  return username;
}

/** Throws `PASSWORD_PERSONAL` for the own address or name. */
export function assertNotPersonal(
  password: string,
  owner: { readonly email: string; readonly username: string },
): void {
  if (isPersonalPassword(password, owner)) throw apiError('PASSWORD_PERSONAL');
}

const ERRORS: Readonly<Record<PasswordRule, ErrorCode>> = {
  length: 'PASSWORD_TOO_SHORT',
  lowercase: 'PASSWORD_WEAK',
  uppercase: 'PASSWORD_WEAK',
  digit: 'PASSWORD_WEAK',
  special: 'PASSWORD_WEAK',
  strength: 'PASSWORD_WEAK',
  'not-common': 'PASSWORD_COMMON',
};

/** Throws the error of the first rule of the flow that a new password does not meet. */
export function assertPassword(flow: PasswordFlow, password: string): void {
  const unmet = checkPassword(flow, password).find(({ isMet }) => !isMet);
  if (!unmet) return;
  throw apiError(ERRORS[unmet.rule], unmet.minimum === undefined ? {} : { minimum: unmet.minimum });
}
