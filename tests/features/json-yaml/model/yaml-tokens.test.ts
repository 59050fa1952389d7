import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createYamlTokens, toYamlTokens } from '../../../../src/features/json-yaml/model/yaml-tokens.ts';

const kindsOf = (line: string) =>
  toYamlTokens(line)
    .filter(({ kind }) => kind !== 'other')
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['a: 1 # two', ['key a', 'number 1', 'comment # two']],
  ['- name: "x: y" # z', ['key name', 'string "x: y"', 'comment # z']],
  ['a key: http://a.b:80/x#y', ['key a key', 'string http://a.b:80/x#y']],
  [
    '{a: 1, "b":[true, ~, x y], c: {}}',
    ['key a', 'number 1', 'key "b"', 'literal true', 'literal ~', 'string x y', 'key c'],
  ],
  ['&a !Ref b: *x', ['mark &a', 'mark !Ref', 'key b', 'mark *x']],
  ['--- # x', ['mark ---', 'comment # x']],
  ['%YAML 1.2', ['mark %YAML 1.2']],
  ['  - - 0x1F', ['number 0x1F']],
  ["'it''s': 12:30:45", ["key 'it''s'", 'string 12:30:45']],
  ['text: |-', ['key text']],
  ['', []],
])('colors %j', (line, expected) => {
  expect(kindsOf(line)).toEqual(expected);
});

test('cuts any line into parts that add up to it', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', '1', ' ', '\t', ':', '-', '#', '"', "'", '\\', '[', '}', '{', ',', '&', '|', '鱼'),
  });
  fc.assert(
    fc.property(line, (text) => {
      const tokens = toYamlTokens(text);
      expect(tokens.map((token) => token.text).join('')).toBe(text);
      expect(tokens.every((token) => token.text !== '')).toBe(true);
    }),
  );
});

test('colors text blocks as text, from whichever line on', () => {
  const lines = ['a:', '  run: | # note', '    # no comment', '', '    b: 1', '  c: 2', 'd: >-', ' x: 1'];
  const kindOf = (tokens: ReturnType<typeof toYamlTokens>) => tokens.find(({ kind }) => kind !== 'other')?.kind ?? null;
  const expected = ['key', 'key', 'string', 'string', 'string', 'key', 'key', 'string'];
  const inOrder = createYamlTokens((index) => lines[index]);
  expect(lines.map((line, index) => kindOf(inOrder(line, index)))).toEqual(expected);
  const alone = lines.map((line, index) => kindOf(createYamlTokens((at) => lines[at])(line, index)));
  expect(alone).toEqual(expected);
});
