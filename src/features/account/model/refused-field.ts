/** The field that a refusal is about. */
export type RefusedField = 'email' | 'code' | 'username' | 'password' | 'confirmation' | 'current';

const FIELDS: Readonly<Record<string, RefusedField>> = {
  INVALID_EMAIL: 'email',
  EMAIL_TAKEN: 'email',
  WRONG_CODE: 'code',
  CODE_ATTEMPTS_EXCEEDED: 'code',
  USERNAME_TAKEN: 'username',
  INVALID_USERNAME: 'username',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_WEAK: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
  PASSWORDS_DIFFER: 'confirmation',
  WRONG_PASSWORD: 'current',
};

/** By the business code; null for a refusal that is about no field. */
export function refusedFieldOf(code: string): RefusedField | null {
  return FIELDS[code] ?? null;
}
