import { AppError } from '../../../src/core/errors.ts';
import type { ByteSource } from '../byte-source.ts';
import { type JsonContext, makeResult, rewriteJob, runOn } from '../json-context.ts';
import { toPretty } from '../rewriting.ts';
import type { StoredText } from '../text-store.ts';
import { skipValue } from '../tree/tokens.ts';
import type { TreeApi } from '../tree/tree.api.ts';
import { createWorkQueue, type Work } from '../work-queue.ts';
import { arrangeRows } from './arrange-table.ts';
import { cellOf, contentOf, describeCell, isDivisible, listColumns } from './columns.ts';
import { PROBED_BYTES } from './constants.ts';
import { writeExport } from './export-table.ts';
import { findTables, probeTable } from './find-tables.ts';
import { importTable } from './import-table.ts';
import type { TableApi, TableArray, TableRange, TableRow, TableShape } from './table.api.ts';
import { indexTable, readBatches, requireRows, rowsOf, type Table, visitRows } from './table-index.ts';
import { createLineWriter } from './write-delimited.ts';
import { writeRows } from './write-rows.ts';

interface Tables {
  arrays: Promise<readonly TableArray[]> | null;
  /** Only the last table of a text is kept. */
  last: { readonly start: number; readonly table: Promise<Table> } | null;
}

/** Implements the tables over the texts of the store. */
export function createTableService(context: JsonContext, tree: TreeApi): TableApi {
  const { store, deps } = context;
  const works = createWorkQueue(deps);
  // A text that is closed takes its tables with it.
  const known = new WeakMap<StoredText, Tables>();
  let lastArrangement = 0;
  let lastExport: ByteSource | null = null;

  const tablesOf = (text: StoredText): Tables => {
    const tables = known.get(text) ?? { arrays: null, last: null };
    known.set(text, tables);
    return tables;
  };

  /** The table of an array, read at the first call. */
  const open = (id: number, start: number): Promise<Table> => {
    const text = store.text(id);
    const tables = tablesOf(text);
    if (tables.last?.start === start) return tables.last.table;
    const table = works.run((work) => indexTable(text.source, start, work));
    const last = { start, table };
    tables.last = last;
    table.catch(() => {
      if (tables.last === last) tables.last = null;
    });
    return table;
  };

  const findArrays = (id: number): Promise<readonly TableArray[]> => {
    const tables = tablesOf(store.text(id));
    tables.arrays ??= findTables(tree, id).catch((error) => {
      tables.arrays = null;
      throw error;
    });
    return tables.arrays;
  };

  return {
    async hasTable(id) {
      const { source } = store.text(id);
      return probeTable(await source.read(0, PROBED_BYTES), source.byteLength <= PROBED_BYTES);
    },
    async getTableShape(id, start, expands) {
      const arrays = await findArrays(id);
      const array = arrays.find((each) => each.start === start) ?? arrays[0];
      return array === undefined ? null : toShape(array, arrays, await open(id, array.start), expands);
    },
    async arrangeTable(id, start, arrangement) {
      const table = await open(id, start);
      works.cancel();
      const rows = await works.run((work) => arrangeRows(table, arrangement, work));
      lastArrangement += 1;
      table.rows = rows;
      table.arrangement = rows === null ? 0 : lastArrangement;
      return { arrangement: table.arrangement, rowCount: rows?.length ?? table.rowCount };
    },
    getTableRows: async (id, start, range) => readRows(await open(id, start), range),
    getTableText: async (id, start, range, maxBytes) => readText(await open(id, start), range, maxBytes),
    cancelTable: () => works.cancel(),
    tableProgress: () => works.progress(),
    async exportTable(id, start, options) {
      const table = await open(id, start);
      lastExport?.dispose();
      lastExport = null;
      const { outcome } = await runOn(context, id, (_text, work) => writeExport(context, table, options, work));
      lastExport = outcome.source;
      const { source, ...facts } = outcome;
      return { blob: await source.toBlob(), ...facts };
    },
    async makeTableResult(id, start, arrangement, layout) {
      const table = await open(id, start);
      const { rows } = requireRows(table, arrangement);
      return makeResult(context, id, async (job) => {
        const input = { byteLength: table.end - (table.starts[0] ?? 0), chunks: writeItems(table, rows, job.work) };
        const written = await rewriteJob(job, toPretty(layout), input);
        if (!written.isValid) throw new Error(`Rows became no JSON: ${written.refusal.kind}`);
        return { text: written.text };
      });
    },
    importTable: (id, options) => importTable(context, id, options),
  };
}

function toShape(array: TableArray, arrays: readonly TableArray[], table: Table, expands: boolean): TableShape {
  const { reader, rowCount } = table;
  return {
    ...array,
    rowCount,
    arrays,
    columns: listColumns(reader, expands),
    canExpand: reader.names.list.some(isDivisible),
    hasMoreNames: reader.names.hasMore,
  };
}

async function readRows(table: Table, range: TableRange): Promise<readonly TableRow[]> {
  const found: TableRow[] = [];
  const arranged = rowsOf(table, range.arrangement);
  if (arranged === null) return found;
  const { rows, count } = arranged;
  for await (const batch of readBatches(table, rows, range.from, Math.min(range.count, count - range.from))) {
    visitRows(table, rows, batch, (_at, index) => {
      const cells = range.columns.map((column) => {
        const cell = cellOf(table.reader, batch.bytes, column, index);
        return cell && describeCell(batch.bytes, batch.base, cell);
      });
      found.push({ index, cells });
    });
  }
  return found;
}

async function readText(table: Table, range: TableRange, maxBytes: number): Promise<Blob> {
  const arranged = rowsOf(table, range.arrangement);
  if (arranged === null) return new Blob([]);
  const { rows } = arranged;
  const [column] = range.columns;
  if (range.count === 1 && range.columns.length === 1 && column !== undefined) {
    let content = '';
    for await (const batch of readBatches(table, rows, range.from, 1)) {
      visitRows(table, rows, batch, (_at, row) => {
        const cell = cellOf(table.reader, batch.bytes, column, row);
        if (cell !== null) content = contentOf(batch.bytes, cell);
      });
    }
    return new Blob([content]);
  }
  const pieces: Blob[] = [];
  let byteLength = 0;
  const toLine = createLineWriter({ delimiter: '\t', guardsFormulas: false, keepsDigits: false });
  for await (const piece of writeRows(table, rows, range, range.columns, toLine, async () => undefined)) {
    const blob = new Blob([piece]);
    byteLength += blob.size;
    if (byteLength > maxBytes) throw new AppError('json-too-large', `${byteLength} bytes or more`, { maxBytes });
    pieces.push(blob);
  }
  return new Blob(pieces);
}

/** The rows as an array, each as it is written. */
async function* writeItems(table: Table, rows: Uint32Array | null, work: Work): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const comma = encoder.encode(',');
  const count = rows?.length ?? table.rowCount;
  yield encoder.encode('[');
  for await (const batch of readBatches(table, rows, 0, count)) {
    if (batch.from > 0) yield comma;
    const at = batch.from + batch.count - 1;
    const last = table.starts[rows === null ? at : (rows[at] ?? 0)] ?? 0;
    yield batch.bytes.subarray(0, skipValue(batch.bytes, last - batch.base, false));
    await work.step((batch.from + batch.count) / count);
  }
  yield encoder.encode(']');
}
