import { CLOSING_MARKS, OPENING_MARKS, PAIRED_MARKS, PAUSE_MARKS, SENTENCE_MARKS, TRAILING_MARKS } from './lexicon.ts';

/** Classes of a UTF-16 unit, as bits. */
export const MARK = {
  opening: 1,
  closing: 2,
  sentence: 4,
  pause: 8,
  /** Never begins a line: closing, sentence, pause and trailing marks. */
  noStart: 16,
  /** A dash or an ellipsis, which comes in pairs. */
  paired: 32,
  space: 64,
  /** Part of a Latin word or a number: ASCII letters and digits, letters with accents, Greek, Cyrillic. */
  word: 128,
} as const;

let table: Uint8Array | null = null;

/** Bits of `MARK` for every UTF-16 unit. The caller must not write to it. */
export function markTable(): Uint8Array {
  table ??= createTable();
  return table;
}

/** Bits of `MARK` for the first unit of a character; 0 for an empty text. */
export function marksOf(character: string): number {
  return character === '' ? 0 : (markTable()[character.charCodeAt(0)] ?? 0);
}

function createTable(): Uint8Array {
  const units = new Uint8Array(0x10000);
  const add = (marks: string, bits: number) => {
    for (const mark of marks) units[mark.charCodeAt(0)] = (units[mark.charCodeAt(0)] ?? 0) | bits;
  };
  add(OPENING_MARKS, MARK.opening);
  add(CLOSING_MARKS, MARK.closing | MARK.noStart);
  add(SENTENCE_MARKS, MARK.sentence | MARK.noStart);
  add(PAUSE_MARKS, MARK.pause | MARK.noStart);
  add(TRAILING_MARKS, MARK.noStart);
  add(PAIRED_MARKS, MARK.paired);
  add(' \t\n\r\v\f\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff', MARK.space);
  for (let unit = 0x2000; unit <= 0x200a; unit++) units[unit] = MARK.space;
  for (const [first, last] of WORD_RANGES) {
    for (let unit = first; unit <= last; unit++) units[unit] = (units[unit] ?? 0) | MARK.word;
  }
  return units;
}

const WORD_RANGES = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xaa, 0xaa],
  [0xb5, 0xb5],
  [0xba, 0xba],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2af],
  [0x370, 0x3ff],
  [0x400, 0x52f],
] as const;
