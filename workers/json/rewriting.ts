import { AppError } from '../../src/core/errors.ts';
import { INDENTED_LEVELS_COUNT } from '../../src/core/json-limits.ts';
import { type ByteSource, joinBytes } from './byte-source.ts';
import { escapeText } from './escape.ts';
import type { JsonLayout } from './indent.ts';
import { type Job, type JsonContext, makeResult, openSink, partOf, rewriteJob, throwInvalid } from './json-context.ts';
import type { JsonRefusal, JsonTask, PrettyTask } from './json-wasm.ts';
import { type RewrittenRecords, rewriteRecords } from './records.ts';
import type { RefusedRepair, RepairReport } from './repair/repair.api.ts';
import { stepping } from './repair/windows/repair-windows.ts';
import { repairStored, restOfWork } from './repairing.ts';
import type { Rewritten } from './rewrite.ts';
import type { FormatOptions, JsonResult, MinifyOptions, SortOption } from './rewriting.api.ts';
import { requireSortable, rewriteSorted } from './sort-keys.ts';
import { type Pieces, type StoredText, storeText } from './text-store.ts';

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

type Made = Omit<JsonResult, 'document' | 'tookMs'> & { readonly text: StoredText };

function rewriteDocument(context: JsonContext, id: number, rewriting: Rewriting): Promise<JsonResult> {
  return makeResult<Made>(context, id, async (job) => {
    const rewritten = await rewriteText(job, rewriting.task, rewriting.order);
    if (rewritten.isValid) return { text: rewritten.text, repair: null };
    const listed = rewriting.listsRecords ? await listRecords(job, rewriting, rewritten.refusal) : rewritten;
    if (listed.isValid) return { text: listed.text, repair: null, records: listed.records };
    if (!rewriting.repairs) return throwInvalid(job.text, listed.refusal);
    return repairAndRewrite(job, rewriting, listed.refusal);
  });
}

/** NDJSON as an array, its members sorted where the order says so. */
async function listRecords(job: Job, { task, order }: Rewriting, refusal: JsonRefusal): Promise<RewrittenRecords> {
  if (order === 'kept') return rewriteRecords(job, task, refusal);
  const listed = await rewriteRecords(job, { mode: 'minify' }, refusal);
  if (!listed.isValid) return listed;
  const sorted = await rewriteText({ ...job, text: listed.text }, task, order);
  listed.text.source.dispose();
  return sorted.isValid ? { ...sorted, records: listed.records } : { isValid: false, refusal };
}

/** The text without blanks. @throws AppError `json-invalid`. */
export async function minifyStored(job: Job): Promise<StoredText> {
  const minified = await rewriteText(job, { mode: 'minify' }, 'kept');
  return minified.isValid ? minified.text : throwInvalid(job.text, minified.refusal);
}

export function escapeDocument(context: JsonContext, id: number, minifies: boolean): Promise<JsonResult> {
  return makeResult(context, id, async (job) => {
    if (!minifies) return { text: await storeWith(job, escapeText(job.text.source)) };
    const minified = await minifyStored(partOf(job, 0, 1 / 2));
    const escaped = await storeWith({ ...job, text: minified }, escapeText(minified.source));
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
  return makeResult(context, id, async (job) => ({ text: await storeWith(job, convert(job.text.source.chunks())) }));
}

/** Keeps pieces made from the text of a job. */
export function storeWith({ context, text, work }: Job, pieces: Pieces): Promise<StoredText> {
  let written = 0;
  return storeText(openSink(context), pieces, (piece) => {
    written += piece.length;
    return work.step(written / text.source.byteLength);
  });
}

async function rewriteText(job: Job, task: JsonTask, order: KeyOrder): Promise<Rewritten> {
  if (order === 'kept') return rewriteJob(job, task);
  const { source } = job.text;
  requireSortable(source.byteLength);
  return rewriteSorted(job, task, await source.read(0, source.byteLength), order === 'descending');
}

/** @throws AppError `json-invalid` for the visitor's own text when its repair gives no valid JSON, `repair-risky`. */
async function repairAndRewrite(job: Job, { task, order, strict }: Rewriting, refusal: JsonRefusal): Promise<Made> {
  const { report, ...input } = await repairStored(job.context, job.text, refusal, job.work);
  if (strict) requireHarmless(report);
  const rest = { ...job, work: restOfWork(job.work) };
  const readInput = () => readAll(stepping(input.chunks, () => rest.work.step(0)));
  const rewritten =
    order === 'kept'
      ? await rewriteJob(rest, task, input)
      : await rewriteSorted(rest, task, await readInput(), order === 'descending');
  if (!rewritten.isValid) return throwInvalid(job.text, refusal);
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
