import { lexicon } from './lexicon.ts';

/**
 * Letters of other alphabets, and digits, that look like a small Latin letter in common fonts. Each pair of strings has equal
 * lengths; the look-alikes come first.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Cyrillic.
  ...pair('авсԁеһіјкӏмноԛрѕтυхуԝѵзгпѡѐё', 'abcdehijklmhoqpstuxywv3rnwee'),
  // Greek.
  ...pair('αβγεηικνορτυχωϲϳ', 'abyenikvoptuxwcj'),
  // Latin letters that Unicode keeps apart.
  ...pair('ıɑɡłøđħŧɩʋꞵɪʟɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ', 'iaglodhtivbilnryacdejkmoptuvwz'),
  // Digits and signs.
  ...pair('01|', 'oll'),
};

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Everything between and around words; digits often only follow a reserved word. */
const SEPARATORS = /[^\p{L}]/gu;
const RESERVED = [...lexicon.reserved].map(toUsernameKey);

/**
 * The form of a name that must be unique: narrow, in lower case, without invisible characters, and with look-alikes of Latin
 * letters as these letters. A capital I looks like a small l, so both letters are one. Two names that look the same have one
 * key.
 */
export function toUsernameKey(username: string): string {
  const plain = username.normalize('NFKC').toLowerCase().replace(UNSEEN, '').normalize('NFKC');
  return Array.from(plain, (char) => LOOKALIKES[char] ?? char)
    .join('')
    .replaceAll('i', 'l');
}

/** Whether a name consists of reserved words, digits and separators only, however they are written. */
export function isReservedUsername(username: string): boolean {
  let rest = toUsernameKey(username.replace(/\d+$/u, '')).replace(SEPARATORS, '');
  let hasWord = false;
  for (;;) {
    const word = RESERVED.find((reserved) => rest.startsWith(reserved));
    if (word === undefined) return hasWord && rest === '';
    hasWord = true;
    rest = rest.slice(word.length);
  }
}

function pair(lookalikes: string, letters: string): Readonly<Record<string, string>> {
  const targets = [...letters];
  return Object.fromEntries(Array.from(lookalikes, (char, index) => [char, targets[index] ?? char]));
}
