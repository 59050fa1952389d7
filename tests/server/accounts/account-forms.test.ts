import { describe, expect, it } from 'vitest';
import { assertPassword, readEmail, readUsername } from '../../../server/services/accounts/account-forms.ts';

describe('an address', () => {
  it('is stored narrow, in lower case and trimmed', () => {
    expect(readEmail('  Ｌin@Example.COM ')).toBe('lin@example.com');
  });

  it.each(['', 'lin', 'lin@', '@example.com', 'a b@example.com', `${'a'.repeat(65)}@example.com`])(
    'rejects %s',
    (text) => {
      expect(() => readEmail(text)).toThrow('INVALID_EMAIL');
    },
  );
});

describe('a name', () => {
  it.each([
    ['  林  小满 ', '林 小满'],
    ['e\u0301a', 'éa'],
    ['👩‍💻 Lin', '👩‍💻 Lin'],
    ['a', null],
    [' \t ', null],
    ['ab\u202ecd', null],
    ['ab\u0000', null],
    ['👍👍', '👍👍'],
  ])('%s is read as %s', (text, username) => {
    if (username === null) expect(() => readUsername(text)).toThrow('INVALID_USERNAME');
    else expect(readUsername(text)).toBe(username);
  });
});

it.each([
  ['register', 'Kp-7x', 'PASSWORD_TOO_SHORT', 6],
  ['reset', 'Kp-7xyz', 'PASSWORD_TOO_SHORT', 8],
  ['change', 'marblecanoe', 'PASSWORD_WEAK', 4],
  ['register', 'qwe123', 'PASSWORD_COMMON', undefined],
] as const)('%s refuses %s as %s', (flow, password, code, minimum) => {
  const details = minimum === undefined ? {} : { minimum };
  expect(() => assertPassword(flow, password)).toThrow(expect.objectContaining({ code, details }));
});

it.each([
  ['register', 'Kp-7xz'],
  ['reset', 'kettle lamp bookshelf'],
  ['change', 'Kettle-Lamp-71'],
] as const)('%s takes %s', (flow, password) => {
  expect(() => assertPassword(flow, password)).not.toThrow();
});
