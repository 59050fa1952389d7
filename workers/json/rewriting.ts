import { AppError } from '../../src/core/errors.ts';
import { INDENTED_LEVELS_COUNT } from '../../src/core/json-limits.ts';
import { type ByteSource, joinBytes } from './byte-source.ts';
import { escapeText } from './escape.ts';
import type { JsonLayout } from './indent.ts';
import { type JsonContext, makeResult, openSink, rewriteInput, throwInvalid, toInput } from './json-context.ts';
import type { JsonRefusal, JsonTask, PrettyTask } from './json-wasm.ts';
import { type RewrittenRecords, rewriteRecords } from './records.ts';
import type { RefusedRepair, RepairReport } from './repair/repair.api.ts';
import { stepping } from './repair/windows/repair-windows.ts';
import { repairStored, restOfWork } from './repairing.ts';
import type { Rewritten } from './rewrite.ts';
import type { FormatOptions, JsonResult, MinifyOptions, SortOption } from './rewriting.api.ts';
import { requireSortable, rewriteSorted } from './sort-keys.ts';
import { type StoredText, storeText } from './text-store.ts';
import { type Work, within } from './work-queue.ts';

/** Arrays that fit into this many columns may stand on one line. */
const JOINED_COLUMNS = 80;

type KeyOrder = 'kept' | 'ascending' | 'descending';

interface Rewriting {
  readonly task: JsonTask;
  readonly order: KeyOrder;
  readonly listsRecords: boolean;
  readonly repairs: boolean;
  /** Refuses risky repairs. */
  readonly strict: boolean;
}

export function formatText(context: JsonContext, id: number, options: FormatOptions): Promise<JsonResult> {
  const { repairs, strict = false } = options;
  const task = toPretty(options);
  return rewriteDocument(context, id, { task, order: toOrder(options), listsRecords: true, repairs, strict });
}

export function minifyText(context: JsonContext, id: number, options: MinifyOptions): Promise<JsonResult> {
  const { repairs = false, strict = false } = options;
  const task = { mode: 'minify' } as const;
  return rewriteDocument(context, id, { task, order: toOrder(options), listsRecords: false, repairs, strict });
}

function rewriteDocument(context: JsonContext, id: number, rewriting: Rewriting): Promise<JsonResult> {
  const { task, order, listsRecords, repairs } = rewriting;
  return makeResult<Omit<JsonResult, 'document' | 'tookMs'> & { readonly text: StoredText }>(
    context,
    id,
    async (text, work) => {
      const rewritten = await rewriteText(context, text, task, order, work);
      if (rewritten.isValid) return { text: rewritten.text, repair: null };
      const { refusal } = rewritten;
      const listed = listsRecords ? await listRecords(context, text, task, order, refusal, work) : rewritten;
      if (listed.isValid) return { text: listed.text, repair: null, records: listed.records };
      if (!repairs) return throwInvalid(text, listed.refusal);
      return repairAndRewrite(context, text, listed.refusal, rewriting, work);
    },
  );
}

/** NDJSON as an array, its members sorted where the order says so. */
async function listRecords(
  context: JsonContext,
  text: StoredText,
  task: JsonTask,
  order: KeyOrder,
  refusal: JsonRefusal,
  work: Work,
): Promise<RewrittenRecords> {
  if (order === 'kept') return rewriteRecords(context, text, task, refusal, work);
  const listed = await rewriteRecords(context, text, { mode: 'minify' }, refusal, work);
  if (!listed.isValid) return listed;
  const sorted = await rewriteText(context, listed.text, task, order, work);
  listed.text.source.dispose();
  return sorted.isValid ? { ...sorted, records: listed.records } : { isValid: false, refusal };
}

/** The text without blanks. @throws AppError `json-invalid`. */
export async function minifyStored(context: JsonContext, text: StoredText, work: Work): Promise<StoredText> {
  const minified = await rewriteText(context, text, { mode: 'minify' }, 'kept', work);
  return minified.isValid ? minified.text : throwInvalid(text, minified.refusal);
}

export function escapeDocument(context: JsonContext, id: number, minifies: boolean): Promise<JsonResult> {
  return makeResult(context, id, async (text, work) => {
    if (!minifies) return { text: await storeWith(context, text, escapeText(text.source), work) };
    const minified = await minifyStored(context, text, within(work, 0, 1 / 2));
    const escaped = await storeWith(context, minified, escapeText(minified.source), work);
    minified.source.dispose();
    return { text: escaped };
  });
}

/** The text with `convert` applied to its bytes. */
export function convertDocument(
  context: JsonContext,
  id: number,
  convert: (chunks: ReturnType<ByteSource['chunks']>) => AsyncIterable<Uint8Array>,
): Promise<JsonResult> {
  return makeResult(context, id, async (text, work) => {
    return { text: await storeWith(context, text, convert(text.source.chunks()), work) };
  });
}

/** Keeps pieces made from a text. */
function storeWith(
  context: JsonContext,
  { source }: StoredText,
  pieces: AsyncIterable<Uint8Array>,
  work: Work,
): Promise<StoredText> {
  let written = 0;
  return storeText(openSink(context), pieces, (piece) => {
    written += piece.length;
    return work.step(written / source.byteLength);
  });
}

async function rewriteText(
  context: JsonContext,
  text: StoredText,
  task: JsonTask,
  order: KeyOrder,
  work: Work,
): Promise<Rewritten> {
  if (order === 'kept') return rewriteInput(context, task, toInput(text), work);
  const { source } = text;
  requireSortable(source.byteLength);
  return rewriteSorted(context, task, await source.read(0, source.byteLength), work, order === 'descending');
}

/** @throws AppError `json-invalid` for the visitor's own text when its repair gives no valid JSON, `repair-risky`. */
async function repairAndRewrite(
  context: JsonContext,
  text: StoredText,
  refusal: JsonRefusal,
  { task, order, strict }: Rewriting,
  work: Work,
): Promise<{ readonly text: StoredText; readonly repair: RepairReport }> {
  const { report, ...input } = await repairStored(context, text, refusal, work);
  if (strict) requireHarmless(report);
  const rest = restOfWork(work);
  const rewritten =
    order === 'kept'
      ? await rewriteInput(context, task, input, rest)
      : await rewriteSorted(
          context,
          task,
          await readAll(stepping(input.chunks, () => rest.step(0))),
          rest,
          order === 'descending',
        );
  if (!rewritten.isValid) return throwInvalid(text, refusal);
  return { text: rewritten.text, repair: report };
}

async function readAll(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return joinBytes(pieces);
}

/** @throws AppError `repair-risky`. */
function requireHarmless({ groups, isTruncated }: RepairReport): void {
  const risky = groups.filter(({ risk }) => risk === 'risky');
  if (risky.length === 0 && !isTruncated) return;
  const details: RefusedRepair = { groups: risky, isTruncated };
  throw new AppError('repair-risky', 'The repair may have changed data', { ...details });
}

function toOrder({ sortsKeys = false, sortsDescending = false }: SortOption): KeyOrder {
  if (!sortsKeys) return 'kept';
  return sortsDescending ? 'descending' : 'ascending';
}

/** The task of an indented text. */
export function toPretty({ indent, joinsArrays = false }: JsonLayout): PrettyTask {
  const usesTabs = indent === 'tab';
  return {
    mode: 'pretty',
    indent: usesTabs ? 1 : indent,
    usesTabs,
    maxDepth: INDENTED_LEVELS_COUNT,
    joinedColumns: joinsArrays ? JOINED_COLUMNS : 0,
  };
}
