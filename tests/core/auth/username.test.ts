import { expect, it } from 'vitest';
import { isAllowedUsername, normalizeUsername, toUsernameKey } from '../../../src/core/auth/username.ts';

it('trims and collapses spaces', () => {
  expect(normalizeUsername('\u3000林 \t 小满\n')).toBe('林 小满');
});

it.each([
  ['Lin', 'lin'],
  ['Ｌｉｎ', 'lin'],
  ['ﬁn', 'fin'],
  ['ÉA', 'éa'],
  ['林', '林'],
])('treats %s and %s as one name', (name, key) => {
  expect(toUsernameKey(name)).toBe(key);
});

it.each(['a\u200bb', 'a\u00adb', 'a\u202eb', 'a\u2028b', 'a\u0007b', 'a\u{e0041}b'])(
  'rejects the invisible characters of %j',
  (name) => {
    expect(isAllowedUsername(name)).toBe(false);
  },
);
