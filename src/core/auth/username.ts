/** Smallest number of characters after trimming (doc 2 §5). */
export const USERNAME_LENGTH_MIN = 2;

/**
 * Control and format characters, including those that reverse text, other characters that show nothing, unassigned ones, and
 * stacks of more than two marks.
 */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u;

/** Returns a name as it is stored and shown: trimmed, with single spaces. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether every character of a name is visible, so that it cannot imitate another name. */
export function isAllowedUsername(username: string): boolean {
  return !UNSHOWN.test(username);
}
