/** A quoted text on one line without escapes that the writer would write otherwise. */
const DOUBLE_QUOTED = /"(?:[^"\\]|\\["\\tbfrn])*"/y;
const SINGLE_QUOTED = /'(?:[^']|'')*'/y;
const ALIAS = /\*[\w.-]+/y;
/** A line has no white space but spaces. Up to a colon or a number sign that ends it; in brackets also up to a comma or a bracket. */
const PLAIN_BLOCK = /(?:[^ \-?:,[\]{}#&*!|>'"%@`]|[-?:](?=[^ ]))(?:[^ :#]|:(?=[^ ])|(?<=[^ ])#| +(?=[^ #:]|:[^ ]))*/y;
const PLAIN_FLOW =
  /(?:[^ \-?:,[\]{}#&*!|>'"%@`]|[-?:](?=[^ ,[\]{}]))(?:[^ :#,[\]{}]|:(?=[^ ,[\]{}])|(?<=[^ ,[\]{}])#| +(?=[^ #:,[\]{}]|:[^ ,[\]{}]))*/y;
/** Beginnings that the writer quotes, or moves into a block. */
const MARKER = /^(?:%|---|\.\.\.)/;
/** Texts in double quotes of this length, quotes included, are split at their line breaks. */
const BREAKING_CHARS_MIN = 40;
/** Longer keys are written behind a question mark. */
const KEY_CHARS_MAX = 1000;

/**
 * The end of the scalar or alias that begins at `start`, when the writer would copy it letter for letter; -1 for any
 * other text. A plain scalar ends before a colon with white space behind it, before a comment, or at the end of the line.
 */
export function findScalarEnd(line: string, start: number, isInFlow: boolean): number {
  const sign = line.charAt(start);
  if (sign === '"') return findQuoteEnd(line, start);
  if (sign === "'") return endOf(SINGLE_QUOTED, line, start);
  if (sign === '*') return endOf(ALIAS, line, start);
  const end = endOf(isInFlow ? PLAIN_FLOW : PLAIN_BLOCK, line, start);
  if (end < 0) return -1;
  const last = line.charCodeAt(end - 1);
  if (last === COLON || (end - start === 1 && (sign === '-' || sign === '?'))) return -1;
  return (sign === '-' || sign === '.') && MARKER.test(line.slice(start, start + 3)) ? -1 : end;
}

/** The place of the colon behind the key that ends at `end`; -1 when it is not a key of a common length. */
export function findColon(line: string, start: number, end: number): number {
  if (line.charCodeAt(start) === ASTERISK || end - start > KEY_CHARS_MAX) return -1;
  const at = skipSpaces(line, end);
  return line.charCodeAt(at) === COLON ? at : -1;
}

/** The first place from `at` on that is not a space. */
export function skipSpaces(line: string, at: number): number {
  let end = at;
  while (line.charCodeAt(end) === SPACE) end += 1;
  return end;
}

const SPACE = 32;
const ASTERISK = 42;
const COLON = 58;

function findQuoteEnd(line: string, start: number): number {
  const end = endOf(DOUBLE_QUOTED, line, start);
  const lineBreak = line.indexOf('\\n', start);
  if (end < 0 || lineBreak < 0 || lineBreak > end) return end;
  return end - start >= BREAKING_CHARS_MIN || line.slice(start, end).includes(' \\n') ? -1 : end;
}

function endOf(pattern: RegExp, line: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(line) ? pattern.lastIndex : -1;
}
