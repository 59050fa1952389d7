import { AppError } from '../../../src/core/errors.ts';
import type { ByteSource } from '../byte-source.ts';
import { CUT, skipBlank } from '../tree/tokens.ts';
import type { Work } from '../work-queue.ts';
import { TABLE_ROWS_MAX, WINDOW_BYTES } from './constants.ts';
import { createRowReader, type RowReader, readRow } from './read-row.ts';

/** The rows of an array, by their offsets, and the names of their members. */
export interface Table {
  readonly source: ByteSource;
  readonly rowCount: number;
  /** Offset of each row. */
  readonly starts: Uint32Array;
  /** Offset of the array's closing bracket. */
  readonly end: number;
  readonly reader: RowReader;
  /** The rows of the present arrangement; null for all in their own order. */
  rows: Uint32Array | null;
  arrangement: number;
}

/** Bytes of consecutive rows: those of the arrangement from `from` on. */
interface RowBatch {
  readonly bytes: Uint8Array;
  /** Offset of the first byte. */
  readonly base: number;
  readonly from: number;
  readonly count: number;
}

const CLOSE_BRACKET = 0x5d;
const OFFSET_MAX = 0xffffffff;

/** Finds the rows of the array at `start`. @throws AppError `table-too-large`. */
export async function indexTable(source: ByteSource, start: number, work: Work): Promise<Table> {
  requireRoom(source.byteLength <= OFFSET_MAX);
  const reader = createRowReader();
  let starts = new Uint32Array(1024);
  let rowCount = 0;
  let offset = start + 1;
  let end = source.byteLength;
  let windowBytes = WINDOW_BYTES;

  for (let isOpen = true; isOpen; ) {
    const bytes = await source.read(offset, offset + windowBytes);
    let at = 0;
    while (true) {
      const begin = skipBlank(bytes, at);
      if (begin === CUT) break;
      if (bytes[begin] === CLOSE_BRACKET) {
        isOpen = false;
        end = offset + begin;
        break;
      }
      const rowEnd = readRow(reader, bytes, begin, rowCount);
      const behind = rowEnd === CUT ? CUT : skipBlank(bytes, rowEnd);
      if (behind === CUT) break;
      if (rowCount === starts.length) starts = grow(starts);
      starts[rowCount] = offset + begin;
      rowCount += 1;
      // The next turn of the loop reads the bracket that ends the array.
      at = bytes[behind] === CLOSE_BRACKET ? behind : behind + 1;
    }
    if (at === 0 && offset + bytes.length >= source.byteLength) break;
    windowBytes = at === 0 ? windowBytes * 4 : WINDOW_BYTES;
    offset += at;
    await work.step(offset / source.byteLength);
  }
  return { source, rowCount, starts: starts.slice(0, rowCount), end, reader, rows: null, arrangement: 0 };
}

function grow(starts: Uint32Array): Uint32Array<ArrayBuffer> {
  requireRoom(starts.length < TABLE_ROWS_MAX);
  const grown = new Uint32Array(Math.min(starts.length * 2, TABLE_ROWS_MAX));
  grown.set(starts);
  return grown;
}

function requireRoom(hasRoom: boolean): void {
  if (!hasRoom) throw new AppError('table-too-large', 'The table has too many rows', { maxRows: TABLE_ROWS_MAX });
}

/** The rows of an arrangement; `rows` is null for all in their own order. Null for a former arrangement. */
export function rowsOf(table: Table, arrangement: number) {
  if (arrangement === 0) return { rows: null, count: table.rowCount };
  if (arrangement !== table.arrangement || table.rows === null) return null;
  return { rows: table.rows, count: table.rows.length };
}

/** The rows of the present arrangement. @throws AppError `cancelled` for a former one. */
export function requireRows(table: Table, arrangement: number) {
  const found = rowsOf(table, arrangement);
  if (found === null) throw new AppError('cancelled', 'The table was arranged in another way');
  return found;
}

/** The rows `from` … `from + count` of an arrangement in batches; rows that adjoin in the text are read together. */
export async function* readBatches(
  table: Table,
  rows: Uint32Array | null,
  from: number,
  count: number,
): AsyncGenerator<RowBatch> {
  const { source, starts, end } = table;
  const endOf = (row: number) => starts[row + 1] ?? end;
  for (let next = from; next < from + count; ) {
    const first = rows === null ? next : (rows[next] ?? 0);
    const base = starts[first] ?? 0;
    let taken = 1;
    while (
      next + taken < from + count &&
      (rows === null || rows[next + taken] === first + taken) &&
      endOf(first + taken) - base <= WINDOW_BYTES
    ) {
      taken += 1;
    }
    // The byte behind a number shows its end.
    const bytes = await source.read(base, endOf(first + taken - 1) + 1);
    yield { bytes, base, from: next, count: taken };
    next += taken;
  }
}

/** Reads each row of a batch in turn; `visit` gets its index in the arrangement and in the array. */
export function visitRows(
  table: Table,
  rows: Uint32Array | null,
  batch: RowBatch,
  visit: (at: number, row: number) => void,
): void {
  for (let at = batch.from; at < batch.from + batch.count; at++) {
    const row = rows === null ? at : (rows[at] ?? 0);
    readRow(table.reader, batch.bytes, (table.starts[row] ?? 0) - batch.base, row);
    visit(at, row);
  }
}
