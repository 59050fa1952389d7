import { matchesAt } from '../../sticky.ts';
import type { EditList } from '../edits.ts';
import { toValue } from '../words.ts';

/** Objects deeper than this stay as they are printed. */
export const MAX_DUMP_DEPTH = 500;

export interface DumpCursor {
  readonly text: string;
  readonly edits: EditList;
  at: number;
  /** Characters that may still be searched for the ends of values. */
  budget: number;
}

/** Characters of a value that are searched for its end. */
const MAX_SPAN = 100_000;
/** Characters of a string inside such a value. */
const MAX_STRING = 2000;
/** Python's values that print as a call. */
const CALL = /(?:(?:datetime\.)?(?:datetime|date|time|timedelta)\(\s{0,9}[\w=]|[A-Za-z_][\w.]{0,80}\(\s{0,9}["'])/y;
const BEHIND_STRING = /\s{0,20}(?:[,:)\]}]|$)/y;

export function createDumpCursor(text: string, edits: EditList): DumpCursor {
  return { text, edits, at: 0, budget: 4 * text.length + 10_000 };
}

export function skipSpaces(cursor: DumpCursor): void {
  const { text } = cursor;
  while (cursor.at < text.length && /\s/.test(text.charAt(cursor.at))) cursor.at++;
}

/**
 * Writes the unquoted value from the cursor to `stop`: a string, unless it is a number or one of the words that the
 * lexicon knows. Java prints an empty string as nothing.
 */
export function emitValue(cursor: DumpCursor, stop: number): void {
  const { text, edits, at } = cursor;
  let end = stop;
  while (end > at && /\s/.test(text.charAt(end - 1))) end--;
  const word = text.slice(at, end);
  const isNull = word === '<null>' || word === '<nil>';
  const value = isNull ? 'null' : word === '' ? '""' : toValue(word, false).text;
  if (value !== word) edits.add(value.startsWith('"') ? 'missing-quote' : 'wrong-word', at, end, value);
  cursor.at = Math.max(stop, at);
}

/**
 * End of the quoted string, JSON or call with arguments at the cursor; the cursor's place for anything else. Searches no
 * further than the cursor's budget allows, so that many values without an end stay linear.
 */
export function findWholeEnd(cursor: DumpCursor): number {
  const { text, at } = cursor;
  const limit = Math.min(text.length, at + Math.min(MAX_SPAN, cursor.budget));
  const end = findEnd(text, at, limit);
  cursor.budget -= end > at ? end - at : limit - at;
  return end;
}

function findEnd(text: string, at: number, limit: number): number {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return findQuotedEnd(text, at, limit);
  if (character === '{')
    return /^\{\s*(?:["'}]|\d)/.test(text.slice(at, at + 40)) ? findBalancedEnd(text, at, limit) : at;
  if (!matchesAt(CALL, text, at)) return at;
  const paren = text.indexOf('(', at);
  const end = findBalancedEnd(text, paren, limit);
  return end > paren ? end : at;
}

/** The place behind the string at `from`, by its quotes; `from` when it does not end within its line. */
function findQuotedEnd(text: string, from: number, limit: number): number {
  const quote = text.charCodeAt(from);
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x0a) return from;
    else if (code === quote) {
      if (matchesAt(BEHIND_STRING, text, at + 1)) return at + 1;
    }
  }
  return from;
}

/** The place behind the partner of the bracket at `from`, ignoring strings; `from` without one. */
export function findBalancedEnd(text: string, from: number, limit: number): number {
  let depth = 0;
  for (let at = from; at < limit; at++) {
    const character = text.charAt(at);
    if (character === '"') at = findPlainEnd(text, at, limit) - 1;
    else if (character === "'") at = Math.max(at, findQuotedEnd(text, at, Math.min(limit, at + MAX_STRING)) - 1);
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return from;
}

/** The place behind the next quote that is not escaped. */
function findPlainEnd(text: string, from: number, limit: number): number {
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at + 1;
  }
  return limit;
}

/**
 * End of the unquoted value at the cursor: the end of its line, the closer that nothing in the value opened, or a place where
 * `isEnd` says so.
 */
export function findBareEnd(
  { text, at }: DumpCursor,
  opener: string | undefined,
  closer: string,
  isEnd: (character: string, at: number, depth: number) => boolean,
): number {
  let depth = 0;
  for (let stop = at; stop < text.length; stop++) {
    const character = text.charAt(stop);
    if (character === '\n' || (character === closer && depth === 0)) return stop;
    if (character === opener) depth++;
    else if (character === closer) depth--;
    else if (isEnd(character, stop, depth)) return stop;
  }
  return text.length;
}
