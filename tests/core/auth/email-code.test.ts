import { expect, test } from 'vitest';
import { normalizeEmailCode } from '../../../src/core/auth/email-code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['123—456', '123456'],
  ['12ab56', '12ab56'],
  ['', ''],
  ['【mythinkn】您的验证码是 482913，10 分钟内有效。', '482913'],
  ['验证码：482 913（请勿告诉他人）', '482913'],
  ['旧的 111111，新的 222222', '旧的111111,新的222222'],
  ['电话 13800000000，没有验证码', '电话13800000000,没有验证码'],
])('%j is read as %j', (typed, code) => {
  expect(normalizeEmailCode(typed)).toBe(code);
});
