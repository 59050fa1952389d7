import { expect, it } from 'vitest';
import { isAllowedUsername, normalizeUsername, toUsernameKey } from '../../../src/core/auth/username.ts';

it('spaces are trimmed and squeezed', () => {
  expect(normalizeUsername('\u3000林 \t 小满\n')).toBe('林 小满');
});

it.each([
  ['Lin', 'lin'],
  ['Ｌｉｎ', 'lin'],
  ['ﬁn', 'fin'],
  ['ÉA', 'éa'],
  ['林', '林'],
])('%s and %s are one name', (name, key) => {
  expect(toUsernameKey(name)).toBe(key);
});

it.each(['a\u200bb', 'a\u00adb', 'a\u202eb', 'a\u2028b', 'a\u0007b', 'a\u{e0041}b'])(
  '%j cannot be seen whole',
  (name) => {
    expect(isAllowedUsername(name)).toBe(false);
  },
);
