import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TreeItem } from '../../../../src/features/json-yaml/model/tree-branch.ts';
import { PAGE_ITEMS_COUNT } from '../../../../src/features/json-yaml/model/tree-pages.ts';
import { createTreeRows, type RowPlace, type TreeRows } from '../../../../src/features/json-yaml/model/tree-rows.ts';

const leaf = (start: number, index: number): TreeItem => ({
  start,
  kind: 'number',
  index,
  key: null,
  isKeyClipped: false,
  text: String(start),
  isClipped: false,
  childCount: null,
  preview: '',
});
const array = (start: number, index: number, childCount: number | null): TreeItem => ({
  ...leaf(start, index),
  kind: 'array',
  text: '',
  childCount,
});

const ROOT: RowPlace = { parent: null, index: 0 };

/** The visible rows: indices from the root down, `…` for a row that is being fetched. */
function show(rows: TreeRows, from = 0, count = Number.POSITIVE_INFINITY): string[] {
  return rows.rows(from, count).map((row) => {
    const path: number[] = [];
    for (let { parent, index }: RowPlace = row; parent !== null; ) {
      path.unshift(index);
      index = parent.item.index;
      parent = parent.parent;
    }
    return `/${path.join('/')}${row.item === null ? '…' : ''}`;
  });
}

test('unfolds and folds the root', () => {
  const rows = createTreeRows(array(0, 0, 2));
  expect(show(rows)).toEqual(['/']);
  const root = rows.unfold(ROOT);
  expect(show(rows)).toEqual(['/', '/0…', '/1…']);
  if (root === null) throw new Error('Not unfolded');
  rows.addPage(root, 0, [leaf(1, 0), leaf(2, 1)], 2);
  expect(show(rows)).toEqual(['/', '/0', '/1']);
  rows.fold(ROOT);
  expect([show(rows), rows.rowCount()]).toEqual([['/'], 1]);
});

test('unfolds neither a leaf nor an empty array', () => {
  expect(createTreeRows(leaf(0, 0)).unfold(ROOT)).toBeNull();
  expect(createTreeRows(array(0, 0, 0)).unfold(ROOT)).toBeNull();
});

test('shows fetched children and a placeholder while the children are not counted', () => {
  const rows = createTreeRows(array(0, 0, null));
  const root = rows.unfold(ROOT);
  if (root === null) throw new Error('Not unfolded');
  expect(show(rows)).toEqual(['/', '/0…']);
  rows.addPage(root, 0, [leaf(1, 0), leaf(2, 1)], null);
  expect(show(rows)).toEqual(['/', '/0', '/1', '/2…']);
  expect(rows.row(ROOT).item?.childCount).toBeNull();
  rows.setChildCount(root, 4);
  expect(rows.row(ROOT).item?.childCount).toBe(4);
  expect(show(rows)).toEqual(['/', '/0', '/1', '/2…', '/3…']);
  expect(rows.missingPages(rows.rows(0, 10))).toEqual([{ branch: root, page: 0 }]);
});

test('restores inner rows when the outer row is unfolded again', () => {
  const rows = createTreeRows(array(0, 0, 2));
  const root = rows.unfold(ROOT);
  if (root === null) throw new Error('Not unfolded');
  rows.addPage(root, 0, [array(1, 0, 1), array(5, 1, 1)], 2);
  const second = rows.unfold({ parent: root, index: 1 });
  if (second === null) throw new Error('Not unfolded');
  rows.addPage(second, 0, [leaf(6, 0)], 1);
  const inner: RowPlace = { parent: second, index: 0 };
  expect(rows.rowNumber(inner)).toBe(3);
  rows.fold(ROOT);
  expect([rows.rowNumber(inner), rows.shownPlace(inner)]).toEqual([0, ROOT]);
  rows.unfold(ROOT);
  expect(show(rows)).toEqual(['/', '/0', '/1', '/1/0']);
  rows.foldAll();
  rows.unfold(ROOT);
  expect(show(rows)).toEqual(['/', '/0', '/1']);
});

test('ignores children that arrive for a removed branch', () => {
  const rows = createTreeRows(array(0, 0, 1));
  const root = rows.unfold(ROOT);
  if (root === null) throw new Error('Not unfolded');
  rows.addPage(root, 0, [array(1, 0, null)], 1);
  const inner = rows.unfold({ parent: root, index: 0 });
  if (inner === null) throw new Error('Not unfolded');
  rows.foldAll();
  rows.unfold(ROOT);
  rows.addPage(inner, 0, [leaf(2, 0), leaf(3, 1)], 2);
  expect([show(rows), rows.rowCount()]).toEqual([['/', '/0'], 2]);
});

test('keeps only the visited part of a million rows', () => {
  const rows = createTreeRows(array(0, 0, 1_000_000), 1000);
  const root = rows.unfold(ROOT);
  if (root === null) throw new Error('Not unfolded');
  for (let page = 0; page < 50; page++) {
    const from = page * PAGE_ITEMS_COUNT;
    rows.addPage(
      root,
      page,
      Array.from({ length: PAGE_ITEMS_COUNT }, (_, at) => leaf(from + at + 1, from + at)),
      null,
    );
  }
  const held = rows.rows(0, 10_000).filter(({ item }) => item !== null && item.start > 0);
  expect(held.map(({ index }) => index)).toEqual(Array.from({ length: 1000 }, (_, at) => 4000 + at));
  expect(rows.missingPages(rows.rows(150, 100)).map(({ page }) => page)).toEqual([1, 2]);
  expect(rows.rows(1_000_000, 5)).toHaveLength(1);
});

/** A tree of arrays as nested lists, and the same tree in the model. */
const shape = fc.letrec<{ node: Shape }>((tie) => ({
  node: fc.record({
    isOpen: fc.boolean(),
    children: fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie('node'), { maxLength: 4 })),
  }),
})).node;
interface Shape {
  readonly isOpen: boolean;
  readonly children: readonly Shape[];
}

test('maps rows to numbers and places, for any order of unfolding', () => {
  fc.assert(
    fc.property(shape, fc.boolean(), (whole, isInnerFirst) => {
      let start = 0;
      const rows = createTreeRows(array(0, 0, whole.children.length));
      const build = (node: Shape, place: RowPlace) => {
        const branch = rows.unfold(place);
        if (branch === null) return;
        const items = node.children.map((child, index) => {
          start += 1;
          return array(start, index, child.children.length);
        });
        rows.addPage(branch, 0, items, items.length);
        if (!isInnerFirst && !node.isOpen) rows.fold(place);
        for (const [index, child] of node.children.entries()) build(child, { parent: branch, index });
        if (isInnerFirst && !node.isOpen) rows.fold(place);
      };
      build(whole, ROOT);

      const expected: string[] = [];
      const list = (node: Shape, path: readonly number[]) => {
        expected.push(`/${path.join('/')}`);
        if (node.isOpen) for (const [index, child] of node.children.entries()) list(child, [...path, index]);
      };
      list(whole, []);
      expect(show(rows)).toEqual(expected);
      expect(rows.rowCount()).toBe(expected.length);
      for (const [number, row] of rows.rows(0, 1000).entries()) {
        expect(rows.rowNumber(row)).toBe(number);
        expect(show(rows, number, 2)).toEqual(expected.slice(number, number + 2));
        expect(row.level).toBe((expected[number]?.match(/\d+/g) ?? []).length + 1);
      }
    }),
    { numRuns: 300 },
  );
});
