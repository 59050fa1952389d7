import type { ByteSource } from '../byte-source.ts';
import { type JsonContext, openSink } from '../json-context.ts';
import type { Work } from '../work-queue.ts';
import { listColumns } from './columns.ts';
import { encodeGb18030 } from './gb18030.ts';
import type { TableColumn, TableExport } from './table.api.ts';
import { requireRows, type Table } from './table-index.ts';
import { writeHeader, writeRows } from './write-delimited.ts';

const BOM = '\ufeff';

/** Writes a table as CSV or TSV into a sink. @throws AppError `cancelled` for a former arrangement. */
export async function writeExport(
  context: JsonContext,
  table: Table,
  { arrangement, columns, format, encoding, guardsFormulas }: TableExport,
  work: Work,
): Promise<{ readonly source: ByteSource; readonly rowCount: number; readonly longCharCount: number }> {
  const { rows, count: rowCount } = requireRows(table, arrangement);
  const written = { delimiter: format === 'csv' ? ',' : '\t', guardsFormulas } as const;
  const sink = openSink(context);
  const encoder = new TextEncoder();
  let longCharCount = 0;
  const write = async (text: string): Promise<void> => {
    if (encoding === 'utf-8') return sink.write(encoder.encode(text));
    const { bytes, longCount } = encodeGb18030(text);
    longCharCount += longCount;
    return sink.write(bytes);
  };
  try {
    await write((encoding === 'utf-8' ? BOM : '') + writeHeader(findColumns(table, columns), written));
    const range = { from: 0, count: rowCount };
    const lines = writeRows(table, rows, range, columns, written, (count) => work.step(count / rowCount));
    for await (const text of lines) await write(text);
  } catch (error) {
    sink.discard();
    throw error;
  }
  return { source: sink.finish(), rowCount, longCharCount };
}

/** The columns with these ids, in their order. */
function findColumns({ reader }: Table, ids: readonly number[]): readonly TableColumn[] {
  const all = new Map([false, true].flatMap((expands) => listColumns(reader, expands)).map((each) => [each.id, each]));
  return ids.flatMap((id) => all.get(id) ?? []);
}
