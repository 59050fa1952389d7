import { EditList } from '../edits.ts';
import { createDumpCursor, type DumpCursor, emitValue, MAX_DUMP_DEPTH } from './dump-cursor.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** A struct as Go's `%+v` prints it: `{Id:1 Name:x}`, without blanks behind the colons and without commas. */
const STRUCT =
  /(?:&|\b(?:[A-Za-z_]\w*\.)?[A-Z]\w*)?(?:\{[A-Za-z_]\w{0,80}:(?![\s"'/])[^\n"',;(={}[\]]{0,400}(?: [A-Za-z_]\w{0,80}:|[{[][^\n"',;(=]{0,400}[}\]]))/y;
/** The same without a name, which is faster to search for. */
const STRUCT_ANYWHERE = new RegExp(STRUCT.source.slice(STRUCT.source.indexOf('(?:\\{')));
const OPEN_STRUCT = /&?\{(?=[A-Za-z_]\w{0,80}:|\})/y;
const OPEN_MAP = /map\[(?=[^\s\]:]{1,80}:|\])/y;
const POINTER = /0xc[\da-f]{9}(?=[ \]}])/y;
const KEY = /([^\s:{}[\]]{1,80}):/y;
const NEXT_KEY = / (?=[^\s:{}[\]]{1,80}:)/y;

type Level = 'object' | 'map' | 'list';
const CLOSERS: Readonly<Record<Level, string>> = { object: '}', map: ']', list: ']' };

/** Writes structs, maps and slices of Go as JSON. */
export function readGoDump(text: string): EditList | null {
  if (!text.includes('{') || !STRUCT_ANYWHERE.test(text)) return null;
  const edits = new EditList();
  const cursor = createDumpCursor(text, edits);
  visitOutsideStrings(text, (at) => {
    const code = text.charCodeAt(at);
    const isStart =
      code === 0x7b || code === 0x26 || (/[A-Za-z_]/.test(text.charAt(at)) && !/\w/.test(text.charAt(at - 1)));
    STRUCT.lastIndex = at;
    const match = isStart ? STRUCT.exec(text) : null;
    if (match === null) return at;
    cursor.at = at + match[0].indexOf('{');
    if (cursor.at > at) edits.add('type-name', at, cursor.at, '');
    readStruct(cursor);
    return cursor.at;
  });
  return edits;
}

function readStruct(cursor: DumpCursor): void {
  const levels: Level[] = ['object'];
  cursor.at++;
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
  if (level !== 'list') {
    KEY.lastIndex = cursor.at;
    const [whole = '', key = ''] = KEY.exec(text) ?? [];
    if (whole !== '') {
      edits.add('missing-quote', cursor.at, cursor.at + key.length, JSON.stringify(key));
      cursor.at += whole.length;
    }
  }
  if (levels.length < MAX_DUMP_DEPTH && openValue(cursor, levels)) return;
  POINTER.lastIndex = cursor.at;
  if (POINTER.test(text)) {
    const { lastIndex } = POINTER;
    edits.add('missing-quote', cursor.at, lastIndex, JSON.stringify(text.slice(cursor.at, lastIndex)));
    cursor.at = lastIndex;
  } else emitValue(cursor, findValueEnd(cursor, level));
}

function openValue(cursor: DumpCursor, levels: Level[]): boolean {
  const { text, edits, at } = cursor;
  OPEN_STRUCT.lastIndex = at;
  OPEN_MAP.lastIndex = at;
  if (OPEN_STRUCT.test(text)) {
    if (text.charAt(at) === '&') edits.add('type-name', at, at + 1, '');
    cursor.at = OPEN_STRUCT.lastIndex;
    levels.push('object');
  } else if (OPEN_MAP.test(text)) {
    edits.add('type-name', at, OPEN_MAP.lastIndex, '{');
    cursor.at = OPEN_MAP.lastIndex;
    levels.push('map');
  } else if (text.charAt(at) === '[') {
    cursor.at++;
    levels.push('list');
  } else return false;
  return true;
}

/** A value ends before the closer of its level, or before ` Key:`; an item of a list at the next blank. */
function findValueEnd({ text, at }: DumpCursor, level: Level): number {
  const closer = CLOSERS[level];
  const opener = closer === '}' ? '{' : '[';
  let depth = 0;
  for (let stop = at; stop < text.length; stop++) {
    const character = text.charAt(stop);
    if (character === '\n') return stop;
    if (character === opener) depth++;
    else if (character === closer) {
      if (depth === 0) return stop;
      depth--;
    } else if (character === ' ') {
      if (level === 'list') return stop;
      NEXT_KEY.lastIndex = stop;
      if (NEXT_KEY.test(text) && !/^ \d{1,2}:/.test(text.slice(stop, stop + 5))) return stop;
    }
  }
  return text.length;
}
