import { AppError } from '../../src/core/errors.ts';
import { createDetectService } from './detect/detect-service.ts';
import { createDiffService } from './diff/diff-service.ts';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { countMatches, findMatch } from './find.ts';
import type { JsonApi } from './json.api.ts';
import {
  createJsonContext,
  type JsonContext,
  type JsonServiceDeps,
  openSink,
  requireValid,
  runOn,
} from './json-context.ts';
import { getLines } from './lines.ts';
import { createNestedService } from './nested/nested-service.ts';
import { openBlob, openString, reopenAs } from './open-text.ts';
import { createQueryService } from './query/query-service.ts';
import { toJsonLines } from './records.ts';
import { removeMembersOf } from './remove-members.ts';
import { convertDocument, escapeDocument, formatText, minifyText } from './rewriting.ts';
import { createRowsService } from './rows/rows-service.ts';
import { createTableService } from './table/table-service.ts';
import type { TextOrigin } from './text-store.ts';
import type { OpenedDocument, TextDocument, TextEncodingName } from './texts.api.ts';
import { createTreeService } from './tree/tree-service.ts';
import { unescapeDocument } from './unescaping.ts';
import { decodeUnicode, encodeUnicode } from './unicode-escapes.ts';
import { decoder } from './utf8.ts';
import { createWorkQueue } from './work-queue.ts';

/** Implements the JSON tool over the core. */
export function createJsonService(deps: JsonServiceDeps): JsonApi {
  const context = createJsonContext(deps);
  const { store, queue, searches } = context;
  const counts = createWorkQueue(deps);
  const tree = createTreeService(store, deps);
  return {
    ...tree,
    ...createTableService(context, tree),
    ...createRowsService(store, deps),
    ...createDiffService(context),
    ...createQueryService(context),
    open: (source) => openDocument(context, source),
    decodeAs: (id, encoding) => decodeAs(context, id, encoding),
    close: (id) => store.close(id),
    rest: (id) => store.rest(id),
    format: (id, options) => formatText(context, id, options),
    minify: (id, options = {}) => minifyText(context, id, options),
    async validate(id) {
      const { tookMs } = await runOn(context, id, (text, work) => requireValid({ context, text, work }));
      return { tookMs };
    },
    escape: (id, { minifies = false } = {}) => escapeDocument(context, id, minifies),
    unescape: (id, layout) => unescapeDocument(context, id, layout),
    toJsonLines: (id) => toJsonLines(context, id),
    removeMembers: (id, options) => removeMembersOf(context, id, options),
    encodeUnicode: (id) => convertDocument(context, id, encodeUnicode),
    decodeUnicode: (id) => convertDocument(context, id, decodeUnicode),
    ...createNestedService(context),
    ...createDetectService(context),
    async findDuplicateKeys(id) {
      const { outcome } = await runOn(context, id, (text, work) => findDuplicateKeys(text.source, work));
      return outcome;
    },
    cancel() {
      queue.cancel();
      searches.cancel();
    },
    progress: () => queue.progress(),
    getLines: async (id, from, count) => getLines(store.text(id), from, count),
    getText: (id, maxBytes) => getText(context, id, maxBytes),
    getBlob: async (id) => store.text(id).source.toBlob(),
    find(id, query, from, isBackwards) {
      searches.cancel();
      return searches.run(async (work) => findMatch(store.text(id), query, from, isBackwards, work));
    },
    countMatches: (id, query, from, upTo) =>
      counts.run((work) => countMatches(store.text(id), query, from, upTo, work)),
  };
}

function openDocument(context: JsonContext, source: Blob | string): Promise<OpenedDocument> {
  return context.queue.run(async (work) => {
    const sink = openSink(context);
    const { text, origin } = await (typeof source === 'string'
      ? openString(source, sink, work)
      : openBlob(source, sink, work));
    return toOpened(context.store.add(text, origin), origin);
  });
}

function decodeAs(context: JsonContext, id: number, encoding: TextEncodingName): Promise<OpenedDocument> {
  const { queue, store } = context;
  return queue.run(async (work) => {
    const origin = store.origin(id);
    if (origin === null) throw new AppError('document-closed', `Document ${id} is a result`);
    const reopened = await reopenAs(origin, encoding, openSink(context), work);
    return toOpened(store.replace(id, reopened.text, reopened.origin), reopened.origin);
  });
}

async function getText({ store }: JsonContext, id: number, maxBytes: number): Promise<string> {
  const { source } = store.text(id);
  const { byteLength } = source;
  if (byteLength > maxBytes) throw new AppError('json-too-large', `${byteLength} bytes`, { byteLength, maxBytes });
  return decoder.decode(await source.read(0, byteLength));
}

function toOpened(document: TextDocument, { encoding, hadBom, otherEncodings }: TextOrigin): OpenedDocument {
  return { ...document, encoding, hadBom, otherEncodings };
}
