import type { ByteSource } from './byte-source.ts';
import { type Job, type JsonContext, loadCore, makeResult, rewriteJob, throwInvalid } from './json-context.ts';
import type { JsonRefusal, JsonTask } from './json-wasm.ts';
import type { JsonResult } from './rewriting.api.ts';
import type { StoredText } from './text-store.ts';
import type { Work } from './work-queue.ts';

export type RewrittenRecords =
  | { readonly isValid: true; readonly text: StoredText; readonly records: number }
  | { readonly isValid: false; readonly refusal: JsonRefusal };

/** A wrong value behind this many right ones is a better reason for a refusal than the end of the first value. */
const SURE_RECORDS = 3;

/**
 * Rewrites NDJSON, several values with one line each, as one array. `refusal` is why the text is not one JSON value.
 * @returns a refusal when it is no NDJSON either: that of a wrong line where most likely a line is wrong.
 */
export async function rewriteRecords(job: Job, task: JsonTask, refusal: JsonRefusal): Promise<RewrittenRecords> {
  if (refusal.kind !== 'trailing-content') return { isValid: false, refusal };
  const rewritten = await rewriteJob(job, { ...task, readsRecords: true });
  const records = (await loadCore(job.context)).records();
  if (!rewritten.isValid) return records >= SURE_RECORDS ? rewritten : { isValid: false, refusal };
  if ((await countLines(job.text.source, job.work)) === records) return { ...rewritten, records };
  rewritten.text.source.dispose();
  return { isValid: false, refusal };
}

/** Implements `JsonApi.toJsonLines`. */
export function toJsonLines(context: JsonContext, id: number): Promise<JsonResult> {
  return makeResult(context, id, async (job) => {
    const task = { mode: 'lines' } as const;
    const rewritten = await rewriteJob(job, task);
    if (rewritten.isValid) return { text: rewritten.text };
    const asRecords = await rewriteRecords(job, task, rewritten.refusal);
    return asRecords.isValid ? { text: asRecords.text } : throwInvalid(job.text, asRecords.refusal);
  });
}

/** The number of lines that are not blank. */
async function countLines(source: ByteSource, work: Work): Promise<number> {
  let lines = 0;
  let isBlank = true;
  for await (const chunk of source.chunks()) {
    for (let at = 0; at < chunk.length; ) {
      const found = chunk.indexOf(0x0a, at);
      const end = found < 0 ? chunk.length : found;
      while (isBlank && at < end) {
        isBlank = (chunk[at] ?? 0) <= 0x20;
        at += 1;
      }
      if (found >= 0) {
        lines += Number(!isBlank);
        isBlank = true;
      }
      at = end + 1;
    }
    await work.step(1);
  }
  return lines + Number(!isBlank);
}
