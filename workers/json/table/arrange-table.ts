import { runInTurns } from '../node-table.ts';
import type { Work } from '../work-queue.ts';
import { cellOf } from './columns.ts';
import { createOrderKeys } from './order-keys.ts';
import { createRowFilter } from './row-filter.ts';
import type { TableArrangement } from './table.api.ts';
import { readBatches, type Table, visitRows } from './table-index.ts';

/** Share of the work after which the values are read and the sorting begins. */
const READ_SHARE = 0.5;

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
  const sorted = await runInTurns(keys.order(order.isDescending), (share) =>
    work.step(READ_SHARE + share * (1 - READ_SHARE)),
  );
  return sorted.map((at) => found[at] ?? 0);
}
