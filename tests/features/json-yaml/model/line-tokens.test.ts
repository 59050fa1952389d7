import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJsonTokens } from '../../../../src/features/json-yaml/model/line-tokens.ts';

const kinds = (line: string) =>
  toJsonTokens(line)
    .filter(({ kind }) => kind !== 'other')
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['  "name": "鱼",', ['key "name"', 'string "鱼"']],
  ['"a\\"b" : -1.5e+3', ['key "a\\"b"', 'number -1.5e+3']],
  ['[true, false, null]', ['literal true', 'literal false', 'literal null']],
  ['"https://example.com": ["x:y"]', ['key "https://example.com"', 'string "x:y"']],
  ['"cut off', ['string "cut off']],
  ['}', []],
  ['', []],
])('%j is colored by its parts', (line, expected) => {
  expect(kinds(line)).toEqual(expected);
});

test('the parts of any line make up the line', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(
        toJsonTokens(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
