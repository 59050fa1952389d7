import { skipSpaces } from './read-scalar.ts';

/** Blank lines and comments before a line with content. */
export interface Trivia {
  /** Whether blank lines precede everything else. */
  readonly isSpaced: boolean;
  /** Comment lines without their margins, and blank lines between and behind them. */
  readonly comments: readonly string[];
  /** The column of the comment furthest to the right; -1 without comments. */
  readonly column: number;
}

export const NO_TRIVIA: Trivia = { isSpaced: false, comments: [], column: -1 };
/** Thrown where a text has something that only the writer of the `yaml` package can write. */
export const NOT_SIMPLE = Symbol('not simple');

/** Reads the blank and comment lines from `start` on, and the index of the line behind them. */
export function readTrivia(lines: readonly string[], start: number): { readonly trivia: Trivia; readonly end: number } {
  const comments: string[] = [];
  let isSpaced = false;
  let column = -1;
  let end = start;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const margin = skipSpaces(line, 0);
    if (margin === line.length) {
      if (comments.length > 0) comments.push('');
      else isSpaced = true;
      continue;
    }
    if (line.charAt(margin) !== '#') break;
    // A single space is all that the writer removes.
    if (line.endsWith(' ')) throw NOT_SIMPLE;
    column = Math.max(column, margin);
    comments.push(line.slice(margin));
  }
  const trivia = isSpaced || comments.length > 0 ? { isSpaced, comments, column } : NO_TRIVIA;
  return { trivia, end };
}

/** The comments without the blank lines behind them. */
export function trimComments(comments: readonly string[]): readonly string[] {
  return comments.slice(0, comments.findLastIndex((words) => words !== '') + 1);
}

/** The comments with one blank line for several in a row. */
export function squeezeComments(comments: readonly string[]): readonly string[] {
  return comments.filter((words, i) => words !== '' || comments[i - 1] !== '');
}
