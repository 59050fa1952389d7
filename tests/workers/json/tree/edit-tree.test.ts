import { describe, expect, it } from 'vitest';
import type { TreeEdit } from '../../../../workers/json/tree/tree.api.ts';
import { openEditedTree, type TreeOptions } from './a-tree.ts';

async function edit(text: string, trail: readonly number[], change: TreeEdit, options?: TreeOptions): Promise<string> {
  const { tree, read } = await openEditedTree(text, options);
  return read((await tree.editTree(1, trail, change)).id);
}

const LINES = '{\n    "a": 1,\n    "b": {\n        "c": [1, 2]\n    }\n}\n';
const insert = (text: string, key: string | null = null, isWithin = false): TreeEdit => ({
  kind: 'insert',
  text,
  key,
  isWithin,
});

const CASES: readonly [name: string, text: string, trail: readonly number[], change: TreeEdit, right: string][] = [
  ['a number', ' { "a" : 1.10 , "b":2}', [1], { kind: 'value', text: '3e400' }, ' { "a" : 1.10 , "b":3e400}'],
  ['the root', ' [1]\n', [], { kind: 'value', text: '{}' }, ' {}\n'],
  ['a value by lines', LINES, [0], { kind: 'value', text: '[\n  1\n]' }, LINES.replace('1,', '[\n      1\n    ],')],
  ['a value on one line', '{"a":1}', [0], { kind: 'value', text: '[\n  "x y"\n]' }, '{"a":["x y"]}'],
  ['a name', '{"a\\"b" : 1}', [0], { kind: 'key', key: '引"号\n' }, '{"引\\"号\\n" : 1}'],
  ['its own name', '{"a":1,"b":2}', [1], { kind: 'key', key: 'b' }, '{"a":1,"b":2}'],
  ['the first child', '[ 1, 2 ]', [0], { kind: 'remove' }, '[ 2 ]'],
  ['a child between', '{"a":1, "b":2, "c":3}', [1], { kind: 'remove' }, '{"a":1, "c":3}'],
  ['the last child', LINES, [1], { kind: 'remove' }, '{\n    "a": 1\n}\n'],
  ['the only child', '{"a": [\n1\n]}', [0, 0], { kind: 'remove' }, '{"a": []}'],
  ['an item', '[1, 2]', [0], { kind: 'duplicate' }, '[1, 1, 2]'],
  ['a member', '{"a":1,"a_copy":2}', [0], { kind: 'duplicate' }, '{"a":1,"a_copy2":1,"a_copy":2}'],
  ['a member behind', LINES, [0], insert('"x"', 'n'), LINES.replace('1,', '1,\n    "n": "x",')],
  ['an item behind', '[1,2]', [1], insert('null'), '[1,2,null]'],
  ['an item within', LINES, [1, 0], insert('3', null, true), LINES.replace('2]', '2,3]')],
  ['a member within', LINES, [1], insert('3', 'd', true), LINES.replace('2]', '2],\n        "d": 3')],
  ['into an empty array', '{\n "a": []\n}', [0], insert('1', null, true), '{\n "a": [\n  1\n ]\n}'],
  ['into an empty object', '{"a":{ }}', [0], insert('1', 'x', true), '{"a":{"x":1}}'],
  ['down', '{"a":1 , "b": [2]}', [0], { kind: 'move', by: 1 }, '{"b": [2] , "a":1}'],
  ['up', '[1,\n2,\n3]', [2], { kind: 'move', by: -1 }, '[1,\n3,\n2]'],
  ['the first one up', '[1,2]', [0], { kind: 'move', by: -1 }, '[1,2]'],
  ['the last one down', '[1,2]', [1], { kind: 'move', by: 1 }, '[1,2]'],
];

describe('an edit in the tree', () => {
  it.each(CASES)('changes %s and no other byte', async (_name, text, trail, change, right) => {
    expect(await edit(text, trail, change)).toBe(right);
    // The same where every container is indexed, and the text comes in small pieces.
    expect(await edit(text, trail, change, { longBytes: 2, blockBytes: 3 })).toBe(right);
  });

  it.each<[string, TreeEdit]>([
    ['renamed', { kind: 'key', key: 'b' }],
    ['inserted', insert('1', 'b')],
  ])('refuses a taken name for a %s member', async (_name, change) => {
    await expect(edit('{"a":1,"b":2}', [0], change)).rejects.toMatchObject({ code: 'tree-key-taken' });
  });

  it('finds values behind the first page of a long text', async () => {
    const items = Array.from({ length: 30_000 }, (_, nth) => ({ id: nth, name: `n"${nth}\\`, tags: ['长', nth] }));
    const text = JSON.stringify(items, null, 2);
    const changed = items.map((item, nth) => (nth === 29_123 ? { ...item, name: '新' } : item));
    expect(await edit(text, [29_123, 1], { kind: 'value', text: '"新"' })).toBe(JSON.stringify(changed, null, 2));
    expect(await edit(text, [29_999], { kind: 'remove' })).toBe(JSON.stringify(items.slice(0, -1), null, 2));
    expect(await edit(text, [29_123, 1], { kind: 'key', key: 'n' })).toContain(
      '"id": 29123,\n    "n": "n\\"29123\\\\"',
    );
  });
});
