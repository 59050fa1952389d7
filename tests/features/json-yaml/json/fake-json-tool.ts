import { vi } from 'vitest';
import type { JsonTool, OpenedDocument } from '../../../../src/bridges/json-bridge.ts';

/** The worker's side without a worker: texts by number, and the results a test asks for. */
export function createFakeJsonTool() {
  const texts = new Map<number, string>();
  let lastId = 0;
  const add = (text: string): OpenedDocument => {
    lastId += 1;
    texts.set(lastId, text);
    return {
      id: lastId,
      byteLength: text.length,
      lineCount: text.split('\n').length,
      encoding: 'utf-8',
      hadBom: false,
      otherEncodings: [],
    };
  };
  const rewrite = (id: number, change: (text: string) => string) => ({
    document: add(change(texts.get(id) ?? '')),
    repair: null,
    tookMs: 1,
  });
  const tool = {
    open: vi.fn<JsonTool['open']>(async (source) => add(typeof source === 'string' ? source : await source.text())),
    decodeAs: vi.fn<JsonTool['decodeAs']>(async (id) => add(texts.get(id) ?? '')),
    close: vi.fn<JsonTool['close']>((id) => void texts.delete(id)),
    format: vi.fn<JsonTool['format']>(async (id, { indent }) =>
      rewrite(id, (text) => JSON.stringify(JSON.parse(text), null, indent)),
    ),
    minify: vi.fn<JsonTool['minify']>(async (id) => rewrite(id, (text) => JSON.stringify(JSON.parse(text)))),
    validate: vi.fn<JsonTool['validate']>(async () => ({ tookMs: 1 })),
    escape: vi.fn<JsonTool['escape']>(async (id) => rewrite(id, (text) => JSON.stringify(text).slice(1, -1))),
    unescape: vi.fn<JsonTool['unescape']>(async (id) => rewrite(id, (text) => JSON.parse(`"${text}"`))),
    findDuplicateKeys: vi.fn<JsonTool['findDuplicateKeys']>(async () => []),
    diff: vi.fn<JsonTool['diff']>(async () => ({
      counts: { added: 0, removed: 0, changed: 0, moved: 0, reordered: 0, notation: 0 },
      differences: [],
      coarseArrayCount: 0,
      tookMs: 1,
    })),
    progress: vi.fn<JsonTool['progress']>(async () => 0.5),
    getLines: vi.fn<JsonTool['getLines']>(async () => []),
    getText: vi.fn<JsonTool['getText']>(async (id) => texts.get(id) ?? ''),
    getBlob: vi.fn<JsonTool['getBlob']>(async (id) => new Blob([texts.get(id) ?? ''])),
    find: vi.fn<JsonTool['find']>(async () => null),
    getTreeRoot: vi.fn<JsonTool['getTreeRoot']>(() => Promise.reject(new Error('No trees here'))),
    getTreePages: vi.fn<JsonTool['getTreePages']>(async () => []),
    countTreeChildren: vi.fn<JsonTool['countTreeChildren']>(async () => 0),
    getTreePlace: vi.fn<JsonTool['getTreePlace']>(async () => ({ path: '$', line: 0 })),
    getTreeValue: vi.fn<JsonTool['getTreeValue']>(async () => new Blob([])),
    stop: vi.fn<JsonTool['stop']>(() => texts.clear()),
  } satisfies JsonTool;
  return { tool, texts };
}
