import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markTokens, toJsonTokens } from '../../../../src/features/json-yaml/model/line-tokens.ts';

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
])('colors the parts of %j', (line, expected) => {
  expect(kinds(line)).toEqual(expected);
});

test('cuts any line into parts that add up to it', () => {
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

describe('markTokens', () => {
  const tokens = toJsonTokens('{"ab": 12, "c": null}');

  test.each([
    [{ start: 0, end: 0 }, ''],
    [{ start: 1, end: 5 }, '"ab"'],
    [{ start: 3, end: 9 }, 'b": 12'],
    [{ start: 18, end: 99 }, 'll}'],
    [{ start: 50, end: 60 }, ''],
  ])('%j marks %j', (range, marked) => {
    const parts = markTokens(tokens, range);
    expect(parts.map(({ text }) => text).join('')).toBe('{"ab": 12, "c": null}');
    expect(parts.flatMap(({ text, isMarked }) => (isMarked ? [text] : [])).join('')).toBe(marked);
  });

  test('marks exactly the range, for any range of any line', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.nat(30), (line, start, length) => {
        const parts = markTokens(toJsonTokens(line), { start, end: start + length });
        expect(parts.flatMap(({ text, isMarked }) => (isMarked ? [text] : [])).join('')).toBe(
          line.slice(start, start + length),
        );
      }),
    );
  });
});
