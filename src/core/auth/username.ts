/** Smallest number of characters after trimming (doc 2 §5). */
export const USERNAME_LENGTH_MIN = 2;

/** Control and format characters, including invisible ones and those that reverse text, and unassigned ones. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Returns a name as it is stored and shown: trimmed, with single spaces. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether every character of a name is visible, so that it cannot imitate another name. */
export function isAllowedUsername(username: string): boolean {
  return !UNSHOWN.test(username);
}

/** The form of a name that must be unique: narrow and in lower case. */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
