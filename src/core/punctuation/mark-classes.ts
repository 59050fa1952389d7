import {
  CLOSING_MARKS,
  NON_STARTERS,
  OPENING_MARKS,
  PAIRED_MARKS,
  PAUSE_MARKS,
  SENTENCE_MARKS,
  TRAILING_MARKS,
} from './lexicon.ts';

/** Classes of a UTF-16 unit, as bits. */
export const MARK = {
  opening: 1,
  closing: 2,
  sentence: 4,
  pause: 8,
  /** Never begins a line: closing, sentence, pause and trailing marks, small kana. */
  noStart: 16,
  /** A dash or an ellipsis, which comes in pairs. */
  paired: 32,
  space: 64,
  /** Part of a word or a number: letters and digits of all scripts that do not break between any two, raised ones too. */
  word: 128,
  /** A sign that stays with a word beside it: signs of ASCII but brackets and pauses, currencies, operators. */
  symbol: 256,
  /** A unit in one square, which stays with the number before it. */
  squaredUnit: 512,
} as const;

let table: Uint16Array | null = null;

/** Bits of `MARK` for every UTF-16 unit. The caller must not write to it. */
export function markTable(): Uint16Array {
  table ??= createTable();
  return table;
}

/** Bits of `MARK` for the first unit of a character; 0 for an empty text. */
export function marksOf(character: string): number {
  return character === '' ? 0 : (markTable()[character.charCodeAt(0)] ?? 0);
}

function createTable(): Uint16Array {
  const units = new Uint16Array(0x10000);
  const add = (unit: number, bits: number) => {
    units[unit] = (units[unit] ?? 0) | bits;
  };
  const addMarks = (marks: string, bits: number) => {
    for (const mark of marks) add(mark.charCodeAt(0), bits);
  };
  addMarks(OPENING_MARKS, MARK.opening);
  addMarks(CLOSING_MARKS, MARK.closing | MARK.noStart);
  addMarks(SENTENCE_MARKS, MARK.sentence | MARK.noStart);
  addMarks(PAUSE_MARKS, MARK.pause | MARK.noStart);
  addMarks(TRAILING_MARKS, MARK.noStart);
  addMarks(NON_STARTERS, MARK.noStart);
  addMarks(PAIRED_MARKS, MARK.paired);
  addMarks(' \t\n\r\v\f\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff', MARK.space);
  for (let unit = 0x2000; unit <= 0x200a; unit++) units[unit] = MARK.space;
  for (const [first, last] of WORD_RANGES) {
    for (let unit = first; unit <= last; unit++) {
      const character = String.fromCharCode(unit);
      if (WORD.test(character)) add(unit, MARK.word);
      else if (SYMBOL.test(character)) add(unit, MARK.symbol);
    }
  }
  add(MATH_SURROGATE, MARK.word);
  for (const [first, last] of SQUARED_UNITS) for (let unit = first; unit <= last; unit++) add(unit, MARK.squaredUnit);
  return units;
}

/** Ranges with words and symbols: those without Chinese, Japanese and Korean letters, forms and enclosed numbers. */
const WORD_RANGES = [
  [0x20, 0x10ff],
  [0x1200, 0x218f],
  [0x2200, 0x22ff],
  [0x2c00, 0x2dff],
  [0xa4d0, 0xa95f],
  [0xa980, 0xabff],
  [0xfb00, 0xfdff],
  [0xfe70, 0xfeff],
] as const;
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const SYMBOL = /[#$%&*+\-./<=>@\\^`|~\p{Sc}\p{Sm}\u00a7\u00a9\u00b0\u2032\u2033\u2116]/u;
/** The first unit of mathematical letters and digits. */
const MATH_SURROGATE = 0xd835;
const SQUARED_UNITS = [
  [0x3300, 0x3357],
  [0x3371, 0x33df],
  [0x33ff, 0x33ff],
] as const;
