import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from '../../../src/core/auth/email.ts';

test.each([
  ['fish@example.com', true],
  [' Fish@Example.COM ', true],
  ['鱼@例子.中国', true],
  ['a.b+c@mail.example.com', true],
  ['ｆｉｓｈ＠ｅｘａｍｐｌｅ．ｃｏｍ', true],
  ['', false],
  ['fish', false],
  ['fish@example', false],
  ['@example.com', false],
  ['fish@', false],
  ['fish@@example.com', false],
  ['fi sh@example.com', false],
  ['fish@example..com', false],
  // Pasted with surrounding text, or made to be read as another address.
  ['fish@example.com,', false],
  ['fish@example.com；', false],
  ['<fish@example.com>', false],
  ['"fish"@example.com', false],
  ['other,fish@example.com', false],
  ['other:fish@example.com', false],
  ['(fish)@example.com', false],
  ['[fish]@example.com', false],
  ['fish\\@example.com', false],
  ['../../fish@example.com', false],
  ['a/b@example.com', false],
  ['fish@example.com/a', false],
  ['fish\u0000@example.com', false],
  ['fish\u202e@example.com', false],
  ['fish@.com', false],
  [`${'x'.repeat(65)}@example.com`, false],
  [`fish@${'x'.repeat(250)}.com`, false],
])('%j is an address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});

test('normalizes all spellings of an address to one', () => {
  expect(normalizeEmail(' Fish@Example.COM ')).toBe('fish@example.com');
  expect(normalizeEmail('ｆｉｓｈ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('fish@example.com');
});

test.each([
  ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['User@XN--FSQU00A.xn--fiqs8s', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
  ['user@例子。中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['鱼@example.com', '鱼@example.com'],
  ['user@例子.中国/a', 'user@例子.中国/a'],
  ['user@例子', 'user@xn--fsqu00a'],
  ['user@', 'user@'],
  ['例子', '例子'],
])('%s is the mailbox %s', (text, email) => {
  expect(normalizeEmail(text)).toBe(email);
});
