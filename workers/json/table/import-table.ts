import { type Job, type JsonContext, makeResult, partOf, rewriteJob } from '../json-context.ts';
import { toPretty } from '../rewriting.ts';
import type { StoredText } from '../text-store.ts';
import { PROBED_BYTES } from './constants.ts';
import { createColumnReader, type DelimitedColumns, writeRow } from './delimited-to-json.ts';
import { createDelimitedParser, detectDelimiter } from './parse-delimited.ts';
import type { ImportedTable, TableDelimiter, TableImport } from './table.api.ts';

/** Share of the work after which the columns are known. */
const READ_SHARE = 0.4;

/** Implements `TableApi.importTable`. The text is read twice, because the types of columns depend on all rows. */
export function importTable(context: JsonContext, id: number, options: TableImport): Promise<ImportedTable> {
  return makeResult(context, id, async (job) => {
    const columns = await readColumns(job, options.hasNames);
    const { delimiter, names, types, rowCount } = columns;
    return {
      text: await writeJson(job, columns, options),
      rowCount,
      columnCount: names.length,
      numberColumnCount: types.filter((type) => type === 'number').length,
      delimiter,
    };
  });
}

async function readColumns({ text, work }: Job, hasNames: boolean): Promise<DelimitedColumns> {
  const decoder = new TextDecoder();
  const delimiter = detectDelimiter(decoder.decode(await text.source.read(0, PROBED_BYTES)));
  const columns = createColumnReader(hasNames);
  for await (const share of readRows(text, delimiter, columns.add)) await work.step(share * READ_SHARE);
  return { delimiter, ...columns.finish() };
}

/** Reads the rows of a text. Yields the share of the text that is read. */
async function* readRows(
  { source }: StoredText,
  delimiter: TableDelimiter,
  onRow: (cells: readonly string[]) => void,
): AsyncGenerator<number> {
  const decoder = new TextDecoder();
  const parser = createDelimitedParser(delimiter, onRow);
  let read = 0;
  for await (const chunk of source.chunks()) {
    parser.push(decoder.decode(chunk, { stream: true }));
    read += chunk.length;
    yield read / source.byteLength;
  }
  parser.push(decoder.decode());
  parser.finish();
}

/** The rows as an indented array, checked by the core. */
async function writeJson(job: Job, columns: DelimitedColumns, options: TableImport): Promise<StoredText> {
  const { text } = job;
  const input = { byteLength: text.source.byteLength, chunks: writeItems(text, columns, options.hasNames) };
  const rewritten = await rewriteJob(partOf(job, READ_SHARE, 1), toPretty(options), input);
  if (rewritten.isValid) return rewritten.text;
  throw new Error(`A table became no JSON: ${rewritten.refusal.kind} at ${rewritten.refusal.offset}`);
}

async function* writeItems(text: StoredText, columns: DelimitedColumns, hasNames: boolean): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const items: string[] = [];
  let isHead = hasNames;
  let separator = '[';
  const take = (): Uint8Array => {
    if (items.length === 0) return new Uint8Array(0);
    const bytes = encoder.encode(`${separator}${items.join(',')}`);
    items.length = 0;
    separator = ',';
    return bytes;
  };
  const addRow = (cells: readonly string[]) => {
    if (!isHead) items.push(writeRow(columns, cells));
    isHead = false;
  };
  for await (const _ of readRows(text, columns.delimiter, addRow)) yield take();
  yield take();
  yield encoder.encode(separator === '[' ? '[]' : ']');
}
