import { matchAt, matchesAt } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import {
  createDumpCursor,
  type DumpCursor,
  emitValue,
  findBareEnd,
  findWholeEnd,
  MAX_DUMP_DEPTH,
  skipSpaces,
} from './dump-cursor.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/**
 * An object as Lombok, Java's records, Guava, Apache, Kotlin and Python's dataclasses print it: a name, a bracket and
 * `key=`. Spaces before the bracket occur with square ones alone.
 */
const TYPED =
  /([A-Za-z_$][\w$.]{0,120}(?:@[\da-f]{1,16})?)(\(|\{| ?\[)\s{0,9}(?=[\p{L}_$][\p{L}\p{N}_$.-]{0,80}\s?=(?![=>]))/uy;
/** The same at the beginning of any word. */
const TYPED_ANYWHERE = new RegExp(`(?<![\\w$.])${TYPED.source}`, 'u');
/** The same without a name, which is faster to search for. */
const FIELD_ANYWHERE = /[({[]\s{0,9}[\p{L}_$][\p{L}\p{N}_$.-]{0,80}\s?=(?![=>])/u;
/** An object without fields, inside a dump. */
const EMPTY = /([A-Z][\w$.]{0,120})(\(\)|\{\}|\[\])(?=\s{0,9}[,)}\]])/y;
const KEY = /([\p{L}_$][\p{L}\p{N}_$.-]{0,80})\s?=(?![=>])/uy;
const MAP_MEMBER = /^[\p{L}_$][\p{L}\p{N}_$.-]{0,80}\s?=(?![=>])/u;
const NEXT_MEMBER = /,\s{0,9}(?=[\p{L}_$][\p{L}\p{N}_$.-]{0,80}\s?=(?![=>]))/uy;
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

interface Level {
  readonly isObject: boolean;
  readonly closer: string;
}

/** Writes the printed objects of other languages as JSON objects; the values get quotes where they need them. */
export function readDumps(text: string): EditList | null {
  if (!text.includes('=') || !FIELD_ANYWHERE.test(text) || !TYPED_ANYWHERE.test(text)) return null;
  const edits = new EditList();
  const cursor = createDumpCursor(text, edits);
  visitOutsideStrings(text, (at) => {
    if (!isWordStart(text, at) || !matchesAt(TYPED, text, at)) return at;
    cursor.at = at;
    readObject(cursor);
    return cursor.at;
  });
  return edits;
}

function isWordStart(text: string, at: number): boolean {
  return /[A-Za-z_$]/.test(text.charAt(at)) && !/[\w$.]/.test(text.charAt(at - 1));
}

/** Reads the object at the cursor with all that it holds. */
function readObject(cursor: DumpCursor): void {
  const levels: Level[] = [];
  openObject(cursor, levels);
  while (levels.length > 0 && cursor.at < cursor.text.length) {
    const level = levels[levels.length - 1];
    if (level === undefined) return;
    skipSpaces(cursor);
    const character = cursor.text.charAt(cursor.at);
    if (character === level.closer) closeLevel(cursor, levels, level);
    else if (character === ',') cursor.at++;
    else if (level.isObject) readMember(cursor, levels);
    else readValue(cursor, levels, level);
  }
}

function openObject(cursor: DumpCursor, levels: Level[]): void {
  const { text, edits, at } = cursor;
  const [whole = '', name = '', bracket = ''] = matchAt(TYPED, text, at) ?? [];
  const opener = bracket.trim();
  const open = at + name.length + bracket.length - 1;
  edits.add('type-name', at, at + name.length, '');
  if (opener !== '{') edits.add('', open, open + 1, '{');
  levels.push({ isObject: true, closer: CLOSERS[opener] ?? '' });
  cursor.at = at + whole.length;
}

function closeLevel(cursor: DumpCursor, levels: Level[], { isObject, closer }: Level): void {
  const wanted = isObject ? '}' : ']';
  if (closer !== wanted) cursor.edits.add('', cursor.at, cursor.at + 1, wanted);
  cursor.at++;
  levels.pop();
}

function readMember(cursor: DumpCursor, levels: Level[]): void {
  const { text, edits, at } = cursor;
  const [whole, key = ''] = matchAt(KEY, text, at) ?? [];
  if (whole === undefined) {
    // Not a member: keeps the text for the reading behind the layers.
    cursor.at = findValueEnd(cursor, levels, true);
    return;
  }
  const equals = at + whole.length - 1;
  edits.add('missing-quote', at, at + key.length, JSON.stringify(key));
  edits.add('wrong-separator', equals, equals + 1, ':');
  cursor.at = equals + 1;
  skipSpaces(cursor);
  const level = levels[levels.length - 1];
  if (level !== undefined) readValue(cursor, levels, level);
}

function readValue(cursor: DumpCursor, levels: Level[], level: Level): void {
  const { text, at } = cursor;
  if (levels.length < MAX_DUMP_DEPTH && openValue(cursor, levels)) return;
  const end = findWholeEnd(cursor);
  if (end > at && endsValue(text, end, level)) {
    cursor.at = end;
    return;
  }
  emitValue(cursor, findValueEnd(cursor, levels, level.isObject));
}

/** Opens an object or a list at the cursor. */
function openValue(cursor: DumpCursor, levels: Level[]): boolean {
  const { text, edits, at } = cursor;
  if (matchesAt(TYPED, text, at)) {
    openObject(cursor, levels);
    return true;
  }
  const empty = matchAt(EMPTY, text, at);
  if (empty !== null) {
    const [whole = '', name = '', brackets = ''] = empty;
    edits.add('type-name', at, at + name.length, '');
    if (brackets !== '[]') edits.add('', at + name.length, at + whole.length, '{}');
    cursor.at = at + whole.length;
    return true;
  }
  const character = text.charAt(at);
  const behind = text.slice(at + 1, at + 100).trimStart();
  const isMap = character === '{' && MAP_MEMBER.test(behind);
  const isList = character === '[' && !/^[BCDFIJSZ]@[\da-f]|^L[\w.$]+;@/.test(behind);
  if (!isMap && !isList) return false;
  levels.push({ isObject: isMap, closer: isMap ? '}' : ']' });
  cursor.at++;
  return true;
}

function endsValue(text: string, end: number, { closer }: Level): boolean {
  const next = text
    .slice(end, end + 20)
    .trimStart()
    .charAt(0);
  return next === '' || next === ',' || next === closer;
}

/** End of an unquoted value: the comma before the next member or item, or the closer of the level. */
function findValueEnd(cursor: DumpCursor, levels: readonly Level[], isObject: boolean): number {
  const closer = levels[levels.length - 1]?.closer ?? '';
  const opener = Object.keys(CLOSERS).find((each) => CLOSERS[each] === closer);
  const endsAt = (at: number) => !isObject || matchesAt(NEXT_MEMBER, cursor.text, at);
  return findBareEnd(cursor, opener, closer, (character, at, depth) => character === ',' && depth === 0 && endsAt(at));
}
