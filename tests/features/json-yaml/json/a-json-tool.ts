import { vi } from 'vitest';
import type { JsonTool, OpenedDocument } from '../../../../src/bridges/json-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { createService } from '../../../workers/json/a-service.ts';

/** The worker's own service behind a bridge without a thread. `openIds` lists the documents that are not closed. */
export function createJsonTool() {
  const openIds = new Set<number>();
  const start = () => createService({ repair: repairJson, pause: () => Promise.resolve() });
  let service = start();
  const track = <Document extends { readonly id: number }>(document: Document): Document => {
    openIds.add(document.id);
    return document;
  };
  const trackResult = <Result extends { readonly document: { readonly id: number } }>(result: Result): Result => {
    track(result.document);
    return result;
  };
  /** As the bridge does: aborting stops the work and fails with an AbortError. */
  const stoppable = async <Result>(signal: AbortSignal | undefined, call: () => Promise<Result>): Promise<Result> => {
    const cancel = () => service.cancel();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'cancelled')) throw error;
      throw new DOMException('The work was stopped', 'AbortError');
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };

  const tool = {
    open: vi.fn<JsonTool['open']>((source, signal) => stoppable(signal, () => service.open(source)).then(track)),
    decodeAs: vi.fn<JsonTool['decodeAs']>((id, encoding, signal) =>
      stoppable(signal, () => service.decodeAs(id, encoding)).then(track),
    ),
    close: vi.fn<JsonTool['close']>((id) => {
      openIds.delete(id);
      void service.close(id);
    }),
    rest: vi.fn<JsonTool['rest']>((id) => service.rest(id)),
    format: vi.fn<JsonTool['format']>((id, options, signal) =>
      stoppable(signal, () => service.format(id, options)).then(trackResult),
    ),
    minify: vi.fn<JsonTool['minify']>((id, options, signal) =>
      stoppable(signal, () => service.minify(id, options)).then(trackResult),
    ),
    validate: vi.fn<JsonTool['validate']>((id, signal) => stoppable(signal, () => service.validate(id))),
    escape: vi.fn<JsonTool['escape']>((id, options, signal) =>
      stoppable(signal, () => service.escape(id, options)).then(trackResult),
    ),
    unescape: vi.fn<JsonTool['unescape']>((id, options, signal) =>
      stoppable(signal, () => service.unescape(id, options)).then(trackResult),
    ),
    encodeUnicode: vi.fn<JsonTool['encodeUnicode']>((id) => service.encodeUnicode(id).then(trackResult)),
    decodeUnicode: vi.fn<JsonTool['decodeUnicode']>((id) => service.decodeUnicode(id).then(trackResult)),
    expandNested: vi.fn<JsonTool['expandNested']>((id, options) => service.expandNested(id, options).then(trackResult)),
    expandValue: vi.fn<JsonTool['expandValue']>((id, start, options) =>
      service.expandValue(id, start, options).then(trackResult),
    ),
    collapseNested: vi.fn<JsonTool['collapseNested']>((id, options) =>
      service.collapseNested(id, options).then(trackResult),
    ),
    detect: vi.fn<JsonTool['detect']>((text) => service.detect(text)),
    decode: vi.fn<JsonTool['decode']>((id, decoding, layout, signal) =>
      stoppable(signal, () => service.decode(id, decoding, layout)).then(trackResult),
    ),
    encode: vi.fn<JsonTool['encode']>((id, encoding, signal) =>
      stoppable(signal, () => service.encode(id, encoding)).then(trackResult),
    ),
    toJsonLines: vi.fn<JsonTool['toJsonLines']>((id) => service.toJsonLines(id).then(trackResult)),
    removeMembers: vi.fn<JsonTool['removeMembers']>((id, options) =>
      service.removeMembers(id, options).then(trackResult),
    ),
    findDuplicateKeys: vi.fn<JsonTool['findDuplicateKeys']>((id) => service.findDuplicateKeys(id)),
    diff: vi.fn<JsonTool['diff']>((left, right, options, signal) =>
      stoppable(signal, () => service.diff(left, right, options)),
    ),
    accept: vi.fn<JsonTool['accept']>((acceptance, signal) =>
      stoppable(signal, () => service.accept(acceptance)).then(trackResult),
    ),
    checkQuery: vi.fn<JsonTool['checkQuery']>((query) => service.checkQuery(query)),
    countQuery: vi.fn<JsonTool['countQuery']>((id, query, signal) =>
      stoppable(signal, () => service.countQuery(id, query)),
    ),
    query: vi.fn<JsonTool['query']>((id, query, options, signal) =>
      stoppable(signal, () => service.query(id, query, options)).then(trackResult),
    ),
    listQueryNames: vi.fn<JsonTool['listQueryNames']>((id, before, signal) =>
      stoppable(signal, () => service.listQueryNames(id, before)),
    ),
    progress: vi.fn<JsonTool['progress']>(async () => service.progress()),
    getLines: vi.fn<JsonTool['getLines']>((id, from, count) => service.getLines(id, from, count)),
    getText: vi.fn<JsonTool['getText']>((id, maxBytes) => service.getText(id, maxBytes)),
    getBlob: vi.fn<JsonTool['getBlob']>((id) => service.getBlob(id)),
    find: vi.fn<JsonTool['find']>((id, query, from, isBackwards) => service.find(id, query, from, isBackwards)),
    countMatches: vi.fn<JsonTool['countMatches']>((id, query, from, upTo) =>
      service.countMatches(id, query, from, upTo),
    ),
    countRows: vi.fn<JsonTool['countRows']>((id, cut) => service.countRows(id, cut)),
    getRows: vi.fn<JsonTool['getRows']>((id, cut, from, count) => service.getRows(id, cut, from, count)),
    getRowOf: vi.fn<JsonTool['getRowOf']>((id, cut, place) => service.getRowOf(id, cut, place)),
    getRange: vi.fn<JsonTool['getRange']>((id, from, to) => service.getRange(id, from, to)),
    getFoldEnd: vi.fn<JsonTool['getFoldEnd']>((id, line) => service.getFoldEnd(id, line)),
    getTreeRoot: vi.fn<JsonTool['getTreeRoot']>((id) => service.getTreeRoot(id)),
    getTreePages: vi.fn<JsonTool['getTreePages']>((id, requests) => service.getTreePages(id, requests)),
    countTreeChildren: vi.fn<JsonTool['countTreeChildren']>((id, from) => service.countTreeChildren(id, from)),
    getTreePlace: vi.fn<JsonTool['getTreePlace']>((id, from) => service.getTreePlace(id, from)),
    getTreeTrail: vi.fn<JsonTool['getTreeTrail']>((id, at) => service.getTreeTrail(id, at)),
    getTreeContent: vi.fn<JsonTool['getTreeContent']>((id, from, maxBytes) =>
      service.getTreeContent(id, from, maxBytes),
    ),
    getTreeValue: vi.fn<JsonTool['getTreeValue']>((id, from, maxBytes) => service.getTreeValue(id, from, maxBytes)),
    hasTable: vi.fn<JsonTool['hasTable']>((id) => service.hasTable(id)),
    getTableShape: vi.fn<JsonTool['getTableShape']>((id, from, expands) => service.getTableShape(id, from, expands)),
    arrangeTable: vi.fn<JsonTool['arrangeTable']>((id, from, arrangement) =>
      service.arrangeTable(id, from, arrangement),
    ),
    getTableRows: vi.fn<JsonTool['getTableRows']>((id, from, range) => service.getTableRows(id, from, range)),
    getTableText: vi.fn<JsonTool['getTableText']>((id, from, range, maxBytes) =>
      service.getTableText(id, from, range, maxBytes),
    ),
    cancelTable: vi.fn<JsonTool['cancelTable']>(async () => service.cancelTable()),
    tableProgress: vi.fn<JsonTool['tableProgress']>(async () => service.tableProgress()),
    exportTable: vi.fn<JsonTool['exportTable']>((id, from, options) => service.exportTable(id, from, options)),
    makeTableResult: vi.fn<JsonTool['makeTableResult']>((id, from, arrangement, layout) =>
      service.makeTableResult(id, from, arrangement, layout).then(trackResult),
    ),
    importTable: vi.fn<JsonTool['importTable']>((id, options) => service.importTable(id, options).then(trackResult)),
    editTree: vi.fn<JsonTool['editTree']>((id, trail, edit, signal) =>
      stoppable(signal, () => service.editTree(id, trail, edit)).then(track),
    ),
    stop: vi.fn<JsonTool['stop']>(() => {
      openIds.clear();
      service = start();
    }),
  } satisfies JsonTool;
  const read = (document: Pick<OpenedDocument, 'id'> | undefined | null) =>
    service.getText(document?.id ?? -1, Number.POSITIVE_INFINITY);
  return { tool, openIds, read };
}
