import { expect, test } from 'vitest';
import { openTree, readPage } from './a-tree.ts';

const TEXT = '{\n  "a": [10, {"b": "x, {y"}, []],\n  "键": {"c": null, "d": { }}\n}\n';
const toOffset = (text: string) => new TextEncoder().encode(TEXT.slice(0, TEXT.indexOf(text))).length;

const TRAILS: [string, readonly number[]][] = [
  ['{\n', []],
  ['\n  "a"', [0]],
  ['  "a"', [0]],
  ['a"', [0]],
  ['": [10', [0]],
  [': [10', [0]],
  ['[10', [0]],
  ['10', [0, 0]],
  [', {"b', [0, 0]],
  ['{"b', [0, 1]],
  ['b"', [0, 1, 0]],
  ['{y', [0, 1, 0]],
  ['"}, []', [0, 1, 0]],
  ['}, []', [0, 1]],
  ['[]]', [0, 2]],
  [']],', [0, 2]],
  ['],', [0]],
  ['键', [1]],
  ['{"c', [1]],
  ['c":', [1, 0]],
  ['null', [1, 0]],
  ['{ }', [1, 1]],
  [' }}', [1, 1]],
  ['}}', [1, 1]],
  ['}\n}', [1]],
  ['}\n', [1]],
];

for (const longBytes of [8, 30, undefined]) {
  test.each(TRAILS)(
    `leads to the value or name at %j with parts of ${longBytes ?? 'the usual'} bytes`,
    async (at, trail) => {
      const tree = await openTree(TEXT, { blockBytes: 7, ...(longBytes && { longBytes }) });
      expect(await tree.getTreeTrail(1, toOffset(at))).toEqual(trail);
    },
  );
}

test('leads to the root from the white space after it, and from beyond the text', async () => {
  const tree = await openTree(TEXT);
  expect(await tree.getTreeTrail(1, TEXT.length * 2)).toEqual([]);
  expect(await tree.getTreeTrail(1, { line: 99, column: 3 })).toEqual([]);
});

test('counts columns of a place in UTF-16 units', async () => {
  const tree = await openTree('["😀","键", 1]');
  expect(await tree.getTreeTrail(1, { line: 0, column: 2 })).toEqual([0]);
  expect(await tree.getTreeTrail(1, { line: 0, column: 7 })).toEqual([1]);
  expect(await tree.getTreeTrail(1, { line: 0, column: 11 })).toEqual([2]);
});

test('leads into the middle of a long array', async () => {
  const tree = await openTree(`{"list":[${Array.from({ length: 100_000 }, (_, at) => `{"id":${at}}`).join(',')}]}`);
  const { nodes } = await readPage(tree, 8, 77_777, 1);
  expect(await tree.getTreeTrail(1, (nodes[0]?.start ?? 0) + 3)).toEqual([0, 77_777, 0]);
});
