import { normalizeEmail } from './email.ts';

/** Shorter local parts are too likely to equal a password by chance to be named as the reason. */
const LOCAL_LENGTH_MIN = 6;

/** Whether a password is the owner's address, the part of it before the `@`, or the name; case makes no difference. */
export function isPersonalPassword(
  password: string,
  { email, username }: { readonly email: string; readonly username: string },
): boolean {
  const text = normalizeEmail(password);
  const address = normalizeEmail(email);
  const local = address.slice(0, address.lastIndexOf('@'));
  return text === address || (local.length >= LOCAL_LENGTH_MIN && text === local) || text === normalizeEmail(username);
}
