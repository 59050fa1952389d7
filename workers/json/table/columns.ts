import { endOfGraphemes } from '../../../src/core/text/clip-line.ts';
import { compactBytes } from '../pieces.ts';
import { decodeString } from '../scalar.ts';
import { decoder } from '../utf8.ts';
import { CELL_CHARS } from './constants.ts';
import { KIND, kindBit, type Name, type RowReader } from './read-row.ts';
import type { TableCell, TableColumn } from './table.api.ts';

/** A value in the bytes of a row. */
export interface CellBytes {
  readonly from: number;
  readonly end: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NULL_BYTE = 0x6e;
const NUMBER_OR_LITERAL = KIND.number | KIND.literal;
/** A UTF-16 unit takes at most three bytes; some more show whether the text continues. */
const CELL_BYTES = (CELL_CHARS + 32) * 3;

/**
 * The columns of the rows that were read. With `expands`, a member that is an object has a column for each of its members,
 * and one for other values where it has any.
 */
export function listColumns({ slots: [self], names }: RowReader, expands: boolean): readonly TableColumn[] {
  const columns: TableColumn[] = self === undefined || self.kinds === 0 ? [] : [toColumn(self, [], false)];
  for (const name of names.list) {
    const isDivided = expands && isDivisible(name);
    const isOther = (name.kinds & ~KIND.filledObject) !== 0;
    if (!isDivided || isOther) columns.push(toColumn(name, [name.text], isDivided));
    if (isDivided) for (const inner of name.inner.list) columns.push(toColumn(inner, [name.text, inner.text], false));
  }
  return columns;
}

/** Whether a member is an object whose members can be columns. */
export function isDivisible({ kinds, inner }: Name): boolean {
  return (kinds & KIND.filledObject) !== 0 && !inner.hasMore;
}

/** The name of a column in files. A column without a name is that of rows that are no objects. */
export function toColumnName({ path }: TableColumn): string {
  return path.join('.') || 'value';
}

/** The last bit of a column's id stands for a column without the objects that have columns of their own. */
function toColumn({ slot, kinds }: Name, path: readonly string[], isRest: boolean): TableColumn {
  const own = isRest ? kinds & ~KIND.filledObject : kinds;
  const isNumeric = (own & KIND.number) !== 0 && (own & ~NUMBER_OR_LITERAL) === 0;
  return { id: slot * 2 + Number(isRest), path, isNumeric };
}

/** The value of a column in the row that was read last; null when the row has none. */
export function cellOf({ slots }: RowReader, bytes: Uint8Array, column: number, row: number): CellBytes | null {
  const name = slots[column >> 1];
  if (name === undefined || name.row !== row) return null;
  const isDivided = (column & 1) === 1 && kindBit(bytes, name.from, name.end) === KIND.filledObject;
  return isDivided ? null : name;
}

/** The content of a string; an array or object without the blanks between its parts; any other value as written. */
export function contentOf(bytes: Uint8Array, { from, end }: CellBytes): string {
  if (bytes[from] !== QUOTE) return decoder.decode(compactBytes(bytes, from, end, end - from).compact);
  const inner = bytes.subarray(from + 1, end - 1);
  return inner.includes(BACKSLASH) ? decodeString(bytes.subarray(from, end)) : decoder.decode(inner);
}

export function isNull(bytes: Uint8Array, { from }: CellBytes): boolean {
  return bytes[from] === NULL_BYTE;
}

/** The cell as the page shows it. `base` is the offset of the first byte. */
export function describeCell(bytes: Uint8Array, base: number, { from, end }: CellBytes): TableCell {
  const kind = toKind(kindBit(bytes, from, end));
  const shown =
    kind === 'string'
      ? bytes.subarray(from + 1, Math.min(end - 1, from + 1 + CELL_BYTES))
      : compactBytes(bytes, from, end, CELL_BYTES).compact;
  const text = decoder.decode(shown);
  const isClipped = text.length > CELL_CHARS;
  return {
    start: base + from,
    kind,
    text: isClipped ? text.slice(0, endOfGraphemes(text, CELL_CHARS)) : text,
    isClipped,
  };
}

function toKind(bit: number): TableCell['kind'] {
  if (bit === KIND.string) return 'string';
  if (bit === KIND.number) return 'number';
  if (bit === KIND.literal) return 'literal';
  return bit === KIND.array ? 'array' : 'object';
}
