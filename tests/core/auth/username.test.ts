import { expect, it } from 'vitest';
import { isAllowedUsername, normalizeUsername } from '../../../src/core/auth/username.ts';

it('trims and collapses spaces', () => {
  expect(normalizeUsername('\u3000林 \t 小满\n')).toBe('林 小满');
});

it.each([
  'a\u200bb',
  'a\u00adb',
  'a\u202eb',
  'a\u2028b',
  'a\u0007b',
  'a\u{e0041}b',
  'a\ufe0f',
  'a\u034fb',
  '\u3164\u3164',
  'a\uffa0',
  'a\u2800',
])('rejects the invisible characters of %j', (name) => {
  expect(isAllowedUsername(name)).toBe(false);
});

it('permits two marks in a row and rejects stacks of them', () => {
  expect(isAllowedUsername('q\u0323\u0307a')).toBe(true);
  expect(isAllowedUsername('q\u0323\u0307\u0301a')).toBe(false);
});

it.each([
  '小太阳☀️',
  '☀︎晴',
  '👨‍👩‍👧一家',
  '👩🏽‍💻',
  '🏳️‍🌈',
  '❤️‍🔥',
  '🇨🇳',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '1️⃣号',
  '#⃣',
  '🐟🐟',
  'می\u200cخواهم',
  'क्\u200dष',
  'ශ්\u200dරී',
])('permits the usual emoji and joined letters of %s', (name) => {
  expect(isAllowedUsername(normalizeUsername(name))).toBe(true);
});

it.each([
  'a\u200d☀',
  '☀\u200da',
  '☀\ufe0f\ufe0f',
  '1\ufe0f',
  '☀\u200d',
  '\u200d👧',
  '🏴\u{e0067}',
  'ab\u200cc',
  '林\u200d小',
  '\u{e007f}',
])('rejects invisible characters beside emoji and letters: %j', (name) => {
  expect(isAllowedUsername(name)).toBe(false);
});
