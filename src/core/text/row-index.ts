import { createRowCutter, type RowLayout, type RowStart } from './row-cutter.ts';

/** The bytes of a text. */
export interface TextBytes {
  readonly byteLength: number;
  read(from: number, to: number): Promise<Uint8Array>;
  chunks(from?: number, to?: number): AsyncIterable<Uint8Array>;
  /** UTF-8 as text, with a byte order mark: it counts as a character of its line. */
  decode(bytes: Uint8Array): string;
}

/** A row of a text: a line, or the part of a line that fits into the columns. */
export interface TextRow {
  /** From 0. */
  readonly line: number;
  /** Where the row begins in its line, in UTF-16 units from 0. */
  readonly column: number;
  readonly text: string;
  /** Whether the line ends with this row. */
  readonly isEnd: boolean;
  /** Whether the row begins inside a quoted string that began on the same line. */
  readonly isInString: boolean;
}

/** A place in a text: a line from 0, and UTF-16 units from its start. */
export interface TextPoint {
  readonly line: number;
  readonly column: number;
}

/** The rows of a text, or of one of its lines. */
export interface RowIndex {
  readonly rowCount: number;
  /** The rows from … from + count, as many as exist. */
  rows(from: number, count: number): Promise<TextRow[]>;
  /** The row that holds a place; the last row for places behind the end. */
  rowOf(place: TextPoint): Promise<number>;
}

/** The part of a text that is cut into rows; `line` is the number of its first line. */
interface RowScope {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** The beginning of every 128th row is kept. */
const STRIDE_ROWS = 128;
const READ_BYTES = 64 * 1024;

/** Cuts a text into rows in one pass. `step` receives the finished share, and may throw to stop. */
export async function createRowIndex(
  source: TextBytes,
  scope: RowScope,
  layout: RowLayout,
  step: (share: number) => Promise<void>,
): Promise<RowIndex> {
  const first: RowStart = { offset: scope.start, line: scope.line, column: 0, isInString: false };
  const kept: RowStart[] = [first];
  let rowCount = 1;
  const cutter = createRowCutter(layout, first, (start) => {
    if (rowCount % STRIDE_ROWS === 0) kept.push(start);
    rowCount += 1;
  });
  const size = scope.end - scope.start;
  for await (const chunk of source.chunks(scope.start, scope.end)) {
    for (let at = 0; at < chunk.length; at += READ_BYTES) {
      const piece = chunk.subarray(at, at + READ_BYTES);
      cutter.add(piece);
      await step((cutter.offset() - scope.start) / size);
    }
  }
  const context: Indexed = { source, end: scope.end, layout, kept, rowCount };
  return {
    rowCount,
    rows: (from, count) => readRows(context, from, Math.min(from + count, rowCount)),
    rowOf: (place) => findRow(context, place),
  };
}

interface Indexed {
  readonly source: TextBytes;
  readonly end: number;
  readonly layout: RowLayout;
  readonly kept: readonly RowStart[];
  readonly rowCount: number;
}

async function readRows(indexed: Indexed, from: number, to: number): Promise<TextRow[]> {
  if (from >= to) return [];
  const first = Math.floor(from / STRIDE_ROWS);
  const starts = await cutFrom(indexed, first, (known) => known.length > to - first * STRIDE_ROWS);
  const wanted = starts.slice(from - first * STRIDE_ROWS);
  const begin = wanted[0]?.offset ?? indexed.end;
  const behind = wanted[to - from]?.offset ?? indexed.end;
  const bytes = await indexed.source.read(begin, behind);
  return wanted.slice(0, to - from).map((start, at) => {
    const next = wanted[at + 1];
    const isEnd = next === undefined || next.line > start.line;
    const end = (next?.offset ?? indexed.end) - (next !== undefined && isEnd ? 1 : 0);
    const text = indexed.source.decode(bytes.subarray(start.offset - begin, end - begin));
    return {
      line: start.line,
      column: start.column,
      text: isEnd && text.endsWith('\r') ? text.slice(0, -1) : text,
      isEnd,
      isInString: start.isInString,
    };
  });
}

async function findRow(indexed: Indexed, place: TextPoint): Promise<number> {
  const { kept } = indexed;
  let known = 0;
  for (let above = kept.length; above - known > 1; ) {
    const middle = (known + above) >> 1;
    if (isUpTo(kept[middle], place)) known = middle;
    else above = middle;
  }
  const starts = await cutFrom(indexed, known, (found) => !isUpTo(found.at(-1), place));
  return (
    known * STRIDE_ROWS +
    Math.max(
      starts.findLastIndex((start) => isUpTo(start, place)),
      0,
    )
  );
}

/** The beginnings of rows from a kept one on, until there are enough or the text ends. */
async function cutFrom(
  { source, end, layout, kept }: Indexed,
  nth: number,
  isEnough: (starts: readonly RowStart[]) => boolean,
): Promise<RowStart[]> {
  const first = kept[nth] ?? { offset: end, line: 0, column: 0, isInString: false };
  const starts = [first];
  const cutter = createRowCutter(layout, first, (start) => starts.push(start));
  for (let at = first.offset; at < end && !isEnough(starts); at += READ_BYTES) {
    cutter.add(await source.read(at, Math.min(at + READ_BYTES, end)));
  }
  return starts;
}

function isUpTo(start: RowStart | undefined, place: TextPoint): boolean {
  if (start === undefined) return false;
  return start.line < place.line || (start.line === place.line && start.column <= place.column);
}
