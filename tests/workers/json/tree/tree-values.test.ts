import { expect, test } from 'vitest';
import { createService, failureOf, openText } from '../a-service.ts';
import { openTree, readWhole, type WholeNode } from './a-tree.ts';
import { type RawValue, readRaw } from './raw-tree.ts';

const SAMPLE = `{
  "list": [
    {"id": 12345678901234567890, "tags": ["a", "b\\n"]},
    [],
    [[1.0], [-0, 1E400]]
  ],
  "a b": {"it's": true, "\\\\": null, "\\u0041": {"": "空"}},
  "名称": "值",
  "twice": 1,
  "twice": {"x": 2},
  "😀": "\\ud83d\\ude00",
  "\\ud800\\t\\u0001": [0],
  "_9": 0, "9_": 0, "-": 0
}
`;

const PATHS = [
  '$',
  '$.list',
  '$.list[0]',
  '$.list[0].id',
  '$.list[0].tags',
  '$.list[0].tags[0]',
  '$.list[0].tags[1]',
  '$.list[1]',
  '$.list[2]',
  '$.list[2][0]',
  '$.list[2][0][0]',
  '$.list[2][1]',
  '$.list[2][1][0]',
  '$.list[2][1][1]',
  "$['a b']",
  "$['a b']['it\\'s']",
  "$['a b']['\\\\']",
  "$['a b'].A",
  "$['a b'].A['']",
  '$.名称',
  '$.twice',
  '$.twice',
  '$.twice.x',
  '$.😀',
  "$['\\ud800\\t\\u0001']",
  "$['\\ud800\\t\\u0001'][0]",
  '$._9',
  "$['9_']",
  "$['-']",
];

const flatten = (value: RawValue): RawValue[] => [value, ...value.children.flatMap(flatten)];
const flattenNodes = (whole: WholeNode): number[] => [whole.node.start, ...whole.children.flatMap(flattenNodes)];

for (const longBytes of [8, 40, undefined]) {
  for (const blockBytes of [5, 1 << 20]) {
    const title = `with parts of ${longBytes ?? 'the usual'} bytes, ${blockBytes} at a time`;
    const open = () => openTree(SAMPLE, { blockBytes, ...(longBytes && { longBytes }) });

    test(`paths and lines ${title}`, async () => {
      const tree = await open();
      const starts = flattenNodes(await readWhole(tree, 3));
      const places = await Promise.all(starts.map((start) => tree.getTreePlace(1, start)));
      expect(places.map(({ path }) => path)).toEqual(PATHS);
      const before = new TextEncoder().encode(SAMPLE);
      expect(places.map(({ line }) => line)).toEqual(
        starts.map((start) => before.subarray(0, start).filter((byte) => byte === 0x0a).length),
      );
    });

    test(`every value's own text ${title}`, async () => {
      const tree = await open();
      for (const { start, text } of flatten(readRaw(SAMPLE))) {
        const value = await (await tree.getTreeValue(1, start, 10_000)).text();
        // Only the blanks at the beginnings of lines differ.
        expect(value.replace(/^ +/gm, '')).toBe(text.replace(/^ +/gm, ''));
      }
    });
  }
}

test.each([
  ['{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}', 9, '{\n  "b": [\n    1\n  ]\n}'],
  ['{\n\t"a": [\n\t\t1\n\t]\n}', 8, '[\n\t1\n]'],
  ['    [\n1,\n  2,\n      3]', 4, '[\n1,\n2,\n  3]'],
  ['{"a":{\n  "b":1}}', 5, '{\n  "b":1}'],
  ['  [\r\n    1\r\n  ]', 2, '[\r\n  1\r\n]'],
])('%j: gives the value at %d on its own', async (text, start, wanted) => {
  for (const blockBytes of [1, 3, 1000]) {
    const tree = await openTree(text, { blockBytes, longBytes: 4 });
    expect(await (await tree.getTreeValue(1, start, 1000)).text()).toBe(wanted);
  }
});

test('refuses a value above the limit, and gives one at the limit', async () => {
  const values = [`"${'x'.repeat(998)}"`, `[${'1,'.repeat(497)}1111]`, '1'.repeat(1000)];
  for (const value of values) {
    const tree = await openTree(`[${value},0]`, { longBytes: 64, blockBytes: 100 });
    expect((await tree.getTreeValue(1, 1, 1000)).size).toBe(1000);
    const error = await failureOf(tree.getTreeValue(1, 1, 999));
    expect([error.code, error.details]).toEqual(['json-too-large', { maxBytes: 999 }]);
  }
});

test('gives trees of inputs and results, and none of a closed text', async () => {
  const service = createService();
  const id = await openText(service, '{"b":[1,2],"a":{}}');
  const { document } = await service.format(id, { indent: 2, repairs: false });
  for (const each of [id, document.id]) {
    const root = await service.getTreeRoot(each);
    expect(await service.countTreeChildren(each, root.start)).toBe(2);
    const [page] = await service.getTreePages(each, [{ start: root.start, from: 0, count: 10 }]);
    expect(page?.nodes.map(({ key, kind, childCount }) => [key, kind, childCount])).toEqual([
      ['b', 'array', 2],
      ['a', 'object', 0],
    ]);
  }
  service.close(id);
  expect((await failureOf(service.getTreeRoot(id))).code).toBe('document-closed');
});

test('stops indexing a text that is closed, and fails the waiting calls', async () => {
  // The clock jumps, so that every piece of the text gets a turn.
  let time = 0;
  const service = createService({
    now: () => {
      time += 100;
      return time;
    },
  });
  const id = await openText(service, `[${'1,'.repeat(4_000_000)}1]`);
  const counting = failureOf(service.countTreeChildren(id, 0));
  await new Promise((resolve) => setImmediate(resolve));
  service.close(id);
  expect((await counting).code).toBe('document-closed');
});

test.each(['', '[', '{"a"', '[1,', ']', '{]', '"', '[}'])('answers for %j, which is not JSON', async (text) => {
  const tree = await openTree(text, { longBytes: 4, blockBytes: 1 });
  const { start } = await tree.getTreeRoot(1);
  expect(await tree.countTreeChildren(1, start)).toBeLessThanOrEqual(2);
  await tree.getTreePages(1, [{ start, from: 0, count: 5 }]);
  await tree.getTreePlace(1, start);
  await tree.getTreeValue(1, start, 100);
});
