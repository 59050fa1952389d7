import { matchAt } from '../sticky.ts';
import type { QueryProblem, QueryProblemKind } from './query.api.ts';

const DIGITS = /[0-9]/;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const INTEGER = /(?:0|-?[1-9][0-9]*)/y;
const NAME = /[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy;
const WORD = /[a-z_][a-z0-9_]*/y;
const UNPAIRED_SURROGATE = /[\ud800-\udfff]/u;
const FULL_WIDTH = /[\uff01-\uff5e\u3000-\u3002\u3010\u3011\u2018\u2019\u201c\u201d]/;
/** An escape of JSON: of one character, or of two surrogates that belong together. */
const ESCAPE =
  /\\(?:["\\/bfnrt]|u(?:[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|(?![Dd][89A-Fa-f])[\dA-Fa-f]{4}))/y;
/** Levels of brackets; deeper queries would overflow the stack. */
const DEPTH_MAX = 200;

/** A query that is written wrongly; never leaves this folder. */
export class QuerySyntaxError extends Error {
  readonly problem: QueryProblem;

  /** `at` is an index into the query in UTF-16 units; `found` a word that belongs to the message. */
  constructor(kind: QueryProblemKind, at: number, found = '') {
    super(`${kind} at ${at}`);
    this.problem = { kind, at, found };
  }
}

/** Reads the tokens of a query from left to right. */
export function createScanner(text: string) {
  let at = 0;
  let depth = 0;

  const match = (pattern: RegExp): string | null => {
    const found = matchAt(pattern, text, at)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const scanner = {
    at: () => at,
    isAtEnd: () => at >= text.length,
    /** Whether this follows. */
    isAt: (token: string) => text.startsWith(token, at),
    /** The character at the place, or an empty string. */
    peek: (ahead = 0) => text[at + ahead] ?? '',
    moveTo(place: number): void {
      at = place;
    },
    skipBlanks(): void {
      while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
    },
    /** Moves behind the token if it follows. */
    take(token: string): boolean {
      if (!text.startsWith(token, at)) return false;
      at += token.length;
      return true;
    },
    name: () => match(NAME),
    word: () => match(WORD),
    /** A JSON number as written. */
    number(): string | null {
      const from = at;
      const found = match(NUMBER);
      if (found !== null && DIGITS.test(text[at] ?? '')) throw new QuerySyntaxError('bad-number', from);
      return found;
    },
    /** @throws QuerySyntaxError for leading zeros, `-0` and integers beyond ±(2^53 - 1). */
    integer(): number | null {
      const from = at;
      const found = match(INTEGER);
      if (found === null) {
        if (text[at] === '-') throw new QuerySyntaxError('bad-number', from);
        return null;
      }
      if (/[0-9.eE]/.test(text[at] ?? '')) throw new QuerySyntaxError('bad-number', from);
      const value = Number(found);
      if (!Number.isSafeInteger(value)) throw new QuerySyntaxError('integer-too-large', from);
      return value;
    },
    /** The contents of the string in quotes at the place. @throws QuerySyntaxError. */
    string(): string {
      const read = readString(text, at);
      at = read.end;
      return read.value;
    },
    /** Throws for the character at the place. */
    refuse(kind: ConstructorParameters<typeof QuerySyntaxError>[0] = 'unexpected-character'): never {
      const found = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
      if (at >= text.length) throw new QuerySyntaxError('unexpected-end', at);
      if (FULL_WIDTH.test(found)) throw new QuerySyntaxError('full-width', at, found);
      throw new QuerySyntaxError(kind, at, found);
    },
    /** Runs a rule one level deeper. @throws QuerySyntaxError `too-deep`. */
    nest<Result>(rule: () => Result): Result {
      depth += 1;
      if (depth > DEPTH_MAX) throw new QuerySyntaxError('too-deep', at);
      const result = rule();
      depth -= 1;
      return result;
    },
  };
  return scanner;
}

export type Scanner = ReturnType<typeof createScanner>;

function readString(text: string, start: number): { value: string; end: number } {
  const quote = text[start] ?? '';
  let value = '';
  let at = start + 1;
  for (;;) {
    const unit = text[at];
    if (unit === undefined) throw new QuerySyntaxError('string-not-closed', start);
    if (unit === quote) break;
    if (unit < ' ') throw new QuerySyntaxError('control-character', at);
    if (unit === '\\') {
      const escaped = readEscape(text, at, quote);
      value += escaped.value;
      at = escaped.end;
    } else {
      value += unit;
      at += 1;
    }
  }
  if (UNPAIRED_SURROGATE.test(value)) throw new QuerySyntaxError('bad-escape', start);
  return { value, end: at + 1 };
}

function readEscape(text: string, at: number, quote: string): { value: string; end: number } {
  if (text[at + 1] === quote) return { value: quote, end: at + 2 };
  const written = matchAt(ESCAPE, text, at)?.[0];
  if (written === undefined || written === '\\"') {
    const found = /^\\u[\dA-Fa-f]{4}|/.exec(text.slice(at))?.[0] || text.slice(at, at + 2);
    throw new QuerySyntaxError('bad-escape', at, found);
  }
  return { value: JSON.parse(`"${written}"`), end: at + written.length };
}
