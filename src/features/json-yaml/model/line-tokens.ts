export type TokenKind = 'key' | 'string' | 'number' | 'literal' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const PARTS = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)\b/g;

/** The parts of one line of JSON. A line that is none is cut up all the same; the parts always make up the line. */
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
