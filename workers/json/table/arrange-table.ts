import { runInTurns } from '../node-table.ts';
import { orderNumbers } from '../query/number-order.ts';
import { type Work, within } from '../work-queue.ts';
import { cellOf, contentOf, isNull } from './columns.ts';
import { createOrderKeys } from './order-keys.ts';
import type { RowReader } from './read-row.ts';
import type { TableArrangement, TableFilter } from './table.api.ts';
import { readBatches, type Table, visitRows } from './table-index.ts';

/** Share of the work after which the values are read and the sorting begins. */
const READ_SHARE = 0.5;

/** Whether a cell passes; null stands for null and missing values. */
type CellTest = (content: string | null) => boolean;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const collator = new Intl.Collator('zh-CN', { numeric: true });

/** The rows that pass the filters, in order; null for all in their own order. @throws AppError `table-too-large`. */
export async function arrangeRows(
  table: Table,
  { order, filters }: TableArrangement,
  work: Work,
): Promise<Uint32Array<ArrayBuffer> | null> {
  if (order === null && filters.length === 0) return null;
  const { reader, rowCount } = table;
  const passes = createRowFilter(reader, filters);
  const keys = order === null ? null : createOrderKeys(rowCount);
  const found = new Uint32Array(rowCount);
  let count = 0;
  for await (const batch of readBatches(table, null, 0, rowCount)) {
    visitRows(table, null, batch, (_at, row) => {
      if (!passes(batch.bytes, row)) return;
      found[count] = row;
      count += 1;
      if (order !== null) keys?.add(batch.bytes, cellOf(reader, batch.bytes, order.column, row));
    });
    await work.step(((batch.from + batch.count) / rowCount) * (keys === null ? 1 : READ_SHARE));
  }
  if (keys === null || order === null) return found.slice(0, count);
  const sorted = await runInTurns(keys.order(order.isDescending), within(work, READ_SHARE, 1).step);
  return sorted.map((at) => found[at] ?? 0);
}

/** Tests the row that was read last. */
function createRowFilter(reader: RowReader, filters: readonly TableFilter[]) {
  const tests = filters.map(({ columns, ...filter }) => ({ columns, passes: toTest(filter) }));
  return (bytes: Uint8Array, row: number): boolean =>
    tests.every(({ columns, passes }) =>
      columns.some((column) => {
        const cell = cellOf(reader, bytes, column, row);
        if (cell === null || isNull(bytes, cell)) return passes(null);
        return passes(contentOf(bytes, cell));
      }),
    );
}

function toTest({ test, text }: Pick<TableFilter, 'test' | 'text'>): CellTest {
  switch (test) {
    case 'empty':
      return (content) => content === null || content === '';
    case 'filled':
      return (content) => content !== null && content !== '';
    case 'contains': {
      const lower = text.toLowerCase();
      return (content) => content?.toLowerCase().includes(lower) ?? false;
    }
    case 'equals':
      return (content) => content !== null && (content === text || compare(content, text) === 0);
    case 'above':
      return (content) => content !== null && (compare(content, text) ?? 0) > 0;
    case 'below':
      return (content) => content !== null && (compare(content, text) ?? 0) < 0;
  }
}

/**
 * The order of a cell and the text of a filter: as numbers where the text is a number, else in the collation. Null for a
 * cell that cannot be compared with a number.
 */
function compare(content: string, text: string): number | null {
  const wanted = text.trim();
  if (!NUMBER.test(wanted)) return collator.compare(content, text);
  return NUMBER.test(content) ? orderNumbers(content, wanted) : null;
}
