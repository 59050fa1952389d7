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
