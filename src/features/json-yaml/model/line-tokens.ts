/** A `mark` is an anchor, an alias, a tag or a document separator of YAML. */
export type TokenKind = 'key' | 'string' | 'number' | 'literal' | 'comment' | 'mark' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** UTF-16 units of a line, from `start` to before `end`. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** Cuts a line into its parts. `index` is the line's number in its text, from 0. */
export type LineTokens = (line: string, index: number) => readonly Token[];

export interface MarkedToken extends Token {
  readonly isMarked: boolean;
}

const PARTS = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)\b/g;

/** The parts of one line of JSON, or of any other text: the parts always add up to the line. */
export function toJsonTokens(line: string): readonly Token[] {
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

/** The same line, cut so that every part is entirely inside or outside the range. */
export function markTokens(tokens: readonly Token[], { start, end }: LineRange): readonly MarkedToken[] {
  const marked: MarkedToken[] = [];
  let at = 0;
  for (const { kind, text } of tokens) {
    const cuts = [0, start - at, end - at, text.length].map((cut) => Math.min(Math.max(cut, 0), text.length));
    for (const [part, from] of cuts.entries()) {
      const piece = text.slice(from, cuts[part + 1] ?? text.length);
      if (piece !== '') marked.push({ kind, text: piece, isMarked: part === 1 });
    }
    at += text.length;
  }
  return marked;
}
