import { expect, test, vi } from 'vitest';
import type { TreeApi } from '../../../../src/bridges/json-bridge.ts';
import type { RowPlace } from '../../../../src/features/json-yaml/model/tree-rows.ts';
import type { TreeSnapshot } from '../../../../src/features/json-yaml/model/tree-snapshot.ts';
import { createJsonTree, type JsonTree } from '../../../../src/features/json-yaml/tree/json-tree.ts';
import { applyTreeKey } from '../../../../src/features/json-yaml/tree/tree-keys.ts';
import { createService } from '../../../workers/json/a-service.ts';

const ROOT: RowPlace = { parent: null, index: 0 };

/** A tree over the worker's own service, in this thread. */
async function openTree(
  text: string,
  change: (tool: TreeApi) => Partial<TreeApi> = () => ({}),
  like: TreeSnapshot | null = null,
) {
  const service = createService();
  const document = await service.open(text);
  const tool: TreeApi = { ...service, ...change(service) };
  const calls = vi.spyOn(tool, 'getTreePages');
  const onError = vi.fn();
  const tree = createJsonTree({ tool, document, onError, like });
  await vi.waitFor(() => expect(tree.store.getState()).toMatchObject({ isReady: true, isUnfolding: false }));
  const rows = () => {
    const known = tree.rows();
    if (known === null) throw new Error('No rows');
    return known;
  };
  const show = () =>
    rows()
      .rows(0, 50)
      .map(({ level, item, index }) => `${level} ${item?.key ?? index} ${item?.text}`);
  const press = (key: string) =>
    applyTreeKey(tree, { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }, 10);
  /** Fetches the rows in view, as the tree view does. */
  const settle = async () => {
    await vi.waitFor(() => {
      tree.want(rows().rows(0, 50));
      expect(rows().missingPages(rows().rows(0, 50))).toEqual([]);
      expect(tree.store.getState()).toMatchObject({ isUnfolding: false });
      expect(tree.store.getState().place).not.toBeNull();
    });
  };
  return { tree, rows, show, press, settle, calls, onError, service };
}

test('opens a small document with two levels, numbers and escapes as they were written', async () => {
  const { show, settle } = await openTree('{"a":[1.0,12345678901234567890],"b\\n":"\\u00e9","a":{"c":{}}}');
  await settle();
  expect(show()).toEqual(['1 0 ', '2 a ', '3 0 1.0', '3 1 12345678901234567890', '2 b\\n "\\u00e9"', '2 a ', '3 c ']);
});

test('opens a large document with one level, one page at a time', async () => {
  const { rows, calls, settle } = await openTree(JSON.stringify(Array.from({ length: 5000 }, (_, at) => [at])));
  await settle();
  expect(rows().rowCount()).toBe(5001);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('unfolds to a level in few requests, and stops at the limit', async () => {
  const text = JSON.stringify(Array.from({ length: 5000 }, (_, at) => ({ at, list: [1, 2] })));
  const { tree, rows, calls } = await openTree(text);
  calls.mockClear();
  await tree.unfoldToLevel(2);
  expect(rows().rowCount()).toBe(1 + 5000 + 2000 * 2);
  expect(tree.store.getState().isCapped).toBe(true);
  expect(calls.mock.calls.length).toBeLessThan(30);
  await tree.unfoldToLevel(1);
  expect([rows().rowCount(), tree.store.getState().isCapped]).toEqual([5001, false]);
  tree.foldAll();
  await vi.waitFor(() => expect(rows().rowCount()).toBe(1));
});

test('lets the later of two unfoldings win', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at, list: [[1], 2] })));
  const { tree, rows } = await openTree(text);
  await Promise.all([tree.unfoldToLevel(4), tree.unfoldToLevel(1)]);
  expect(rows().rowCount()).toBe(501);
});

test('moves through the rows, folds and unfolds by keys', async () => {
  const { tree, rows, press, settle } = await openTree('{"a":{"b":[10,20]},"c":3}');
  await settle();
  const path = async () => {
    await settle();
    return tree.store.getState().place?.path;
  };
  const walk: [string, string][] = [
    ['ArrowDown', '$.a'],
    ['ArrowRight', '$.a.b'],
    ['ArrowRight', '$.a.b'],
    ['ArrowRight', '$.a.b[0]'],
    ['ArrowRight', '$.a.b[0]'],
    ['ArrowDown', '$.a.b[1]'],
    ['ArrowLeft', '$.a.b'],
    ['ArrowLeft', '$.a.b'],
    ['ArrowLeft', '$.a'],
    ['Enter', '$.a'],
    ['End', '$.c'],
    ['ArrowUp', '$.a'],
    [' ', '$.a'],
    ['Home', '$'],
    ['PageDown', '$.c'],
    ['PageUp', '$'],
  ];
  for (const [key, wanted] of walk) {
    expect(press(key)).toBe(true);
    expect([key, await path()]).toEqual([key, wanted]);
  }
  expect(press('Tab')).toBe(false);
  expect(rows().rowCount()).toBe(4);
});

