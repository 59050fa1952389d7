import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../any-character.ts';
import { failureOf } from '../a-service.ts';
import { openTree } from './a-tree.ts';

const readContent = async (text: string, blockBytes = 1 << 20, start = 0) => {
  const tree = await openTree(text, { blockBytes, longBytes: 16 });
  return (await tree.getTreeContent(1, start, 1 << 20)).text();
};

test.each([
  ['""', ''],
  ['"a\\nb\\t\\"\\\\\\/\\b\\f\\r"', 'a\nb\t"\\/\b\f\r'],
  ['"\\u5f20三\\ud83d\\ude00😀"', '张三😀😀'],
  ['"\\ud83dx\\ude00"', '\ufffdx\ufffd'],
  ['"\\ud83d"', '\ufffd'],
  ['"\\ud83d\\ud83d\\ude00\\n"', '\ufffd😀\n'],
  ['12345678901234567890.10', '12345678901234567890.10'],
  ['[ 1, 2 ]', '[ 1, 2 ]'],
])('gives the content of %s', async (text, content) => {
  for (const blockBytes of [1, 3, 1 << 20]) expect(await readContent(text, blockBytes)).toBe(content);
});

test('agrees with the parser of the engine, for any pieces', async () => {
  const escaped = fc
    .string({ unit: anyCharacter })
    .map((text) =>
      text.replace(
        /./gsu,
        (char) =>
          `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}${char.length > 1 ? `\\u${char.charCodeAt(1).toString(16)}` : ''}`,
      ),
    );
  const content = fc.array(
    fc.oneof(
      fc.string({ unit: anyCharacter }).map((text) => JSON.stringify(text).slice(1, -1)),
      escaped,
    ),
  );
  await fc.assert(
    fc.asyncProperty(content, fc.integer({ min: 1, max: 30 }), async (parts, blockBytes) => {
      const text = `"${parts.join('')}"`;
      expect(await readContent(text, blockBytes)).toBe(
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(JSON.parse(text))),
      );
    }),
    { numRuns: 60 },
  );
});

test('refuses a string above the limit', async () => {
  const tree = await openTree(`["${'x'.repeat(2000)}"]`);
  expect((await failureOf(tree.getTreeContent(1, 1, 1000))).code).toBe('json-too-large');
});
