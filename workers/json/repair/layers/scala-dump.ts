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

/** A map with at least one entry, as Scala prints it. */
const FILLED_MAP = /\b(?:[A-Z]\w{0,40})?Map\d?\(\s{0,9}(?=(?:"[^"\n]{0,200}"|[^(),"\n]{1,200}?) -> )/;
const MAP = new RegExp(FILLED_MAP.source, 'y');
const EMPTY_MAP = /(?:[A-Z]\w{0,40})?Map\d?\(\)/y;
const LIST =
  /(?:List|Vector|Seq|Set|Array|ArrayBuffer|ArraySeq|Buffer|ListBuffer|WrappedArray|Queue|Stream|HashSet)\(/y;
const SOME = /Some\(/y;
const KEY = /(?:"[^"\n]{0,200}"|[^(),"\n]{1,200}?)(?= -> )/y;
const NEXT_ENTRY = /,\s{0,9}(?=(?:"[^"\n]{0,200}"|[^(),"\n]{1,200}?) -> )/y;
const ARROW_LENGTH = 4;

type Level = 'map' | 'list' | 'some';

/** Writes maps of Scala, and the lists and options in them, as JSON. */
export function readScalaDump(text: string): EditList | null {
  if (!text.includes('-> ') || !FILLED_MAP.test(text)) return null;
  const edits = new EditList();
  const cursor = createDumpCursor(text, edits);
  visitOutsideStrings(text, (at) => {
    if (/\w/.test(text.charAt(at - 1)) || !matchesAt(MAP, text, at)) return at;
    cursor.at = at;
    readMap(cursor);
    return cursor.at;
  });
  return edits;
}

function readMap(cursor: DumpCursor): void {
  const levels: Level[] = [];
  openValue(cursor, levels);
  while (levels.length > 0 && cursor.at < cursor.text.length) {
    skipSpaces(cursor);
    const { text, edits, at } = cursor;
    const level = levels[levels.length - 1];
    if (text.charAt(at) === ')') {
      edits.add('', at, at + 1, level === 'map' ? '}' : level === 'list' ? ']' : '');
      cursor.at++;
      levels.pop();
    } else if (text.charAt(at) === ',') cursor.at++;
    else readEntry(cursor, levels);
  }
}

function readEntry(cursor: DumpCursor, levels: Level[]): void {
  const { text, edits } = cursor;
  const level = levels[levels.length - 1];
  const key = level === 'map' ? matchAt(KEY, text, cursor.at)?.[0] : undefined;
  if (key !== undefined) {
    if (!key.startsWith('"')) edits.add('missing-quote', cursor.at, cursor.at + key.length, JSON.stringify(key));
    cursor.at += key.length;
    edits.add('wrong-separator', cursor.at, cursor.at + ARROW_LENGTH, ':');
    cursor.at += ARROW_LENGTH;
  }
  if (levels.length < MAX_DUMP_DEPTH && openValue(cursor, levels)) return;
  const end = findWholeEnd(cursor);
  if (end > cursor.at && /^\s*[,)]/.test(text.slice(end, end + 20))) cursor.at = end;
  else emitValue(cursor, findValueEnd(cursor, level === 'map'));
}

/** Opens a map, list or option at the cursor. */
function openValue(cursor: DumpCursor, levels: Level[]): boolean {
  const { text, edits, at } = cursor;
  const open = (pattern: RegExp, level: Level, opener: string) => {
    if (!matchesAt(pattern, text, at)) return false;
    cursor.at = pattern.lastIndex;
    edits.add('type-name', at, cursor.at, opener);
    levels.push(level);
    return true;
  };
  if (matchesAt(EMPTY_MAP, text, at)) {
    cursor.at = EMPTY_MAP.lastIndex;
    edits.add('type-name', at, cursor.at, '{}');
    return true;
  }
  return open(MAP, 'map', '{') || open(LIST, 'list', '[') || open(SOME, 'some', '');
}

/** End of an unquoted value: the comma before the next entry or item, or the parenthesis of the level. */
function findValueEnd(cursor: DumpCursor, isEntry: boolean): number {
  const endsAt = (at: number) => !isEntry || matchesAt(NEXT_ENTRY, cursor.text, at);
  return findBareEnd(cursor, '(', ')', (character, at, depth) => character === ',' && depth === 0 && endsAt(at));
}
