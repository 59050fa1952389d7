import { expect, it } from 'vitest';
import { firstGrapheme } from '../../../src/core/text/graphemes.ts';

it.each([
  ['', ''],
  ['小林', '小'],
  ['adam', 'a'],
  ['e\u0301va', 'e\u0301'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧'],
  ['𠮷野', '𠮷'],
])('finds in "%s" the first character "%s"', (text, first) => {
  expect(firstGrapheme(text)).toBe(first);
});
