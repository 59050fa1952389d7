import { AppError } from '../../src/core/errors.ts';
import { INDENTED_LEVELS_COUNT, REPAIRED_BYTES_MAX } from '../../src/core/json-limits.ts';
import { joinBytes } from './byte-source.ts';
import { encodeText } from './encodings.ts';
import { escapeText } from './escape.ts';
import type { FormatOptions, JsonIndent, JsonResult, MinifyOptions, RefusedRepair, RepairReport } from './json.api.ts';
import { type JsonContext, loadCore, openSink, type Repair, runOn, throwInvalid } from './json-context.ts';
import type { JsonRefusal, JsonTask } from './json-wasm.ts';
import { decodeLossy } from './lossy-text.ts';
import { reportReplaced } from './replaced-bytes.ts';
import { type Rewritten, rewrite } from './rewrite.ts';
import { requireSortable, rewriteSorted } from './rewrite-sorted.ts';
import { type StoredText, storeText } from './text-store.ts';
import { decodeUnicode, encodeUnicode } from './unicode-escapes.ts';
import type { Work } from './work-queue.ts';

const LISTED_REPAIRS_MAX = 200;

interface Rewriting {
  readonly task: JsonTask;
  readonly repairs: boolean;
  readonly sortsKeys: boolean;
  readonly strict: boolean;
}

export function formatText(
  context: JsonContext,
  id: number,
  { indent, repairs, sortsKeys = false, strict = false }: FormatOptions,
): Promise<JsonResult> {
  return rewriteDocument(context, id, { task: toPretty(indent), repairs, sortsKeys, strict });
}

export function minifyText(
  context: JsonContext,
  id: number,
  { repairs = false, sortsKeys = false, strict = false }: MinifyOptions,
): Promise<JsonResult> {
  return rewriteDocument(context, id, { task: { mode: 'minify' }, repairs, sortsKeys, strict });
}

async function rewriteDocument(context: JsonContext, id: number, rewriting: Rewriting): Promise<JsonResult> {
  const { outcome, tookMs } = await runOn(context, id, async (text, work) => {
    const rewritten = await rewriteText(context, text, rewriting.task, rewriting.sortsKeys, work);
    if (rewritten.isValid) return { text: rewritten.text, repair: null };
    if (!rewriting.repairs) return throwInvalid(text, rewritten.refusal);
    return repairAndRewrite(context, text, rewritten.refusal, rewriting, work);
  });
  return { document: context.store.add(outcome.text), repair: outcome.repair, tookMs };
}

/** The text without blanks. @throws AppError `json-invalid`. */
export async function minifyStored(context: JsonContext, text: StoredText, work: Work): Promise<StoredText> {
  const minified = await rewriteText(context, text, { mode: 'minify' }, false, work);
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
  sortsKeys: boolean,
  work: Work,
): Promise<Rewritten> {
  const core = await loadCore(context);
  const { byteLength } = source;
  if (!sortsKeys) return rewrite(core, task, { byteLength, chunks: source.chunks() }, openSink(context), work);
  requireSortable(byteLength);
  return rewriteSorted(core, task, await source.read(0, byteLength), () => openSink(context), work);
}

/** @throws AppError `json-invalid` for the visitor's own text when its repair gives no valid JSON, `repair-risky`. */
async function repairAndRewrite(
  context: JsonContext,
  text: StoredText,
  refusal: JsonRefusal,
  { task, sortsKeys, strict }: Rewriting,
  work: Work,
): Promise<{ readonly text: StoredText; readonly repair: RepairReport }> {
  const isHopeless = refusal.kind === 'empty' || refusal.kind === 'too-deep';
  if (isHopeless) return throwInvalid(text, refusal);
  if (text.source.byteLength > REPAIRED_BYTES_MAX) {
    return throwInvalid(text, refusal, { repairMaxBytes: REPAIRED_BYTES_MAX });
  }
  const bytes = await text.source.read(0, text.source.byteLength);
  const { text: original, replaced } = decodeLossy(bytes);
  const repaired = tryRepair(context.deps.repair, original);
  if (repaired === null) return throwInvalid(text, refusal);
  const report = toReport(repaired, original, replaced);
  if (strict) requireHarmless(report);
  const chunks = [...encodeText(repaired.text)];
  const byteLength = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const core = await loadCore(context);
  const rewritten = await (sortsKeys
    ? rewriteSorted(core, task, joinBytes(chunks), () => openSink(context), work)
    : rewrite(core, task, { byteLength, chunks }, openSink(context), work));
  if (!rewritten.isValid) return throwInvalid(text, refusal);
  return { text: rewritten.text, repair: report };
}

function toReport(repaired: ReturnType<Repair>, original: string, replaced: readonly number[]): RepairReport {
  const { text: _, ...report } = repaired;
  return reportReplaced({ ...report, repairs: report.repairs.slice(0, LISTED_REPAIRS_MAX) }, original, replaced);
}

/** @throws AppError `repair-risky`. */
function requireHarmless({ groups, isTruncated }: RepairReport): void {
  const risky = groups.filter(({ risk }) => risk === 'risky');
  if (risky.length === 0 && !isTruncated) return;
  const details: RefusedRepair = { groups: risky, isTruncated };
  throw new AppError('repair-risky', 'The repair may have changed data', { ...details });
}

function tryRepair(repair: Repair, text: string): ReturnType<Repair> | null {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The task of an indented text. */
export function toPretty(indent: JsonIndent): JsonTask & { readonly maxDepth: number } {
  return { mode: 'pretty', indent, maxDepth: INDENTED_LEVELS_COUNT };
}
