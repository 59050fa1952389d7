import type { LineRange } from './line-tokens.ts';

/** Characters of one word: letters, digits and what joins them in names and numbers; or one sign after another. */
const WORDS = /[\p{L}\p{N}_$]+(?:[.\-+][\p{L}\p{N}_$]+)*|\s+|[^\p{L}\p{N}_$\s]/gu;

/** Units on each side of a place in which its word is searched. */
const REACH_CHARS = 500;

/** The word, number, blank or sign at a column. At the end of a text it is the last one. */
export function wordAt(text: string, column: number): LineRange {
  const base = Math.max(column - REACH_CHARS, 0);
  const part = text.slice(base, column + REACH_CHARS);
  let last: LineRange = { start: column, end: column };
  for (const { 0: word, index } of part.matchAll(WORDS)) {
    last = { start: base + index, end: base + index + word.length };
    if (last.end > column) return last;
  }
  return last;
}

/** Where the cursor goes by one word. It skips blanks. */
export function wordStep(text: string, column: number, isBackwards: boolean): number {
  let at = column;
  while (isBackwards ? at > 0 : at < text.length) {
    const { start, end } = wordAt(text, isBackwards ? at - 1 : at);
    at = isBackwards ? start : end;
    if (text.slice(start, end).trim() !== '') return at;
  }
  return at;
}

/** Where the cursor goes by one character as a reader sees it. */
export function characterStep(text: string, column: number, isBackwards: boolean): number {
  const base = Math.max(column - 64, 0);
  const part = text.slice(base, column + 64);
  const edges = [...new Intl.Segmenter().segment(part)].map(({ index }) => base + index);
  if (isBackwards) return edges.findLast((edge) => edge < column) ?? 0;
  return edges.find((edge) => edge > column) ?? text.length;
}
