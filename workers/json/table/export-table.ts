import type { ByteSink } from '../byte-sink.ts';
import type { ByteSource } from '../byte-source.ts';
import { type JsonContext, openSink } from '../json-context.ts';
import type { Work } from '../work-queue.ts';
import { listColumns, toColumnName } from './columns.ts';
import { encodeGb18030 } from './gb18030.ts';
import { KIND } from './read-row.ts';
import type { ExportFacts, TableColumn, TableExport } from './table.api.ts';
import { requireRows, type Table } from './table-index.ts';
import { createLineWriter, writeHeader } from './write-delimited.ts';
import { type WriteLine, writeRows } from './write-rows.ts';
import { createSheetWriter, writeXlsx } from './write-xlsx.ts';

const BOM = '\ufeff';

/** Where the rows of a table go, and how many they are. */
interface Export {
  readonly sink: ByteSink;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly toLines: (toLine: WriteLine) => AsyncGenerator<string>;
}

/** Writes a table as a file into a sink. @throws AppError `cancelled` for a former arrangement, `table-too-many-rows`. */
export async function writeExport(
  context: JsonContext,
  table: Table,
  options: TableExport,
  work: Work,
): Promise<ExportFacts & { readonly source: ByteSource }> {
  const { arrangement, columns } = options;
  const { rows, count: rowCount } = requireRows(table, arrangement);
  const sink = openSink(context);
  const range = { from: 0, count: rowCount };
  const toLines = (toLine: WriteLine) =>
    writeRows(table, rows, range, columns, toLine, (count) => work.step(count / rowCount));
  const written = { sink, columns: findColumns(table, columns), rowCount, toLines };
  try {
    const facts = options.file === 'xlsx' ? await writeWorkbook(written) : await writeCsv(written, options);
    return { source: sink.finish(), rowCount, ...facts };
  } catch (error) {
    sink.discard();
    throw error;
  }
}

type Facts = Omit<ExportFacts, 'rowCount'>;

async function writeCsv(
  { sink, columns, toLines }: Export,
  { file, guardsFormulas, keepsDigits }: TableExport,
): Promise<Facts> {
  const format = { delimiter: ',', guardsFormulas, keepsDigits } as const;
  const encoder = new TextEncoder();
  let longCharCount = 0;
  const write = async (text: string): Promise<void> => {
    if (file === 'csv') return sink.write(encoder.encode(text));
    const { bytes, longCount } = encodeGb18030(text);
    longCharCount += longCount;
    return sink.write(bytes);
  };
  await write((file === 'csv' ? BOM : '') + writeHeader(columns, format));
  for await (const text of toLines(createLineWriter(format))) await write(text);
  return { longCharCount, clippedCount: 0 };
}

async function writeWorkbook({ sink, columns, rowCount, toLines }: Export): Promise<Facts> {
  const sheet = createSheetWriter();
  const names = sheet.toLine(columns.map((column) => ({ text: toColumnName(column), kind: KIND.string })));
  const lines = async function* () {
    yield names;
    yield* toLines(sheet.toLine);
  };
  await writeXlsx(sink, rowCount + 1, lines());
  return { longCharCount: 0, clippedCount: sheet.clippedCount() };
}

/** The columns with these ids, in their order. */
function findColumns({ reader }: Table, ids: readonly number[]): readonly TableColumn[] {
  const all = new Map([false, true].flatMap((expands) => listColumns(reader, expands)).map((each) => [each.id, each]));
  return ids.flatMap((id) => all.get(id) ?? []);
}
