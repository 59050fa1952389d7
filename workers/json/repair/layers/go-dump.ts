import { matchAt, matchesAt } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import { findBalancedEnd } from '../embedded-json.ts';
import { createDumpCursor, type DumpCursor, emitValue, findBareEnd, MAX_DUMP_DEPTH } from './dump-cursor.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** A struct as Go's `%+v` prints it: `{Id:1 Name:x}`, without blanks behind the colons and without commas. */
const STRUCT =
  /(?:&|\b(?:[A-Za-z_]\w*\.)?[A-Z]\w*)?(?:\{[A-Za-z_]\w{0,80}:(?![\s"'/])[^\n"',;(={}[\]]{0,400}(?: [A-Za-z_]\w{0,80}:|[{[][^\n"',;(=]{0,400}[}\]]))/y;
/** The same without a name, which is faster to search for. */
const STRUCT_ANYWHERE = new RegExp(STRUCT.source.slice(STRUCT.source.indexOf('(?:\\{')));
const OPEN_STRUCT = /&?\{(?=[A-Za-z_]\w{0,80}:|\})/y;
const OPEN_MAP = /map\[(?=[^\s\]:]{1,80}:|\])/y;
const MAP_ANYWHERE = new RegExp(OPEN_MAP.source);
/** The type before a literal of a slice or map, as `%#v` prints it. */
const LITERAL =
  /(?:\[\]|map\[[\w.]{1,40}\])(?:\[\]|\*|map\[[\w.]{1,40}\]){0,9}(?:interface ?\{\}|[A-Za-z_][\w.]{0,80})(?=\{)/y;
const LITERAL_ANYWHERE = new RegExp(LITERAL.source);
const POINTER = /0xc[\da-f]{9}(?=[ \]}])/y;
const KEY = /([^\s:{}[\]]{1,80}):/y;
const NEXT_KEY = / (?=[^\s:{}[\]]{1,80}:)/y;

type Level = 'object' | 'map' | 'list';
const CLOSERS: Readonly<Record<Level, string>> = { object: '}', map: ']', list: ']' };

/** Writes structs, maps and slices of Go as JSON. */
export function readGoDump(text: string): EditList | null {
  const hasStruct = text.includes('{') && STRUCT_ANYWHERE.test(text);
  const hasMap = text.includes('map[') && MAP_ANYWHERE.test(text);
  const hasLiteral = (text.includes('[]') || text.includes('map[')) && LITERAL_ANYWHERE.test(text);
  if (!hasStruct && !hasMap && !hasLiteral) return null;
  const edits = new EditList();
  const cursor = createDumpCursor(text, edits);
  visitOutsideStrings(text, (at) => {
    const code = text.charCodeAt(at);
    const isWord = /[A-Za-z_]/.test(text.charAt(at)) && !/\w/.test(text.charAt(at - 1));
    if (code === 0x7b || code === 0x26 || isWord) {
      cursor.at = at;
      if (readDump(cursor)) return cursor.at;
    }
    return code === 0x5b || code === 0x6d ? readLiteral(cursor, at) : at;
  });
  return edits;
}

/** Reads the struct or map at the cursor, with all that it holds. @returns false when none begins there. */
function readDump(cursor: DumpCursor): boolean {
  const { text, edits, at } = cursor;
  const brace = matchAt(STRUCT, text, at)?.[0].indexOf('{');
  if (brace === undefined && !matchesAt(OPEN_MAP, text, at)) return false;
  if (brace !== undefined && brace > 0) edits.add('type-name', at, at + brace, '');
  cursor.at = at + (brace ?? 0);
  const levels: Level[] = [];
  openValue(cursor, levels);
  readLevels(cursor, levels);
  return true;
}

/** `[]string{"a"}`, `map[string]int{"a":1}`: drops the type. @returns the place behind it. */
function readLiteral({ text, edits }: DumpCursor, at: number): number {
  if (!matchesAt(LITERAL, text, at)) return at;
  const open = LITERAL.lastIndex;
  const isSlice = text.charAt(at) === '[';
  const end = isSlice ? findBalancedEnd(text, open, text.length) : 0;
  if (end < 0) return at;
  edits.add('type-name', at, open, '');
  if (isSlice) {
    edits.add('', open, open + 1, '[');
    edits.add('', end - 1, end, ']');
  }
  return open + 1;
}

function readLevels(cursor: DumpCursor, levels: Level[]): void {
  let isFirst = true;
  while (levels.length > 0 && cursor.at < cursor.text.length) {
    const level = levels[levels.length - 1] ?? 'object';
    const { text, edits, at } = cursor;
    if (text.charAt(at) === CLOSERS[level]) {
      if (level === 'map') edits.add('', at, at + 1, '}');
      cursor.at++;
      levels.pop();
      isFirst = false;
    } else if (text.charAt(at) === ' ') {
      if (!isFirst) edits.add('missing-comma', at, at, ',');
      cursor.at++;
    } else if (text.charAt(at) === '\n') return;
    else {
      const depth = levels.length;
      readEntry(cursor, levels, level);
      isFirst = levels.length > depth;
    }
  }
}

function readEntry(cursor: DumpCursor, levels: Level[], level: Level): void {
  const { text, edits } = cursor;
  let key = '';
  if (level !== 'list') {
    key = matchAt(KEY, text, cursor.at)?.[1] ?? '';
    if (key !== '') {
      edits.add('missing-quote', cursor.at, cursor.at + key.length, JSON.stringify(key));
      cursor.at += key.length + 1;
    }
  }
  if (levels.length < MAX_DUMP_DEPTH && openValue(cursor, levels)) return;
  if (matchesAt(POINTER, text, cursor.at)) {
    const { lastIndex } = POINTER;
    edits.add('missing-quote', cursor.at, lastIndex, JSON.stringify(text.slice(cursor.at, lastIndex)));
    cursor.at = lastIndex;
  } else emitValue(cursor, findValueEnd(cursor, level, /^\d+$/.test(key)));
}

function openValue(cursor: DumpCursor, levels: Level[]): boolean {
  const { text, edits, at } = cursor;
  if (matchesAt(OPEN_STRUCT, text, at)) {
    if (text.charAt(at) === '&') edits.add('type-name', at, at + 1, '');
    cursor.at = OPEN_STRUCT.lastIndex;
    levels.push('object');
  } else if (matchesAt(OPEN_MAP, text, at)) {
    edits.add('type-name', at, OPEN_MAP.lastIndex, '{');
    cursor.at = OPEN_MAP.lastIndex;
    levels.push('map');
  } else if (text.charAt(at) === '[') {
    cursor.at++;
    levels.push('list');
  } else return false;
  return true;
}

/**
 * A value ends before the closer of its level, or before ` Key:`; an item of a list at the next blank. Digits before a colon
 * are a time, unless keys are numbers.
 */
function findValueEnd(cursor: DumpCursor, level: Level, hasNumbers: boolean): number {
  const { text } = cursor;
  const closer = CLOSERS[level];
  return findBareEnd(cursor, closer === '}' ? '{' : '[', closer, (character, at) => {
    if (character !== ' ' || level === 'list') return character === ' ';
    return matchesAt(NEXT_KEY, text, at) && (hasNumbers || !/^ \d{1,2}:/.test(text.slice(at, at + 5)));
  });
}
