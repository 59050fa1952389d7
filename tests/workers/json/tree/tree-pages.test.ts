import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTree, readPage, readWhole, type WholeNode } from './a-tree.ts';
import { type RawValue, readRaw } from './raw-tree.ts';

const CLIPPED_CHARS = 200;

/** The expected answer of the tree for a value. */
function toExpected({ start, text, key, children }: RawValue, index = 0): WholeNode {
  const isContainer = /^[{[]/.test(text);
  const kind = text.startsWith('{')
    ? 'object'
    : text.startsWith('[')
      ? 'array'
      : text.startsWith('"')
        ? 'string'
        : /^[tfn]/.test(text)
          ? 'literal'
          : 'number';
  return {
    node: {
      start,
      kind,
      index,
      key: key === null ? null : key.slice(0, CLIPPED_CHARS),
      isKeyClipped: (key?.length ?? 0) > CLIPPED_CHARS,
      text: isContainer ? '' : text.slice(0, CLIPPED_CHARS),
      isClipped: !isContainer && text.length > CLIPPED_CHARS,
      childCount: isContainer ? children.length : null,
    },
    children: children.map(toExpected),
  };
}

test.each([
  '1',
  ' "a"\n',
  'null',
  '-0.0e+10',
  '[]',
  '{}',
  '[ \n ]',
  ' { } ',
  '[1]',
  '[[]]',
  '[[],{},[ ]]',
  '["["]',
  '["]",",","\\"","\\\\"]',
  '{"a":1,"a":2,"\\u0061":3}',
  '{"":{"":[]}}',
  '{"键":"值","😀":["😀"]}',
  '[12345678901234567890,1.0,1e400,-0]',
  '{"a" : [1 , 2 ] , "b":{ "c" : null}}',
  `["${'x'.repeat(300)}","${'汉'.repeat(300)}"]`,
  `{"${'k'.repeat(300)}":[${'9'.repeat(500)}]}`,
  `[${' '.repeat(500)}]`,
])('gives every value of %s', async (text) => {
  for (const longBytes of [8, 64, undefined]) {
    for (const blockBytes of [1, 7, 1 << 20]) {
      const tree = await openTree(text, { blockBytes, ...(longBytes && { longBytes }) });
      expect(await readWhole(tree, 2)).toEqual(toExpected(readRaw(text)));
    }
  }
});

/** JSON as people and programs write it: any white space, any escapes, repeated names. */
const jsonText = fc.letrec<{ value: string }>((tie) => {
  const blank = fc.stringMatching(/^[ \n\t\r]{0,3}$/);
  const short = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((each) => JSON.stringify(each)),
    fc.constantFrom('"\\u00e9\\n\\\\"', '"\\""', '"\\\\"', '"[{,:}]"'),
  );
  const string = fc.oneof({ weight: 9, arbitrary: short }, fc.constant(`"${'long '.repeat(60)}"`));
  const number = fc.constantFrom('0', '-1', '1.50', '1E+5', '12345678901234567890123');
  const key = fc.oneof(short, fc.constantFrom('"a"', '"b"'));
  const padded = fc.tuple(blank, tie('value'), blank).map((parts) => parts.join(''));
  const member = fc.tuple(blank, key, blank, padded).map(([a, name, b, value]) => `${a}${name}${b}:${value}`);
  return {
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(string, number, fc.constantFrom('true', 'false', 'null')),
      fc.array(padded, { maxLength: 12 }).map((items) => `[${items.join(',')}]`),
      fc.array(member, { maxLength: 12 }).map((members) => `{${members.join(',')}}`),
    ),
  };
}).value;

test('gives any text, for any pieces and any limit of long values', async () => {
  await fc.assert(
    fc.asyncProperty(
      jsonText,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 4, max: 200 }),
      fc.integer({ min: 1, max: 5 }),
      async (text, blockBytes, longBytes, count) => {
        const whole = await readWhole(await openTree(text, { blockBytes, longBytes }), count);
        expect(whole).toEqual(toExpected(readRaw(text)));
        expect(toValue(whole)).toEqual(toShape(JSON.parse(text)));
      },
    ),
    { numRuns: 300 },
  );
});

