import { EMAIL_CODE_LENGTH, normalizeEmailCode } from '../../../../core/auth/email-code.ts';
import { checkPassword, PASSWORD_POLICIES } from '../../../../core/auth/password-policy.ts';

/** A problem of a field that the forms of the portal report in other words (doc 1 §5). */
export type GateProblem = 'reset-code-length' | 'reset-short' | 'reset-weak' | 'confirmation-differs';

/** The code of the forgotten password. */
export function checkResetCode(text: string): GateProblem | null {
  return normalizeEmailCode(text).length === EMAIL_CODE_LENGTH ? null : 'reset-code-length';
}

/**
 * A new password of an administrator who has forgotten the old one. A password that is only common is a problem of its own.
 */
export function checkResetPassword(password: string): GateProblem | 'password-common' | null {
  if (password.length < PASSWORD_POLICIES.adminReset.lengthMin) return 'reset-short';
  const broken = checkPassword('adminReset', password).filter(({ isMet }) => !isMet);
  if (broken.length === 0) return null;
  return broken.every(({ rule }) => rule === 'not-common') ? 'password-common' : 'reset-weak';
}

export function checkAdminConfirmation(confirmation: string, password: string): GateProblem | null {
  return confirmation === password ? null : 'confirmation-differs';
}
