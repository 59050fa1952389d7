import { cellOf, contentOf, isNull } from './columns.ts';
import { kindBit } from './read-row.ts';
import { readBatches, type Table, visitRows } from './table-index.ts';

/** A value of a row, as it goes to a file. */
export interface CellContent {
  /** The content of a string; any other value as written, without the blanks between its parts. */
  readonly text: string;
  /** One bit of `KIND`. */
  readonly kind: number;
}

/** A line of a file for the cells of a row; null stands for null and for a missing value. */
export type WriteLine = (cells: readonly (CellContent | null)[]) => string;

/** Digits of a whole number that spreadsheets show; of others they keep as many as a double. */
const DIGITS_MAX = { whole: 15, double: 17 } as const;
const NOT_COUNTED = /^-?(?:0\.)?0*|\.|[eE].*$/g;
const WHOLE = /^-?\d+$/;

/** Rows of an arrangement as lines, in pieces. `onRows` gets the number of rows so far. */
export async function* writeRows(
  table: Table,
  rows: Uint32Array | null,
  range: { readonly from: number; readonly count: number },
  columns: readonly number[],
  toLine: WriteLine,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  for await (const batch of readBatches(table, rows, range.from, range.count)) {
    const lines: string[] = [];
    const { bytes } = batch;
    visitRows(table, rows, batch, (_at, row) => {
      const cells = columns.map((column) => {
        const cell = cellOf(table.reader, bytes, column, row);
        if (cell === null || isNull(bytes, cell)) return null;
        return { text: contentOf(bytes, cell), kind: kindBit(bytes, cell.from, cell.end) };
      });
      lines.push(toLine(cells));
    });
    yield lines.join('');
    await onRows(batch.from - range.from + batch.count);
  }
}

/** Whether a spreadsheet would show other digits than those of a JSON number, as of a long id, or another number. */
export function losesDigits(number: string): boolean {
  const count = number.replace(NOT_COUNTED, '').length;
  const value = Number(number);
  const isOutOfRange = !Number.isFinite(value) || (value === 0 && count > 0);
  return isOutOfRange || count > (WHOLE.test(number) ? DIGITS_MAX.whole : DIGITS_MAX.double);
}
