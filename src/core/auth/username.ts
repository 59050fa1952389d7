/** Smallest number of characters after trimming (doc 2 §5). */
export const USERNAME_LENGTH_MIN = 2;

/**
 * Control and format characters, including those that reverse text, other characters that show nothing, unassigned ones, and
 * stacks of more than two marks.
 */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u;

/** Emoji of several characters, of which some are invisible: with a color, joined, with a keycap, a flag of a region. */
const EMOJI =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;
/**
 * Joiners that change the shape of the letters around them: between Arabic letters, and behind the signs that take the vowel
 * of an Indic letter away.
 */
const JOINED =
  /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2])[\u200c\u200d](?=\p{L})/gu;
/** Stands for an emoji or a joiner, so that the marks around it do not meet. */
const SHOWN = '.';

/** Returns a name as it is stored and shown: trimmed, with single spaces. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether every character of a name is visible, so that it cannot imitate another name. */
export function isAllowedUsername(username: string): boolean {
  return !UNSHOWN.test(username.replace(EMOJI, SHOWN).replace(JOINED, SHOWN));
}
