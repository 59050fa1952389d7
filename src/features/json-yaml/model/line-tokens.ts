/** A `mark` is an anchor, an alias, a tag or a document separator of YAML. */
export type TokenKind = 'key' | 'string' | 'number' | 'literal' | 'comment' | 'mark' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** The part of a compared string that the other text does not have. */
  readonly isChanged?: boolean;
}

/** UTF-16 units of a line, from `start` to before `end`. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a line, or a part of it, into its parts. `index` is the line's number in its text, from 0; with `isInString` the part
 * begins inside a quoted string, and `column` is where it begins in its line, in UTF-16 units.
 */
export type LineTokens = (line: string, index: number, isInString?: boolean, column?: number) => readonly Token[];

export interface MarkedToken extends Token {
  readonly isMarked: boolean;
  readonly isSelected: boolean;
}

export const NO_RANGE: LineRange = { start: 0, end: 0 };

const PARTS = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)\b/g;

/** The parts of one line of JSON, or of any other text: the parts always add up to the line. */
export function toJsonTokens(line: string, _index = 0, isInString = false): readonly Token[] {
  if (isInString) return withoutFirst(toJsonTokens(`"${line}`));
  const tokens: Token[] = [];
  let end = 0;
  const push = (kind: TokenKind, text: string) => {
    if (text !== '') tokens.push({ kind, text });
  };
  for (const match of line.matchAll(PARTS)) {
    push('other', line.slice(end, match.index));
    const [whole, quoted, colon = '', number] = match;
    if (quoted !== undefined) {
      push(colon === '' ? 'string' : 'key', quoted);
      push('other', colon);
    } else push(number === undefined ? 'literal' : 'number', whole);
    end = match.index + whole.length;
  }
  push('other', line.slice(end));
  return tokens;
}

/** A line without colors. */
export function toPlainTokens(line: string): readonly Token[] {
  return [{ kind: 'other', text: line }];
}

/**
 * The same line, cut so that every part is entirely inside or outside of each range. A part also ends at the ends of an empty
 * range.
 */
export function markTokens(tokens: readonly Token[], match: LineRange, selection = NO_RANGE): readonly MarkedToken[] {
  const edges = [match.start, match.end, selection.start, selection.end].sort((a, b) => a - b);
  const isIn = (from: number, range: LineRange) => from >= range.start && from < range.end;
  const marked: MarkedToken[] = [];
  let at = 0;
  for (const { text, ...token } of tokens) {
    let from = 0;
    for (const edge of [...edges, at + text.length]) {
      const to = Math.min(edge - at, text.length);
      if (to <= from) continue;
      const start = at + from;
      marked.push({
        ...token,
        text: text.slice(from, to),
        isMarked: isIn(start, match),
        isSelected: isIn(start, selection),
      });
      from = to;
    }
    at += text.length;
  }
  return marked;
}

/** The tokens without the first character. */
function withoutFirst([first, ...others]: readonly Token[]): readonly Token[] {
  if (first === undefined) return [];
  const text = first.text.slice(1);
  return text === '' ? others : [{ kind: first.kind, text }, ...others];
}
