import { expect, it } from 'vitest';
import { copy } from '../../../../src/features/admin/gate/copy.ts';
import {
  checkAdminConfirmation,
  checkResetCode,
  checkResetPassword,
} from '../../../../src/features/admin/gate/model/gate-rules.ts';

it.each([
  ['', 'reset-code-length'],
  ['12345', 'reset-code-length'],
  ['1234567', 'reset-code-length'],
  ['123456', null],
  [' 123 456 ', null],
])('checks the code %j of a forgotten password', (code, problem) => {
  expect(checkResetCode(code)).toBe(problem);
});

it.each([
  ['Aa1!aaa', 'reset-short'],
  ['aaaaaaaa', 'reset-weak'],
  ['Sunnyday42', 'reset-weak'],
  ['sunny@day42', 'reset-weak'],
  ['Sunny-day-42', 'reset-weak'],
  ['P@ssw0rd', 'password-common'],
  ['Sunny@day42', null],
])('checks %j as the new password of an administrator', (password, problem) => {
  expect(checkResetPassword(password)).toBe(problem);
});

it('compares the confirmation with the password', () => {
  expect(checkAdminConfirmation('a', 'b')).toBe('confirmation-differs');
  expect(checkAdminConfirmation('a', 'a')).toBeNull();
});

it.each([
  ['reset-code-length', '请输入6位验证码'],
  ['reset-short', '密码长度至少8位'],
  ['confirmation-differs', '两次输入的密码不一致'],
  ['reset-weak', '密码必须包含大小写字母、数字和特殊字符，且长度至少8位'],
] as const)('words the problem %s as documented (doc 1 §5)', (problem, words) => {
  expect(copy.problems[problem]).toBe(words);
});
