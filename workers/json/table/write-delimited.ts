import { cellOf, contentOf, isNull, isString } from './columns.ts';
import type { TableColumn } from './table.api.ts';
import { readBatches, type Table, visitRows } from './table-index.ts';

export interface DelimitedFormat {
  readonly delimiter: ',' | '\t';
  readonly guardsFormulas: boolean;
}

const LINE_END = '\r\n';
/** Beginnings by which spreadsheets take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** The names of columns as a line. A column without a name is that of rows that are no objects. */
export function writeHeader(columns: readonly TableColumn[], format: DelimitedFormat): string {
  return `${columns.map(({ path }) => writeText(path.join('.') || 'value', format)).join(format.delimiter)}${LINE_END}`;
}

/**
 * Rows of an arrangement as lines, in pieces. Null and missing values are empty, an empty string is a pair of quotes.
 * `onRows` gets the number of rows so far.
 */
export async function* writeRows(
  table: Table,
  rows: Uint32Array | null,
  range: { readonly from: number; readonly count: number },
  columns: readonly number[],
  format: DelimitedFormat,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  for await (const batch of readBatches(table, rows, range.from, range.count)) {
    const lines: string[] = [];
    visitRows(table, rows, batch, (_at, row) => {
      const cells = columns.map((column) => {
        const cell = cellOf(table.reader, batch.bytes, column, row);
        if (cell === null || isNull(batch.bytes, cell)) return '';
        const content = contentOf(batch.bytes, cell);
        return isString(batch.bytes, cell) ? writeText(content, format) : quote(content, format);
      });
      const line = cells.join(format.delimiter);
      // A blank line would be no row.
      lines.push(columns.length === 1 && line.trim() === '' ? `"${line.replaceAll('"', '')}"` : line, LINE_END);
    });
    yield lines.join('');
    await onRows(batch.from - range.from + batch.count);
  }
}

function writeText(content: string, format: DelimitedFormat): string {
  if (content === '') return '""';
  const isFormula = format.guardsFormulas && FORMULA.test(content) && !PLAIN_NUMBER.test(content);
  return quote(isFormula ? `'${content}` : content, format);
}

function quote(content: string, { delimiter }: DelimitedFormat): string {
  const needsQuotes =
    content.includes(delimiter) || content.includes('"') || content.includes('\n') || content.includes('\r');
  return needsQuotes ? `"${content.replaceAll('"', '""')}"` : content;
}