test('unfolds a row and its siblings by a star', async () => {
  const text = JSON.stringify(Array.from({ length: 30 }, () => [1, 2]));
  const { tree, rows, press, settle } = await openTree(text);
  tree.select({ parent: rows().root, index: 3 });
  press('*');
  await settle();
  expect(rows().rowCount()).toBe(31 + 60);
});

test('selects the row that hides the selected row', async () => {
  const { tree, rows, settle } = await openTree('{"a":{"b":{"c":1}}}');
  await settle();
  const a = rows().unfold({ parent: rows().root, index: 0 });
  tree.select({ parent: a, index: 0 });
  tree.fold(ROOT);
  expect(tree.selected()).toEqual(ROOT);
});

test('shows children that are counted later', async () => {
  let release: () => void = () => undefined;
  const counted = new Promise<void>((resolve) => {
    release = resolve;
  });
  const text = JSON.stringify(Array.from({ length: 250 }, (_, at) => at));
  const { rows, settle, tree } = await openTree(text, (tool) => ({
    getTreeRoot: async (id) => ({ ...(await tool.getTreeRoot(id)), childCount: null }),
    getTreePages: async (id, requests) =>
      (await tool.getTreePages(id, requests)).map(({ nodes }) => ({ nodes, childCount: null })),
    countTreeChildren: (id, start) => counted.then(() => tool.countTreeChildren(id, start)),
  }));
  await vi.waitFor(() => expect(rows().rowCount()).toBe(102));
  release();
  await vi.waitFor(() => expect(rows().rowCount()).toBe(251));
  await settle();
  tree.want(rows().rows(200, 50));
  await vi.waitFor(() => expect(rows().rows(250, 1)[0]?.item?.text).toBe('249'));
});

test('reports a failure, and nothing after it is stopped', async () => {
  const error = new Error('lost');
  const failing = await openTree('[[1]]', () => ({ getTreePlace: () => Promise.reject(error) }));
  await vi.waitFor(() => expect(failing.onError).toHaveBeenCalledWith(error));
  const { tree, onError } = await openTree('[1]');
  tree.stop();
  tree.select({ parent: null, index: 0 });
  expect(onError).not.toHaveBeenCalled();
});

const toPath = (tree: JsonTree) => vi.waitFor(() => tree.store.getState().place?.path ?? Promise.reject(new Error()));

test('unfolds the way to a place in the text, selects it and reveals it once', async () => {
  const text = `{"list":[${Array.from({ length: 3000 }, (_, at) => `{"id":${at},"sub":{"n":${at}}}`).join()}]}`;
  const { tree, rows, settle } = await openTree(text);
  await tree.show({ line: 0, column: text.indexOf('"n":2345') + 2 });
  await settle();
  expect(await toPath(tree)).toBe('$.list[2345].sub.n');
  expect(rows().rowNumber(tree.selected())).toBe(1 + 2345 + 1 + 2 + 1);
  expect([tree.takeReveal(), tree.takeReveal()]).toEqual([true, false]);
});

test('shows a place that is asked for before the root is known', async () => {
  const service = createService();
  const document = await service.open('{"a":{"b":{"c":1}},"d":{"e":2}}');
  const tree = createJsonTree({ tool: service, document, onError: vi.fn() });
  await tree.show(12);
  expect(await toPath(tree)).toBe('$.a.b.c');
});

test('shows the later of two places', async () => {
  const { tree } = await openTree('{"a":{"b":{"c":1}},"d":{"e":2}}');
  await Promise.all([tree.show(12), tree.show(26)]);
  expect(await toPath(tree)).toBe('$.d.e');
});

