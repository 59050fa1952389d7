import { AppError } from '../../src/core/errors.ts';
import { INDENTED_LEVELS_COUNT } from '../../src/core/json-limits.ts';
import { joinBytes } from './byte-source.ts';
import { escapeText } from './escape.ts';
import type { JsonLayout } from './indent.ts';
import { type JsonContext, loadCore, openSink, runOn, throwInvalid } from './json-context.ts';
import type { JsonRefusal, JsonTask, PrettyTask } from './json-wasm.ts';
import { type RewrittenRecords, rewriteRecords } from './records.ts';
import type { RefusedRepair, RepairReport } from './repair/repair.api.ts';
import { stepping } from './repair/windows/repair-windows.ts';
import { repairStored, restOfWork } from './repairing.ts';
import { type Rewritten, rewrite } from './rewrite.ts';
import type { FormatOptions, JsonResult, MinifyOptions, SortOption } from './rewriting.api.ts';
import { requireSortable, rewriteSorted } from './sort-keys.ts';
import { type StoredText, storeText } from './text-store.ts';
import { decodeUnicode, encodeUnicode } from './unicode-escapes.ts';
import type { Work } from './work-queue.ts';

/** Arrays that fit into this many columns may stand on one line. */
const JOINED_COLUMNS = 80;

type KeyOrder = 'kept' | 'ascending' | 'descending';

interface Rewriting {
  readonly task: JsonTask;
  readonly order: KeyOrder;
  /** Refuses risky repairs. */
  readonly strict: boolean;
}

export async function formatText(context: JsonContext, id: number, options: FormatOptions): Promise<JsonResult> {
  const order = toOrder(options);
  const task = toPretty(options);
  const { outcome, tookMs } = await runOn(context, id, async (text, work) => {
    const indented = await rewriteText(context, text, task, order, work);
    if (indented.isValid) return { text: indented.text, repair: null };
    const listed = await listRecords(context, text, task, order, indented.refusal, work);
    if (listed.isValid) return { text: listed.text, repair: null, records: listed.records };
    if (!options.repairs) return throwInvalid(text, listed.refusal);
    return repairAndRewrite(context, text, listed.refusal, { task, order, strict: options.strict ?? false }, work);
  });
  const { text, ...report } = outcome;
  return { document: context.store.add(text), ...report, tookMs };
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

export async function minifyText(context: JsonContext, id: number, options: MinifyOptions): Promise<JsonResult> {
  const rewriting: Rewriting = { task: { mode: 'minify' }, order: toOrder(options), strict: options.strict ?? false };
  const { outcome, tookMs } = await runOn(context, id, async (text, work) => {
    const minified = await rewriteText(context, text, rewriting.task, rewriting.order, work);
    if (minified.isValid) return { text: minified.text, repair: null };
    if (options.repairs !== true) return throwInvalid(text, minified.refusal);
    return repairAndRewrite(context, text, minified.refusal, rewriting, work);
  });
  return { document: context.store.add(outcome.text), repair: outcome.repair, tookMs };
}

/** The text without blanks. @throws AppError `json-invalid`. */
export async function minifyStored(context: JsonContext, text: StoredText, work: Work): Promise<StoredText> {
  const minified = await rewriteText(context, text, { mode: 'minify' }, 'kept', work);
  return minified.isValid ? minified.text : throwInvalid(text, minified.refusal);
}

export function escapeDocument(context: JsonContext, id: number, minifies: boolean): Promise<JsonResult> {
  return keepResult(context, id, async (text, work) => {
    if (!minifies) return storeWith(context, text, escapeText(text.source), work);
    const minified = await minifyStored(context, text, { step: (share) => work.step(share / 2) });
    const escaped = await storeWith(context, minified, escapeText(minified.source), work);
    minified.source.dispose();
    return escaped;
  });
}

export function encodeUnicodeDocument(context: JsonContext, id: number): Promise<JsonResult> {
  return keepResult(context, id, (text, work) => storeWith(context, text, encodeUnicode(text.source.chunks()), work));
}

export function decodeUnicodeDocument(context: JsonContext, id: number): Promise<JsonResult> {
  return keepResult(context, id, (text, work) => storeWith(context, text, decodeUnicode(text.source.chunks()), work));
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

/** Runs a job that produces a text from another, and keeps the result. */
async function keepResult(
  context: JsonContext,
  id: number,
  job: (text: StoredText, work: Work) => Promise<StoredText>,
): Promise<JsonResult> {
  const { outcome, tookMs } = await runOn(context, id, job);
  return { document: context.store.add(outcome), repair: null, tookMs };
}

async function rewriteText(
  context: JsonContext,
  { source }: StoredText,
  task: JsonTask,
  order: KeyOrder,
  work: Work,
): Promise<Rewritten> {
  const core = await loadCore(context);
  const { byteLength } = source;
  if (order === 'kept') return rewrite(core, task, { byteLength, chunks: source.chunks() }, openSink(context), work);
  requireSortable(byteLength);
  const bytes = await source.read(0, byteLength);
  return rewriteSorted(core, task, bytes, () => openSink(context), work, order === 'descending');
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
  const core = await loadCore(context);
  const rest = restOfWork(work);
  const rewritten = await (order === 'kept'
    ? rewrite(core, task, input, openSink(context), rest)
    : rewriteSorted(
        core,
        task,
        await readAll(stepping(input.chunks, () => rest.step(0))),
        () => openSink(context),
        rest,
        order === 'descending',
      ));
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
