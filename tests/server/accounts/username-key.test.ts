import { describe, expect, it } from 'vitest';
import { isReservedUsername, toUsernameKey } from '../../../server/services/accounts/username-key.ts';

describe('two names that look the same have one key', () => {
  it.each([
    ['Lin', 'lln'],
    ['Ｌｉｎ', 'lln'],
    ['ﬁn', 'fln'],
    ['ÉA', 'éa'],
    ['林', '林'],
    ['Lin Mei\ufe0f', 'lln mel'],
    ['L\u0456n', 'lln'],
    ['\u0421\u0430\u0440\u0430', 'capa'],
    ['Αlphα', 'alpha'],
    ['Lın', 'lln'],
    ['B0B', 'bob'],
    ['limes11', 'llmesll'],
    ['Iimes11', 'llmesll'],
    ['PayPaI', 'paypal'],
    ['小太阳☀️', '小太阳☀'],
  ])('%j as %s', (name, key) => {
    expect(toUsernameKey(name)).toBe(key);
  });

  it('while other names keep theirs', () => {
    const names = ['Lin', 'Len', 'Lin 2', 'Lin 3', '林', '森', 'Жук', 'Δέλτα'];
    expect(new Set(names.map(toUsernameKey)).size).toBe(names.length);
  });
});

it.each([
  ['admin', true],
  ['Admin 01', true],
  ['\u0430dmin', true],
  ['A-D-M-I-N', true],
  ['MyThinkn 官方', true],
  ['系统管理员', true],
  ['官方客服2', true],
  ['r00t', true],
  ['Administratorin', false],
  ['Rooty', false],
  ['林小满', false],
  ['2026', false],
])('%j is reserved: %s', (name, isReserved) => {
  expect(isReservedUsername(name)).toBe(isReserved);
});
