import { decodeString } from '../scalar.ts';
import { CUT, skipBlank, skipString, skipValue } from '../tree/tokens.ts';
import { INNER_NAMES_MAX, NAMES_MAX } from './constants.ts';

/** Kinds of values that a name was found with, as bits. */
export const KIND = { filledObject: 1, emptyObject: 2, array: 4, string: 8, number: 16, literal: 32 } as const;

/** A name of members, at the first or second level of the rows, and its value in the row that was read last. */
export interface Name {
  readonly slot: number;
  /** Its place in the list of names. */
  readonly index: number;
  readonly text: string;
  /** As first written, without quotes. */
  readonly bytes: Uint8Array;
  readonly inner: Names;
  /** Bits of `KIND`. */
  kinds: number;
  /** The last row that has the name; `from` and `end` are indices in the bytes of that row. */
  row: number;
  from: number;
  end: number;
}

/** Names in the order in which they were found. */
interface Names {
  readonly list: Name[];
  readonly byText: Map<string, Name>;
  readonly max: number;
  /** There are more names than `max`, which are not in the list. */
  hasMore: boolean;
}

/** Reads rows of a table. New names are added to `names`. */
export interface RowReader {
  /** All names by slot. The first stands for rows that are no objects. */
  readonly slots: Name[];
  readonly names: Names;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

export function createRowReader(): RowReader {
  const reader: RowReader = { slots: [], names: createNames(NAMES_MAX) };
  addName(reader, createNames(1), '', new Uint8Array(0));
  return reader;
}

/**
 * Reads the row that begins at `at`: its members can then be read from the names. @returns the place behind it, or CUT
 * when the bytes end within it.
 */
export function readRow(reader: RowReader, bytes: Uint8Array, at: number, row: number): number {
  if (bytes[at] === OPEN_BRACE) return readMembers(reader, reader.names, bytes, at, row, true);
  const end = skipValue(bytes, at, false);
  const [self] = reader.slots;
  if (self !== undefined && end !== CUT) note(self, bytes, at, end, row);
  return end;
}

function readMembers(
  reader: RowReader,
  names: Names,
  bytes: Uint8Array,
  begin: number,
  row: number,
  isOuter: boolean,
): number {
  let at = skipBlank(bytes, begin + 1);
  /** Rows mostly have the same names in the same order. */
  let near = 0;
  while (at !== CUT && bytes[at] !== CLOSE_BRACE) {
    const keyEnd = skipString(bytes, at);
    const colon = keyEnd === CUT ? CUT : skipBlank(bytes, keyEnd);
    const from = colon === CUT ? CUT : skipBlank(bytes, colon + 1);
    if (from === CUT) return CUT;
    const name = findName(reader, names, bytes, at, keyEnd, near);
    // A repeated name counts with its last value.
    if (name !== null && name.row === row) for (const inner of name.inner.list) inner.row = -1;
    const isObject = isOuter && bytes[from] === OPEN_BRACE && name !== null;
    const end = isObject ? readMembers(reader, name.inner, bytes, from, row, false) : skipValue(bytes, from, false);
    if (end === CUT) return CUT;
    if (name !== null) {
      note(name, bytes, from, end, row);
      near = name.index + 1;
    }
    const behind = skipBlank(bytes, end);
    if (behind === CUT) return CUT;
    at = bytes[behind] === COMMA ? skipBlank(bytes, behind + 1) : behind;
  }
  return at === CUT ? CUT : at + 1;
}

function findName(
  reader: RowReader,
  names: Names,
  bytes: Uint8Array,
  at: number,
  keyEnd: number,
  near: number,
): Name | null {
  const likely = names.list[near];
  if (likely !== undefined && hasBytes(likely, bytes, at + 1, keyEnd - 1)) return likely;
  const text = decodeString(bytes.subarray(at, keyEnd));
  const known = names.byText.get(text);
  if (known !== undefined) return known;
  if (names.list.length < names.max) return addName(reader, names, text, bytes.slice(at + 1, keyEnd - 1));
  names.hasMore = true;
  return null;
}

function hasBytes(name: Name, bytes: Uint8Array, from: number, end: number): boolean {
  const { length } = name.bytes;
  if (length !== end - from) return false;
  for (let at = 0; at < length; at++) if (name.bytes[at] !== bytes[from + at]) return false;
  return true;
}

function addName(reader: RowReader, names: Names, text: string, bytes: Uint8Array): Name {
  const slot = reader.slots.length;
  const inner = createNames(names === reader.names ? INNER_NAMES_MAX : 0);
  const name: Name = { slot, index: names.list.length, text, bytes, inner, kinds: 0, row: -1, from: 0, end: 0 };
  reader.slots.push(name);
  names.list.push(name);
  names.byText.set(text, name);
  return name;
}

function createNames(max: number): Names {
  return { list: [], byText: new Map(), max, hasMore: false };
}

function note(name: Name, bytes: Uint8Array, from: number, end: number, row: number): void {
  name.row = row;
  name.from = from;
  name.end = end;
  name.kinds |= kindBit(bytes, from, end);
}

/** The bit of `KIND` of a value. */
export function kindBit(bytes: Uint8Array, from: number, end: number): number {
  switch (bytes[from]) {
    case OPEN_BRACE:
      return skipBlank(bytes, from + 1) === end - 1 ? KIND.emptyObject : KIND.filledObject;
    case OPEN_BRACKET:
      return KIND.array;
    case QUOTE:
      return KIND.string;
    case 0x66:
    case 0x6e:
    case 0x74:
      return KIND.literal;
    default:
      return KIND.number;
  }
}
