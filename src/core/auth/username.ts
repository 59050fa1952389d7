/** Characters at least, once trimmed (doc 2 §5). */
export const USERNAME_LENGTH_MIN = 2;

/** Control and format characters, among them those that are invisible or turn the text around, and unassigned ones. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** A name as it is stored and shown: without spaces at its ends, one space for many within. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether everything in a name can be seen, so that it cannot pass for another one. */
export function isAllowedUsername(username: string): boolean {
  return !UNSHOWN.test(username);
}

/** The form in which no two names may be alike: narrow, in small letters. */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
