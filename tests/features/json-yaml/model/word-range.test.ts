import { expect, test } from 'vitest';
import { characterStep, wordAt, wordStep } from '../../../../src/features/json-yaml/model/word-range.ts';

test.each([
  ['  "user.name": 1', 5, 'user.name'],
  ['"id": 1.5e-3,', 8, '1.5e-3'],
  ['"id": 12', 8, '12'],
  ['{ "名称": "值" }', 3, '名称'],
  ['a   b', 2, '   '],
  ['', 0, ''],
])('finds the word in %j at %i', (text, column, word) => {
  const { start, end } = wordAt(text, column);
  expect(text.slice(start, end)).toBe(word);
});

test('goes from word to word over blanks', () => {
  expect(wordStep('ab  cd', 0, false)).toBe(2);
  expect(wordStep('ab  cd', 2, false)).toBe(6);
  expect(wordStep('ab  cd', 4, true)).toBe(0);
});

test('steps over whole characters', () => {
  const text = 'a👩‍👧e\u0301';
  expect(characterStep(text, 1, false)).toBe(6);
  expect(characterStep(text, 6, true)).toBe(1);
  expect(characterStep(text, 6, false)).toBe(8);
  expect(characterStep(text, 8, false)).toBe(8);
});
