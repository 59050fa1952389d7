import { AppError } from '../../../src/core/errors.ts';
import { createChangeLog } from '../change-log.ts';
import { escapeText } from '../escape.ts';
import { type JsonContext, makeResult, openSink, rewriteInput, throwInvalid } from '../json-context.ts';
import { parsePath } from '../json-path.ts';
import { endOfString } from '../node-table.ts';
import type { JsonResult } from '../rewriting.api.ts';
import { minifyStored, toPretty } from '../rewriting.ts';
import { readSortable } from '../sort-keys.ts';
import { type StoredText, storeText } from '../text-store.ts';
import { unescapeBytes } from '../unicode-escapes.ts';
import { type Work, within } from '../work-queue.ts';
import { collapseNodes, findNodes } from './collapse.ts';
import { NESTED_LIMIT, rewriteExpanded } from './expand.ts';
import type { CollapseOptions, NestedApi } from './nested.api.ts';

type Outcome = Pick<JsonResult, 'changes'> & { readonly text: StoredText };

const QUOTE = new Uint8Array([0x22]);

/** Implements expanding and collapsing JSON in strings. */
export function createNestedService(context: JsonContext): NestedApi<JsonResult> {
  return {
    expandNested: (id, layout) =>
      makeResult(context, id, async (text, work) => {
        const log = createChangeLog();
        const expanded = await rewriteExpanded(context, text, { task: toPretty(layout), decodes: false, log }, work);
        return { text: expanded, changes: log.report() };
      }),
    expandValue: (id, start, layout) =>
      makeResult(context, id, async (text, work) => {
        const content = await readString(text, start);
        const input = { byteLength: content.length, chunks: [content] };
        const rewritten = await rewriteInput(context, toPretty(layout), input, work);
        if (rewritten.isValid) return { text: rewritten.text };
        const stored = await storeText(openSink(context), [content], async () => undefined);
        return throwInvalid(stored, rewritten.refusal);
      }),
    collapseNested: (id, options) =>
      makeResult(context, id, (text, work) =>
        options.paths === undefined
          ? collapseWhole(context, text, work)
          : collapsePaths(context, text, options.paths, options, work),
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

async function collapseWhole(context: JsonContext, text: StoredText, work: Work): Promise<Outcome> {
  const minified = await minifyStored(context, text, within(work, 0, 1 / 2));
  const pieces = async function* () {
    yield QUOTE;
    yield* escapeText(minified.source);
    yield QUOTE;
  };
  const collapsed = await storeText(openSink(context), pieces(), () => work.step(0.5));
  minified.source.dispose();
  return { text: collapsed };
}

async function collapsePaths(
  context: JsonContext,
  text: StoredText,
  paths: readonly string[],
  layout: CollapseOptions,
  work: Work,
): Promise<Outcome> {
  const { table, keys } = await readSortable(context, text, within(work, 0, 1 / 2));
  const log = createChangeLog();
  const nodes = paths.flatMap((path) => {
    const steps = parsePath(path);
    const found = steps === null ? [] : findNodes(table, keys, steps);
    for (const _ of found) log.add('collapsed', () => steps ?? []);
    return found;
  });
  const input = { byteLength: text.source.byteLength, chunks: collapseNodes(table, nodes) };
  const rewritten = await rewriteInput(context, toPretty(layout), input, within(work, 1 / 2, 1));
  return rewritten.isValid ? { text: rewritten.text, changes: log.report() } : throwInvalid(text, rewritten.refusal);
}
