import { COMMON_WORDS } from './common-words.ts';

/** Longer passwords are only checked for repetition. */
const READ_LENGTH_MAX = 32;
const PIECES_MAX = 5;
const UNIT_LENGTH_MAX = 4;
const RUN_LENGTH_MIN = 3;

/**
 * Whether a password is among the first that an attacker would try: at most one word of the published lists, combined with
 * keyboard runs, repetitions, well-known numbers, dates and a few other characters. Examples are `Password1!`, `qwe123456`,
 * `zhangwei520` and `Orange2024!`. Case makes no difference.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return isRepetition(text) || (text.length <= READ_LENGTH_MAX && isMadeOfPieces(text));
}

/** `aaaaaa`, `121212`, `xiaoxiao`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= UNIT_LENGTH_MAX && length * 2 <= text.length; length++) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** A piece of a password: a common form, a word, or filler (digits, one or two letters, punctuation). */
interface Piece {
  readonly length: number;
  readonly filled: number;
  readonly words: 0 | 1;
}

/**
 * Whether a text consists of at most `PIECES_MAX` pieces, with at most one word and at most half of it filler. For every
 * position, number of pieces and number of words the search keeps only the smallest amount of filler.
 */
function isMadeOfPieces(text: string): boolean {
  const fewest = new Map<number, number>([[toState(0, 0, 0), 0]]);
  for (let at = 0; at < text.length; at++) {
    const pieces = listPieces(text, at);
    for (let count = 0; count < PIECES_MAX; count++) {
      for (const words of [0, 1]) {
        const filled = fewest.get(toState(at, count, words));
        if (filled === undefined) continue;
        for (const piece of pieces) {
          if (words + piece.words > 1) continue;
          const state = toState(at + piece.length, count + 1, words + piece.words);
          fewest.set(state, Math.min(fewest.get(state) ?? Number.POSITIVE_INFINITY, filled + piece.filled));
        }
      }
    }
  }
  const last = [...fewest].filter(([state]) => state >= toState(text.length, 0, 0));
  return last.some(([, filled]) => text !== '' && filled * 2 <= text.length);
}

function toState(at: number, pieces: number, words: number): number {
  return (at * (PIECES_MAX + 1) + pieces) * 2 + words;
}

function listPieces(text: string, at: number): Piece[] {
  return [
    ...listFormLengths(text, at).map((length) => ({ length, filled: 0, words: 0 }) as const),
    ...listWordLengths(text, at).map((length) => ({ length, filled: 0, words: 1 }) as const),
    ...listFillerLengths(text, at).map((length) => ({ length, filled: length, words: 0 }) as const),
  ];
}

/** Rows and columns of a keyboard, the alphabet, and a phone's keypad, each in both directions. */
const PATHS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '!@#$%^&*()', '147', '258', '369', '159', '357'],
].flatMap((path) => [path, [...path].reverse().join('')]);

/** Numbers with a meaning or that are dialled often, and corners of the keypad. */
const NUMBERS = [
  ...[
    '520',
    '521',
    '1314',
    '7758',
    '584',
    '5211',
    '530',
    '110',
    '120',
    '119',
    '168',
    '518',
    '163',
    '100',
    '200',
    '300',
  ],
  ...[
    '1701',
    '2112',
    '5150',
    '8675309',
    '4815162342',
    '31415926',
    '3.1415926',
    '112358',
    '1123581321',
    '142857',
    '246810',
  ],
  ...[
    '13579',
    '2468',
    '1029384756',
    '192837465',
    '134679',
    '124578',
    '139',
    '852',
    '963',
    '741',
    '456',
    '789',
    '10203',
  ],
];
const REPEAT = /^(.)\1+/;
const PAIRS = /^(?:(\d)0){2,}|^(?:(\d)\2){2,}/;
/** A year alone, or with month and day in either order. */
const DATE =
  /^(?:(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|[5-9]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))/;

/** Lengths of the common forms that begin here. */
function listFormLengths(text: string, at: number): number[] {
  const rest = text.slice(at);
  const lengths = [REPEAT, PAIRS, DATE].map((form) => form.exec(rest)?.[0].length ?? 0);
  lengths.push(...PATHS.map((path) => runLength(path, rest)));
  lengths.push(...NUMBERS.map((number) => (rest.startsWith(number) ? number.length : 0)));
  return [...new Set(lengths.filter((length) => length >= 2))];
}

/** How far a text follows a path from its first character; 0 below three characters. */
function runLength(path: string, text: string): number {
  const start = path.indexOf(text.charAt(0));
  if (start < 0) return 0;
  let length = 0;
  while (length < text.length && path.charAt(start + length) === text.charAt(length)) length++;
  return length >= RUN_LENGTH_MIN ? length : 0;
}

/** Characters that stand for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const WORDS_BY_START = new Map<string, string[]>();
for (const word of COMMON_WORDS) {
  const start = word.charAt(0);
  WORDS_BY_START.set(start, [...(WORDS_BY_START.get(start) ?? []), word]);
}

function listWordLengths(text: string, at: number): number[] {
  const first = text.charAt(at);
  const candidates = [first, LOOKALIKES[first] ?? ''].flatMap((start) => WORDS_BY_START.get(start) ?? []);
  const found = candidates.filter((word) => isWordAt(text, at, word));
  return [...new Set(found.map((word) => word.length))];
}

function isWordAt(text: string, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const char = text.charAt(at + index);
    if (char !== word.charAt(index) && LOOKALIKES[char] !== word.charAt(index)) return false;
  }
  return true;
}

const FILLERS = [/^\d{1,4}/, /^[a-z]{1,2}/, /^[^a-z\d]{1,2}/];

function listFillerLengths(text: string, at: number): number[] {
  const longest = Math.max(...FILLERS.map((filler) => filler.exec(text.slice(at))?.[0].length ?? 0));
  return Array.from({ length: longest }, (_, index) => index + 1);
}