test('unfolds everything below a row, and knows the level of the whole tree', async () => {
  const { tree, rows, settle } = await openTree('{"a":{"b":{"c":{"d":[1]}}},"e":{"f":{}}}');
  expect(tree.store.getState().level).toBe(2);
  await tree.unfoldToLevel(1);
  expect([rows().rowCount(), tree.store.getState().level]).toEqual([3, 1]);
  await tree.unfoldAll({ parent: rows().root, index: 0 });
  await settle();
  expect([rows().rowCount(), tree.store.getState().level]).toEqual([7, null]);
  tree.foldAll();
  await vi.waitFor(() => expect(tree.store.getState().level).toBe(0));
});

const DATA = { z: { y: [1, { x: { w: 1 } }], v: 2 }, a: { b: [{ c: 1 }] }, m: 1 };
const SORTED = { a: { b: [{ c: 1 }] }, m: 1, z: { v: 2, y: [1, { x: { w: 1 } }] } };

test.each([
  ['another indent', JSON.stringify(DATA, null, 8)],
  ['sorted keys', JSON.stringify(SORTED)],
])('keeps unfolded rows, selection and scroll position for %s', async (_, text) => {
  const before = await openTree(JSON.stringify(DATA));
  await before.tree.unfoldToLevel(1);
  await before.tree.show(JSON.stringify(DATA).indexOf('"w"'));
  await before.settle();
  expect(before.show()).toHaveLength(10);
  before.tree.noteScroll({ top: { parent: before.rows().root, index: 0 }, hiddenPx: 7 });
  const snapshot = before.tree.snapshot();
  const { tree, rows, settle, show } = await openTree(text, undefined, snapshot);
  await settle();
  expect(show().toSorted()).toEqual(before.show().toSorted());
  expect(await toPath(tree)).toBe('$.z.y[1].x.w');
  const scroll = tree.scroll();
  expect(scroll?.hiddenPx).toBe(7);
  expect(scroll && rows().row(scroll.top).item?.key).toBe('z');
  expect(tree.takeReveal()).toBe(false);
});

test('keeps a folded root folded, and leaves out rows that are gone', async () => {
  const before = await openTree('{"a":[[1]],"b":[[2]]}');
  const other = await openTree('{"b":[[2]]}', undefined, before.tree.snapshot());
  await other.settle();
  expect(other.show()).toEqual(['1 0 ', '2 b ', '3 0 ']);
  before.tree.foldAll();
  await before.settle();
  const folded = await openTree('{"a":[[1]],"b":[[2]]}', undefined, before.tree.snapshot());
  expect(folded.rows().rowCount()).toBe(1);
});

test('follows to another document: rows, selection and scroll position stay, and the rows are drawn once more', async () => {
  const { tree, rows, show, settle, service } = await openTree(JSON.stringify(DATA));
  await tree.unfoldToLevel(1);
  await tree.show(JSON.stringify(DATA).indexOf('"w"'));
  await settle();
  tree.noteScroll({ top: { parent: rows().root, index: 0 }, hiddenPx: 7 });
  const before = show();
  const onRows = vi.fn();
  tree.onRows(onRows);
  const next = await service.open(JSON.stringify(DATA, null, 2).replace('"w": 1', '"w": 12345'));
  await tree.follow(next);
  expect(onRows).toHaveBeenCalledOnce();
  expect([tree.documentId, tree.store.getState().document]).toEqual([next.id, next]);
  expect(show()).toEqual(before.map((row) => row.replace('w 1', 'w 12345')));
  expect(await toPath(tree)).toBe('$.z.y[1].x.w');
  const scroll = tree.scroll();
  expect(scroll && [rows().row(scroll.top).item?.key, scroll.hiddenPx]).toEqual(['z', 7]);
  expect([tree.takeScroll(), tree.takeScroll(), tree.takeReveal()]).toEqual([true, false, true]);
  tree.unfold({ parent: rows().root, index: 1 });
  await settle();
  expect(onRows.mock.calls.length).toBeGreaterThan(1);
});

test('keeps its document when it cannot follow to another, and when it is stopped meanwhile', async () => {
  let fails = true;
  const { tree, show, service, settle, onError } = await openTree('{"a":[1]}', (tool) => ({
    getTreePages: (id, requests) =>
      fails && id > 1 ? Promise.reject(new Error('lost')) : tool.getTreePages(id, requests),
  }));
  await settle();
  const before = [tree.documentId, show()];
  const next = await service.open('{"a":[2]}');
  await tree.follow(next);
  expect([tree.documentId, show()]).toEqual(before);
  expect(onError).not.toHaveBeenCalled();
  fails = false;
  const following = tree.follow(next);
  tree.stop();
  await following;
  expect([tree.documentId, show()]).toEqual(before);
});
