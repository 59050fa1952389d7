import { expect, it } from 'vitest';
import { isStorable, storableText } from '../../../src/core/text/storable-text.ts';

it.each([
  ['', true],
  ['林小满 🐟', true],
  ['a\0b', false],
  ['\uD83D', false],
  ['a\uDC1Fb', false],
])('a database stores %j: %s', (text, isStored) => {
  expect(isStorable(text)).toBe(isStored);
});

it('a text has its limit, and no character that cannot be stored', () => {
  const schema = storableText(3);
  expect(['abc', 'abcd', 'a\0'].map((text) => schema.safeParse(text).success)).toEqual([true, false, false]);
});
