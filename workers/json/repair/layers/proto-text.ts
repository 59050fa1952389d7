import { matchesAt, takeAt } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import { toValue } from '../words.ts';

/** The name at the beginning of a message. */
const START = /(?:\s|#[^\n]*\n)*(?:[A-Za-z_]\w{0,80}\s{0,9}[:{]|\[[\w./-]{1,200}\]\s{0,9}\{)/y;
/** A message field in braces, without a colon. */
const BLOCK = /(?:^|[\s{}])[a-z_]\w{0,80}[ \t]{0,9}\{|\]\s{0,9}\{/;
const NAME = /[A-Za-z_]\w{0,80}|\[[\w./-]{1,200}\]/y;
const GAP = /(?:\s|#[^\n]*)*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const WORD = /[+-]?[\w.]{1,200}(?=[\s,\]};]|$)/y;
const ESCAPE = /\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2})|u([\da-fA-F]{4})|(.))/gs;
const SIMPLE: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, a: 7, b: 8, f: 12, v: 11 };
/** Length of a text in UTF-16 units, and depth of its messages. */
const MAX_LENGTH = 4_000_000;
const MAX_DEPTH = 500;

interface Cursor {
  readonly text: string;
  at: number;
  /** Whether a field occurs more than once in a message: only then is it known to be a list. */
  hasRepeated: boolean;
}

/** A message in the text format of protobuf. Fields that occur more than once become arrays. */
export function readProtoText(text: string): EditList | null {
  if (text.length > MAX_LENGTH || !matchesAt(START, text, 0) || !BLOCK.test(text)) return null;
  const cursor: Cursor = { text, at: 0, hasRepeated: false };
  const message = readMessage(cursor, 0);
  if (message === null || cursor.at < text.length) return null;
  const edits = new EditList();
  const edit = edits.add('proto-text', 0, text.length, message);
  if (cursor.hasRepeated) edits.doubt(edit);
  return edits;
}

/** The fields up to the closing brace or the end of the text, as JSON; null for another notation. */
function readMessage(cursor: Cursor, depth: number): string | null {
  if (depth > MAX_DEPTH) return null;
  const fields = new Map<string, string[]>();
  for (takeAt(cursor, GAP); cursor.at < cursor.text.length && cursor.text[cursor.at] !== '}'; takeAt(cursor, GAP)) {
    const name = takeAt(cursor, NAME)?.[0];
    const value = name === undefined ? null : readField(cursor, depth);
    if (name === undefined || value === null) return null;
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
    cursor.hasRepeated ||= values !== undefined;
  }
  const members = [...fields].map(([name, values]) => `${JSON.stringify(name)}:${listOf(values)}`);
  return `{${members.join(',')}}`;
}

function listOf(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? '') : `[${values.join(',')}]`;
}

/** The value behind a name. */
function readField(cursor: Cursor, depth: number): string | null {
  takeAt(cursor, GAP);
  const hasColon = cursor.text[cursor.at] === ':';
  if (hasColon) cursor.at++;
  takeAt(cursor, GAP);
  const next = cursor.text[cursor.at];
  if (next === '{') return readBlock(cursor, depth);
  if (!hasColon) return null;
  return next === '[' ? readList(cursor, depth) : readScalar(cursor);
}

function readBlock(cursor: Cursor, depth: number): string | null {
  cursor.at++;
  const message = readMessage(cursor, depth + 1);
  if (message === null || cursor.text[cursor.at] !== '}') return null;
  cursor.at++;
  return message;
}

function readList(cursor: Cursor, depth: number): string | null {
  const items: string[] = [];
  cursor.at++;
  for (takeAt(cursor, GAP); cursor.text[cursor.at] !== ']'; takeAt(cursor, GAP)) {
    const item = cursor.text[cursor.at] === '{' ? readBlock(cursor, depth) : readScalar(cursor);
    if (item === null) return null;
    items.push(item);
    takeAt(cursor, GAP);
    if (cursor.text[cursor.at] === ',') cursor.at++;
  }
  cursor.at++;
  return `[${items.join(',')}]`;
}

/** A string, whose parts may stand beside each other, or a word. */
function readScalar(cursor: Cursor): string | null {
  let joined: string | null = null;
  for (let part = takeAt(cursor, STRING); part !== null; part = takeAt(cursor, STRING)) {
    joined = (joined ?? '') + decode(part[0].slice(1, -1));
    takeAt(cursor, GAP);
  }
  if (joined !== null) return JSON.stringify(joined);
  const word = takeAt(cursor, WORD)?.[0];
  return word === undefined ? null : toValue(word.replace(/^([\d.]+)f$/, '$1'), false).text;
}

/** Escapes stand for bytes of UTF-8. */
function decode(text: string): string {
  if (!text.includes('\\')) return text;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  let from = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const [whole, octal, hex, unicode, other = ''] = match;
    bytes.push(...encoder.encode(text.slice(from, match.index)));
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 0xff);
    else if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else if (unicode !== undefined) bytes.push(...encoder.encode(String.fromCharCode(Number.parseInt(unicode, 16))));
    else bytes.push(...(SIMPLE[other] === undefined ? encoder.encode(other) : [SIMPLE[other]]));
    from = match.index + whole.length;
  }
  bytes.push(...encoder.encode(text.slice(from)));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
