import { matchEnd } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import { findBalancedEnd } from './dump-cursor.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** Length of a text in UTF-16 units, and of one object. */
const MAX_LENGTH = 4_000_000;
const MAX_OBJECT = 100_000;
const KEY = /[\p{L}_][\p{L}\p{N}_.-]{0,80}=(?![=>])/uy;
const SPACES = /[ \t]+/y;
const WORD = /[^\s"'{}[\](),=]+/y;
const CALL = /[A-Za-z_][\w.]{0,80}(?=\()/y;
const TYPED = /[A-Z]\w{0,80}\((?=[a-z_]\w{0,80}=)/y;
const JSON_VALUE = /=[[\s]{0,9}\{\s{0,9}"/;
const ANYWHERE = /^\s*[\p{L}_][\p{L}\p{N}_.-]{0,80}=|[A-Z]\w{0,80}\([a-z_]\w{0,80}=/u;

/**
 * `id=1 name='x'`, as pydantic prints an object, alone or behind a name in parentheses: puts the commas in.
 */
export function readPythonPairs(text: string): EditList | null {
  if (text.length > MAX_LENGTH || !text.includes('=') || !ANYWHERE.test(text)) return null;
  const edits = new EditList();
  const from = text.length - text.trimStart().length;
  const gaps = readPairs(text, from, text.trimEnd().length);
  if (gaps !== null) {
    const brace = edits.add('missing-brace', from, from, '{');
    // In a log, such words are labels of JSON.
    if (JSON_VALUE.test(text)) edits.doubt(brace);
    for (const gap of gaps) edits.add('missing-comma', gap, gap, ',');
    edits.add('missing-brace', text.trimEnd().length, text.trimEnd().length, '}');
    return edits;
  }
  visitOutsideStrings(text, (at) => {
    if (/\w/.test(text.charAt(at - 1))) return at;
    const inside = matchEnd(TYPED, text, at);
    if (inside < 0) return at;
    const limit = Math.min(text.length, at + MAX_OBJECT);
    for (const gap of readPairs(text, inside, limit, ')') ?? []) edits.add('missing-comma', gap, gap, ',');
    return inside;
  });
  return edits;
}

/**
 * The places behind the values of at least two pairs, up to `to` or the closer, between which there are only blanks; null for
 * anything else.
 */
function readPairs(text: string, from: number, to: number, closer = ''): number[] | null {
  const gaps: number[] = [];
  for (let at = from; at < to; ) {
    const value = matchEnd(KEY, text, at);
    const end = value < 0 ? -1 : findValueEnd(text, value, to);
    if (end <= value) return null;
    const isEnd = closer === '' ? end === to : text.charAt(end) === closer;
    if (isEnd || end >= to) return isEnd && gaps.length > 0 ? gaps : null;
    gaps.push(end);
    at = matchEnd(SPACES, text, end);
    if (at < 0) return null;
  }
  return null;
}

function findValueEnd(text: string, at: number, to: number): number {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return findStringEnd(text, at, to);
  const paren = matchEnd(CALL, text, at);
  if (paren >= 0) return findBalancedEnd(text, paren, to);
  if ('{[('.includes(character)) return findBalancedEnd(text, at, to);
  return matchEnd(WORD, text, at);
}

/** The place behind the string at `from`, which a blank, a parenthesis or the end follows. */
function findStringEnd(text: string, from: number, to: number): number {
  const quote = text.charCodeAt(from);
  for (let at = from + 1; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === quote && (at + 1 === to || ' )'.includes(text.charAt(at + 1)))) return at + 1;
  }
  return -1;
}
