import { AppError } from '../../../src/core/errors.ts';
import { createChangeLog } from '../change-log.ts';
import { escapeText } from '../escape.ts';
import { type Job, type JsonContext, makeResult, openSink, partOf, rewriteJob, throwInvalid } from '../json-context.ts';
import { parsePath } from '../json-path.ts';
import type { PrettyTask } from '../json-wasm.ts';
import { endOfString } from '../node-table.ts';
import type { JsonResult } from '../rewriting.api.ts';
import { minifyStored, toPretty } from '../rewriting.ts';
import { readSortable } from '../sort-keys.ts';
import { type StoredText, storeText } from '../text-store.ts';
import { unescapeBytes } from '../unicode-escapes.ts';
import { collapseNodes, findNodes } from './collapse.ts';
import { NESTED_LIMIT, rewriteExpanded } from './expand.ts';
import type { NestedApi } from './nested.api.ts';

type Outcome = Pick<JsonResult, 'changes'> & { readonly text: StoredText };

const QUOTE = new Uint8Array([0x22]);

/** Implements expanding and collapsing JSON in strings. */
export function createNestedService(context: JsonContext): NestedApi<JsonResult> {
  return {
    expandNested: (id, layout) =>
      makeResult(context, id, async (job) => {
        const log = createChangeLog();
        const text = await rewriteExpanded(job, { task: toPretty(layout), decodes: false, log });
        return { text, changes: log.report() };
      }),
    expandValue: (id, start, layout) =>
      makeResult(context, id, async (job) => {
        const content = await readString(job.text, start);
        const rewritten = await rewriteJob(job, toPretty(layout), { byteLength: content.length, chunks: [content] });
        if (rewritten.isValid) return { text: rewritten.text };
        const stored = await storeText(openSink(context), [content], async () => undefined);
        return throwInvalid(stored, rewritten.refusal);
      }),
    collapseNested: (id, { paths, ...layout }) =>
      makeResult(context, id, (job) =>
        paths === undefined ? collapseWhole(job) : collapsePaths(job, paths, toPretty(layout)),
      ),
  };
}

/** The content of the string that begins at `start`. */
async function readString({ source }: StoredText, start: number): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes: maxBytes } = NESTED_LIMIT;
  const bytes = await source.read(start, start + maxBytes + 2);
  const end = endOfString(bytes, 0);
  if (end > maxBytes + 1) throw new AppError('json-too-large', `A string of more than ${maxBytes} bytes`, { maxBytes });
  const content = bytes[0] === QUOTE[0] ? unescapeBytes(bytes.subarray(1, end - 1)) : null;
  // Half of a surrogate pair cannot be part of a JSON text.
  return content ?? new Uint8Array(0);
}

async function collapseWhole(job: Job): Promise<Outcome> {
  const minified = await minifyStored(partOf(job, 0, 1 / 2));
  const pieces = async function* () {
    yield QUOTE;
    yield* escapeText(minified.source);
    yield QUOTE;
  };
  const collapsed = await storeText(openSink(job.context), pieces(), () => job.work.step(0.5));
  minified.source.dispose();
  return { text: collapsed };
}

async function collapsePaths(job: Job, paths: readonly string[], task: PrettyTask): Promise<Outcome> {
  const { table, keys } = await readSortable(partOf(job, 0, 1 / 2));
  const log = createChangeLog();
  const nodes = paths.flatMap((path) => {
    const steps = parsePath(path);
    const found = steps === null ? [] : findNodes(table, keys, steps);
    for (const _ of found) log.add('collapsed', () => steps ?? []);
    return found;
  });
  const input = { byteLength: table.bytes.length, chunks: collapseNodes(table, nodes) };
  const rewritten = await rewriteJob(partOf(job, 1 / 2, 1), task, input);
  if (!rewritten.isValid) return throwInvalid(job.text, rewritten.refusal);
  return { text: rewritten.text, changes: log.report() };
}
