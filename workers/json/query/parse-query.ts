import { parseTest } from './parse-filter.ts';
import { parseSegments } from './parse-path.ts';
import { parseShort, SHORT_WORDS } from './parse-short.ts';
import type { QueryProblem } from './query.api.ts';
import { createScanner, QuerySyntaxError } from './scanner.ts';
import type { PathQuery, Query } from './syntax.ts';

const WORD_OF_SHORT_FORM = new RegExp(`^(?:${SHORT_WORDS.join('|')})(?![\\w.[\\u0080-\\uffff])`);

/**
 * Reads a query in any form: JSONPath begins with `$`, the short form with a dot or a word of its own, and anything else
 * is a JSONPath without its `$`. @throws QuerySyntaxError.
 */
export function parseQuery(text: string): Query {
  const query = text.trim();
  const shift = text.length - text.trimStart().length;
  try {
    return parseTrimmed(query);
  } catch (error) {
    throw movePlace(error, shift);
  }
}

/** @returns null for a query that can be read. */
export function checkQuery(text: string): QueryProblem | null {
  try {
    parseQuery(text);
    return null;
  } catch (error) {
    if (error instanceof QuerySyntaxError) return error.problem;
    throw error;
  }
}

/** Reads JSONPath as RFC 9535 has it, without blanks at its ends. @throws QuerySyntaxError. */
export function parsePath(text: string): PathQuery {
  const scanner = createScanner(text);
  if (!scanner.take('$')) scanner.refuse();
  const segments = parseSegments(scanner, parseTest);
  if (!scanner.isAtEnd()) {
    scanner.skipBlanks();
    throw scanner.isAt('|') ? new QuerySyntaxError('unsupported', scanner.at(), '|') : scanner.refuse();
  }
  return { isAbsolute: true, segments };
}

function parseTrimmed(query: string): Query {
  if (query === '') throw new QuerySyntaxError('empty', 0);
  if (query.startsWith('$')) return { form: 'path', query: parsePath(query) };
  if (/^\.\.[^\s|,)]/.test(query)) return { form: 'path', query: parseWithPrefix('$', query, parsePath) };
  if (/^[.({"]/.test(query) || WORD_OF_SHORT_FORM.test(query)) return { form: 'short', of: parseShort(query) };
  const isBracket = query.startsWith('[');
  try {
    return { form: 'path', query: parseWithPrefix(isBracket ? '$' : '$.', query, parsePath) };
  } catch (error) {
    return parseAsShort(query, isBracket, error);
  }
}

/** Tries the short form for a text that is no path. Of two errors, the later one is reported. */
function parseAsShort(query: string, isBracket: boolean, pathError: unknown): Query {
  if (!(pathError instanceof QuerySyntaxError)) throw pathError;
  try {
    return { form: 'short', of: isBracket ? parseShort(query) : parseWithPrefix('.', query, parseShort) };
  } catch (error) {
    throw error instanceof QuerySyntaxError && error.problem.at > pathError.problem.at ? error : pathError;
  }
}

function parseWithPrefix<Parsed>(prefix: string, query: string, parse: (text: string) => Parsed): Parsed {
  try {
    return parse(prefix + query);
  } catch (error) {
    throw movePlace(error, -prefix.length);
  }
}

function movePlace(error: unknown, by: number): unknown {
  if (!(error instanceof QuerySyntaxError)) return error;
  const { kind, at, found } = error.problem;
  return new QuerySyntaxError(kind, Math.max(at + by, 0), found);
}
