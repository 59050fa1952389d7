/** A set of characters: ranges of code points and Unicode categories, or everything else. */
export interface CharacterSet {
  readonly isNegated: boolean;
  /** First and last code point, each pair after the other. */
  readonly ranges: readonly number[];
  readonly categories: readonly RegExp[];
}

export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly of: PatternNode; readonly min: number; readonly max: number | null }
  | { readonly kind: 'begin' | 'end' };

/** A pattern outside RFC 9485; the message is the part that is not allowed. */
export class BadPattern extends Error {}

const CATEGORY = /^\\([pP])\{(L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}/;
const ESCAPED = /^\\([()*+\-.?[\\\]^nrt{|}$])/;
const QUANTIFIER = /^(?:[*+?]|\{([0-9]{1,4})(?:(,)([0-9]{1,4})?)?\})/;
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const LINE_ENDS: readonly number[] = [0x0a, 0x0a, 0x0d, 0x0d];
const HYPHEN = 0x2d;
const DEPTH_MAX = 100;

/**
 * Reads a regular expression of RFC 9485 (I-Regexp). `^` and `$` are read as the ends of the text, as all common engines
 * do, and `\$` as their escape. @throws BadPattern.
 */
export function parsePattern(text: string): PatternNode {
  const cursor = createCursor(text);
  const node = parseChoice(cursor, 0);
  return cursor.isAtEnd() ? node : cursor.refuse();
}

function createCursor(text: string) {
  let at = 0;
  const refuse = (length = 1): never => {
    throw new BadPattern(text.slice(at, at + length) || text);
  };
  return {
    refuse,
    isAtEnd: () => at >= text.length,
    /** Whether one of these characters is at the place. */
    isAtOneOf: (chars: string) => at < text.length && chars.includes(text[at] ?? ''),
    isAt: (token: string) => text.startsWith(token, at),
    take(token: string): boolean {
      if (!text.startsWith(token, at)) return false;
      at += token.length;
      return true;
    },
    /** The code point at the place. */
    point(): number {
      const code = text.codePointAt(at) ?? 0;
      at += code > 0xffff ? 2 : 1;
      return code;
    },
    /** What the pattern finds at the place, which must be its beginning. */
    match(pattern: RegExp): RegExpExecArray | null {
      const found = pattern.exec(text.slice(at, at + 16));
      at += found?.[0].length ?? 0;
      return found;
    },
  };
}

type Cursor = ReturnType<typeof createCursor>;

function parseChoice(cursor: Cursor, depth: number): PatternNode {
  if (depth > DEPTH_MAX) cursor.refuse();
  const first = parseSequence(cursor, depth);
  const parts = [first];
  while (cursor.take('|')) parts.push(parseSequence(cursor, depth));
  return parts.length === 1 ? first : { kind: 'choice', parts };
}

function parseSequence(cursor: Cursor, depth: number): PatternNode {
  const parts: PatternNode[] = [];
  while (!cursor.isAtEnd() && !cursor.isAtOneOf('|)')) parts.push(parseQuantifier(cursor, parseAtom(cursor, depth)));
  return { kind: 'sequence', parts };
}

function parseQuantifier(cursor: Cursor, of: PatternNode): PatternNode {
  const found = cursor.match(QUANTIFIER);
  if (found === null) return of;
  const [sign, least, comma, most] = found;
  if (sign === '*') return { kind: 'repeat', of, min: 0, max: null };
  if (sign === '+') return { kind: 'repeat', of, min: 1, max: null };
  if (sign === '?') return { kind: 'repeat', of, min: 0, max: 1 };
  const min = Number(least);
  const max = comma === undefined ? min : most === undefined ? null : Number(most);
  if (max !== null && max < min) throw new BadPattern(sign);
  return { kind: 'repeat', of, min, max };
}

function parseAtom(cursor: Cursor, depth: number): PatternNode {
  if (cursor.take('(')) {
    const inner = parseChoice(cursor, depth + 1);
    return cursor.take(')') ? inner : cursor.refuse();
  }
  if (cursor.take('.')) return { kind: 'set', set: { isNegated: true, ranges: LINE_ENDS, categories: [] } };
  if (cursor.take('^')) return { kind: 'begin' };
  if (cursor.take('$')) return { kind: 'end' };
  if (cursor.take('[')) return { kind: 'set', set: parseClass(cursor) };
  if (cursor.isAt('\\')) {
    const category = parseCategory(cursor);
    if (category !== null) return { kind: 'set', set: { isNegated: false, ranges: [], categories: [category] } };
    return oneOf(parseEscape(cursor));
  }
  return cursor.isAtOneOf('*+?{}])') ? cursor.refuse() : oneOf(cursor.point());
}

function parseCategory(cursor: Cursor): RegExp | null {
  const found = cursor.match(CATEGORY);
  return found === null ? null : new RegExp(`^\\${found[1]}{${found[2]}}$`, 'u');
}

function parseEscape(cursor: Cursor): number {
  const letter = cursor.match(ESCAPED)?.[1];
  return letter === undefined ? cursor.refuse(2) : (CONTROL[letter] ?? letter).charCodeAt(0);
}

/** The set whose opening bracket was taken. */
function parseClass(cursor: Cursor): CharacterSet {
  const isNegated = cursor.take('^');
  const ranges: number[] = [];
  const categories: RegExp[] = [];
  if (cursor.take('-')) ranges.push(HYPHEN, HYPHEN);
  else if (cursor.isAt(']')) cursor.refuse();
  while (!cursor.take(']')) {
    const category = parseCategory(cursor);
    if (category !== null) categories.push(category);
    else if (cursor.isAt('-]')) ranges.push(HYPHEN, cursor.point());
    else {
      const from = parseClassCharacter(cursor);
      const to = !cursor.isAt('-]') && cursor.take('-') ? parseClassCharacter(cursor) : from;
      if (to < from) cursor.refuse();
      ranges.push(from, to);
    }
  }
  return { isNegated, ranges, categories };
}

function parseClassCharacter(cursor: Cursor): number {
  if (cursor.isAt('\\')) return parseEscape(cursor);
  return cursor.isAtEnd() || cursor.isAtOneOf('[-') ? cursor.refuse() : cursor.point();
}

function oneOf(code: number): PatternNode {
  return { kind: 'set', set: { isNegated: false, ranges: [code, code], categories: [] } };
}
