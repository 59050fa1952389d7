import { normalizeEmail } from '../../../../core/auth/email.ts';
import { normalizeUsername } from '../../../../core/auth/username.ts';
import { errorFieldOf } from '../../../../core/contracts/error-codes.ts';

/** The typed name and address of an account. */
export interface PersonValues {
  email: string;
  username: string;
}

/** The values as they are stored. */
export function toPerson({ email, username }: PersonValues): PersonValues {
  return { email: normalizeEmail(email), username: normalizeUsername(username) };
}

/** What differs from an account; empty where nothing does. */
export function toEditRequest(values: PersonValues, before: PersonValues): Partial<PersonValues> {
  const { email, username } = toPerson(values);
  return {
    ...(email === before.email ? {} : { email }),
    ...(username === before.username ? {} : { username }),
  };
}

/** The field that a refusal is about. */
export function fieldOf(code: string): keyof PersonValues | null {
  const field = errorFieldOf(code);
  return field === 'email' || field === 'username' ? field : null;
}
