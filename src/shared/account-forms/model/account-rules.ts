import { isEmail } from '../../../core/auth/email.ts';
import { EMAIL_CODE_LENGTH, normalizeEmailCode } from '../../../core/auth/email-code.ts';
import {
  type CheckedRule,
  checkPassword,
  type PasswordFlow,
  type PasswordRule,
} from '../../../core/auth/password-policy.ts';
import { USERNAME_LENGTH_MIN } from '../../../core/auth/username.ts';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';

/** A problem of one field; each has its words in `copy.problems`. */
export type FieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'password-missing'
  | 'code-missing'
  | 'code-length'
  | 'change-code-length'
  | 'username-short'
  | 'username-long'
  | 'current-missing'
  | 'new-missing'
  | 'register-short'
  | 'reset-short'
  | 'change-weak'
  | 'password-common'
  | 'password-unchanged'
  | 'confirmation-differs';

/** Flows of the portal in which a password is chosen. */
export type NewPasswordFlow = Extract<PasswordFlow, 'register' | 'reset' | 'change'>;

type Check = (text: string) => FieldProblem | null;

/** Doc 2 §5, login. */
export const checkLoginEmail: Check = (text) => (text.trim() === '' ? 'email-missing' : checkEmail(text));
export const checkLoginPassword: Check = (text) => (text === '' ? 'password-missing' : null);
export const checkLoginCode: Check = (text) => (normalizeEmailCode(text) === '' ? 'code-missing' : checkCode(text));

/** Doc 2 §5, registration and forgotten password. */
export const checkEmail: Check = (text) => (isEmail(text) ? null : 'email-invalid');
export const checkCode: Check = (text) =>
  normalizeEmailCode(text).length === EMAIL_CODE_LENGTH ? null : 'code-length';

export const checkUsername: Check = (text) => {
  const name = text.trim();
  if ([...name].length < USERNAME_LENGTH_MIN) return 'username-short';
  return name.length > ACCOUNT_LENGTH_MAX.username ? 'username-long' : null;
};

/** Doc 1 §5, change of a password. */
export const checkCurrentPassword: Check = (text) => (text === '' ? 'current-missing' : null);
export const checkChangeCode: Check = (text) => {
  if (normalizeEmailCode(text) === '') return 'code-missing';
  return checkCode(text) === null ? null : 'change-code-length';
};

/** The first rule that a new password breaks. */
export function checkNewPassword(flow: NewPasswordFlow, password: string): FieldProblem | null {
  if (flow === 'change' && password === '') return 'new-missing';
  const broken = listPasswordRules(flow, password).find(({ isMet }) => !isMet);
  return broken === undefined ? null : toProblem(flow, broken.rule);
}

export function checkChangedPassword(password: string, currentPassword: string): FieldProblem | null {
  const problem = checkNewPassword('change', password);
  if (problem !== null) return problem;
  return password === currentPassword ? 'password-unchanged' : null;
}

export function checkConfirmation(confirmation: string, password: string): FieldProblem | null {
  return confirmation === password ? null : 'confirmation-differs';
}

/** The rules as shown while typing, from the table that the server enforces. */
export function listPasswordRules(flow: NewPasswordFlow, password: string): readonly CheckedRule[] {
  return checkPassword(flow, password);
}

/** Whether a code of the right length has characters other than digits. It is accepted, because the documents count characters (trap T21). */
export function hasOddCode(text: string): boolean {
  const code = normalizeEmailCode(text);
  return code.length === EMAIL_CODE_LENGTH && !/^\d+$/.test(code);
}

function toProblem(flow: NewPasswordFlow, rule: PasswordRule): FieldProblem {
  if (rule === 'not-common') return 'password-common';
  if (flow === 'change') return 'change-weak';
  return flow === 'register' ? 'register-short' : 'reset-short';
}
