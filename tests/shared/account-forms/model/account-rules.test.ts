import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertPassword } from '../../../../server/services/accounts/account-forms.ts';
import { COMMON_WORDS } from '../../../../src/core/auth/common-words.ts';
import type { PasswordFlow } from '../../../../src/core/auth/password-policy.ts';
import { registerErrorField } from '../../../../src/features/account/model/register-advice.ts';
import {
  checkChangeCode,
  checkChangedPassword,
  checkCode,
  checkConfirmation,
  checkCurrentPassword,
  checkEmail,
  checkLoginCode,
  checkLoginEmail,
  checkLoginPassword,
  checkNewPassword,
  checkUsername,
  hasOddCode,
  listPasswordRules,
} from '../../../../src/shared/account-forms/model/account-rules.ts';

function isAcceptedByServer(flow: PasswordFlow, password: string): boolean {
  try {
    assertPassword(flow, password);
    return true;
  } catch {
    return false;
  }
}

describe('fields', () => {
  it.each<[rule: string, problem: string | null, expected: string | null]>([
    ['login: no address', checkLoginEmail('  '), 'email-missing'],
    ['login: an address without a domain', checkLoginEmail('lin@'), 'email-invalid'],
    ['login: an address', checkLoginEmail(' Lin@Example.com '), null],
    ['login: no password', checkLoginPassword(''), 'password-missing'],
    ['login: a password of spaces is one', checkLoginPassword(' '), null],
    ['login: no code', checkLoginCode(' '), 'code-missing'],
    ['login: five digits', checkLoginCode('12345'), 'code-length'],
    ['registration: no address', checkEmail(''), 'email-invalid'],
    ['an address typed in full width', checkEmail('ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ'), null],
    ['no code', checkCode(''), 'code-length'],
    ['seven digits', checkCode('1234567'), 'code-length'],
    ['six digits with a space', checkCode('123 456'), null],
    ['six characters (trap T21)', checkCode('12a456'), null],
    ['a name of one character and spaces', checkUsername(' 林 '), 'username-short'],
    ['a name of one emoji', checkUsername('🐟'), 'username-short'],
    ['a name of two characters', checkUsername('小林'), null],
    ['a name of 51 characters', checkUsername('x'.repeat(51)), 'username-long'],
    ['registration: five characters', checkNewPassword('register', 'ab3d5'), 'register-short'],
    ['registration: six characters', checkNewPassword('register', 'ab3d5z'), null],
    ['registration: the most common of all', checkNewPassword('register', '123456'), 'password-common'],
    ['reset: seven characters', checkNewPassword('reset', 'ab3d5z7'), 'reset-short'],
    ['reset: eight characters', checkNewPassword('reset', 'ab3d5z7q'), null],
    ['reset: a common one in capitals', checkNewPassword('reset', 'PASSWORD'), 'password-common'],
    ['registration: a word with a year', checkNewPassword('register', 'Orange2024!'), 'password-common'],
    ['change: a name with a number', checkNewPassword('change', 'Zhangwei520!'), 'password-common'],
    ['change: nothing', checkNewPassword('change', ''), 'new-missing'],
    ['change: strength three', checkNewPassword('change', 'abcdefg1'), 'change-weak'],
    ['change: strength four', checkNewPassword('change', 'mqvzkbT7'), null],
    ['change: the same again', checkChangedPassword('mqvzkbT7', 'mqvzkbT7'), 'password-unchanged'],
    ['change: another', checkChangedPassword('mqvzkbT8', 'mqvzkbT7'), null],
    ['change: no current password', checkCurrentPassword(''), 'current-missing'],
    ['change: no code', checkChangeCode(''), 'code-missing'],
    ['change: five digits', checkChangeCode('12345'), 'change-code-length'],
    ['another confirmation', checkConfirmation('a', 'b'), 'confirmation-differs'],
    ['the same confirmation', checkConfirmation('a ', 'a '), null],
  ])('%s', (_rule, problem, expected) => {
    expect(problem).toBe(expected);
  });

  it('accepts a password exactly when it meets every rule shown', () => {
    const flow = fc.constantFrom('register', 'reset', 'change');
    fc.assert(
      fc.property(flow, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 16 }), (each, password) => {
        const areMet = listPasswordRules(each, password).every(({ isMet }) => isMet);
        expect(checkNewPassword(each, password) === null).toBe(areMet);
      }),
    );
  });

  it.each(['register', 'reset', 'change'] as const)(
    'the server accepts exactly the passwords whose rules are all met: %s',
    (flow) => {
      const password = fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 16 }),
        fc
          .tuple(fc.constantFrom(...COMMON_WORDS), fc.integer({ max: 9999, min: 0 }), fc.constantFrom('', '!', 'Q'))
          .map((parts) => parts.join('')),
      );
      fc.assert(
        fc.property(password, (text) => {
          const isAccepted = isAcceptedByServer(flow, text);
          expect(checkNewPassword(flow, text) === null).toBe(isAccepted);
        }),
      );
    },
  );

  it.each([
    ['123456', false],
    ['12345', false],
    ['12a456', true],
  ])('%s is a code with letters: %s', (code, isOdd) => {
    expect(hasOddCode(code)).toBe(isOdd);
  });
});

it.each<[code: string, message: string, field: string | null]>([
  ['USERNAME_TAKEN', '', 'username'],
  ['EMAIL_TAKEN', '该邮箱已被注册', 'email'],
  ['WRONG_CODE', '', 'code'],
  ['PASSWORD_COMMON', '', 'password'],
  ['400', '用户名已存在', 'username'],
  ['400', '该用户已存在', 'username'],
  ['400', '已被注册', 'username'],
  ['400', '邮箱格式不正确', 'email'],
  ['400', '该邮箱已被注册', 'email'],
  ['400', '验证码已过期', 'code'],
  ['500', '系统繁忙', null],
])('a registration refused with %s "%s" is about: %s (doc 2 §8)', (code, message, field) => {
  expect(registerErrorField(code, message)).toBe(field);
});