/** The values as `JSON.parse` reads them, where nothing is clipped. */
function toValue({ node, children }: WholeNode): unknown {
  if (node.kind === 'array') return children.map(toValue);
  if (node.kind !== 'object') return node.isClipped ? 'clipped' : JSON.parse(node.text);
  return Object.fromEntries(children.map((child) => [JSON.parse(`"${child.node.key}"`), toValue(child)]));
}

function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape);
  if (typeof value === 'string') return JSON.stringify(value).length > CLIPPED_CHARS ? 'clipped' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toShape(each)]));
}

test('gives correct pages, as far as they reach, while the text is still indexed', async () => {
  await fc.assert(
    fc.asyncProperty(jsonText, fc.integer({ min: 1, max: 40 }), async (text, blockBytes) => {
      const tree = await openTree(text, { blockBytes, longBytes: 16 });
      const expected = toExpected(readRaw(text));
      const root = await tree.getTreeRoot(1);
      // All are requested at once, in the middle of the first pass.
      const answers = await Promise.all(
        [0, 1, 2, 5].map(async (from) => ({ from, page: await readPage(tree, root.start, from, 3) })),
      );
      for (const { from, page } of answers) {
        const right = expected.children.slice(from, from + page.nodes.length).map(({ node }) => node);
        expect(
          page.nodes.map(({ preview: _, ...node }, at) => ({
            ...node,
            childCount: node.childCount ?? right[at]?.childCount,
          })),
        ).toEqual(right);
        if (page.childCount !== null) expect(page.nodes).toHaveLength(Math.max(Math.min(3, page.childCount - from), 0));
      }
    }),
    { numRuns: 200 },
  );
});

test('finds the middle and the end of a million items', async () => {
  const count = 1_000_000;
  const text = `[${Array.from({ length: count }, (_, at) => at).join(',\n')}]`;
  const tree = await openTree(text);
  expect(await tree.countTreeChildren(1, 0)).toBe(count);
  for (const from of [500_000, 999_990, 123_457]) {
    const { nodes } = await readPage(tree, 0, from, 10);
    expect(nodes.map(({ index, text: own }) => [index, own])).toEqual(
      Array.from({ length: 10 }, (_, at) => [from + at, String(from + at)]),
    );
  }
  expect((await readPage(tree, 0, count, 10)).nodes).toEqual([]);
});

test('gives 100,000 names of one object', async () => {
  const text = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, { at }])));
  const tree = await openTree(text);
  await tree.countTreeChildren(1, 0);
  const { nodes, childCount } = await readPage(tree, 0, 77_777, 2);
  expect(childCount).toBe(100_000);
  expect(nodes.map(({ key, childCount: own }) => [key, own])).toEqual([
    ['k77777', 1],
    ['k77778', 1],
  ]);
});

test('gives 100,000 levels', async () => {
  const depth = 100_000;
  const tree = await openTree('['.repeat(depth) + ']'.repeat(depth));
  expect(await tree.countTreeChildren(1, 0)).toBe(1);
  expect((await readPage(tree, depth - 2, 0, 10)).nodes).toMatchObject([{ start: depth - 1, childCount: 0 }]);
  expect((await tree.getTreePlace(1, depth - 1)).path).toBe(`$${'[0]'.repeat(depth - 1)}`);
});

test('reaches values between long ones without reading the long ones', async () => {
  const long = JSON.stringify(Array.from({ length: 50_000 }, (_, at) => ({ at })));
  const text = `{"a":${long},"b":"${'x'.repeat(500_000)}","c":{"d":${long}},"e":${'1'.repeat(400_000)},"f":7,"g":${long}}`;
  const tree = await openTree(text);
  await tree.countTreeChildren(1, 0);
  const { nodes } = await readPage(tree, 0, 0, 10);
  expect(nodes.map(({ key, kind, isClipped, childCount }) => [key, kind, isClipped, childCount])).toEqual([
    ['a', 'array', false, 50_000],
    ['b', 'string', true, null],
    ['c', 'object', false, 1],
    ['e', 'number', true, null],
    ['f', 'number', false, null],
    ['g', 'array', false, 50_000],
  ]);
});
