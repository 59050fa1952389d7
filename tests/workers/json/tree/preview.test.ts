import { expect, test } from 'vitest';
import { previewContainer } from '../../../../workers/json/tree/preview.ts';
import { openTree, readPage } from './a-tree.ts';

test.each([
  ['{}', '{}'],
  ['[ ]', '[]'],
  ['{"id" : 1000,\n"name":"鱼"}', '{id: 1000, name: "鱼"}'],
  ['[1.0, -0,true , null]', '[1.0, -0, true, null]'],
  ['{"a":{"b":1},"c":[2],"d":{},"e":[ ]}', '{a: {…}, c: […], d: {}, e: []}'],
  ['{"":"","a b":"\\u00e9\\""}', '{"": "", a b: "\\u00e9\\""}'],
  [`{"s":"${'x'.repeat(60)}","n":1}`, `{s: "${'x'.repeat(24)}…", n: 1}`],
  [`["${'😀'.repeat(30)}"]`, `["${'😀'.repeat(12)}…"]`],
  [
    `[${Array.from({ length: 90 }, (_, at) => at + 10).join()}]`,
    `[${Array.from({ length: 20 }, (_, at) => at + 10).join(', ')}, …]`,
  ],
  ['{"cut":"ab', '{cut: "ab…", …}'],
  ['{"cut":[1,2', '{cut: […], …}'],
  ['{"a":1,"cu', '{a: 1, …}'],
  ['[12', '[12…, …]'],
])('previews %s as %s', (text, preview) => {
  expect(previewContainer(new TextEncoder().encode(text))).toBe(preview);
});

test('gives previews with a page, and none of scalars', async () => {
  const tree = await openTree('[{"a":1}, 2, [], ["x", ["y"]]]');
  expect((await tree.getTreeRoot(1)).preview).toBe('[{…}, 2, [], […]]');
  const { nodes } = await readPage(tree, 0, 0, 10);
  expect(nodes.map(({ preview }) => preview)).toEqual(['{a: 1}', '', '', '["x", […]]']);
});

test('reads only the beginning of a long value for its preview', async () => {
  const long = `[${Array.from({ length: 50_000 }, (_, at) => at).join(',')}]`;
  const tree = await openTree(`{"first":{"k":${long}},"second":${long}}`, { longBytes: 512 });
  await tree.countTreeChildren(1, 0);
  const { nodes } = await readPage(tree, 0, 0, 2);
  expect(nodes[0]?.preview).toBe('{k: […], …}');
  expect(nodes[1]?.preview.startsWith('[0, 1, 2, ')).toBe(true);
  expect(nodes[1]?.preview.length).toBeLessThan(110);
});
