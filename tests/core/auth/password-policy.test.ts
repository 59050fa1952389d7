import { expect, test } from 'vitest';
import { checkPassword, type PasswordFlow, scorePassword, toStrength } from '../../../src/core/auth/password-policy.ts';

const isCommon = (password: string) => password === 'password1';
const unmet = (flow: PasswordFlow, password: string) =>
  checkPassword(flow, password, isCommon).flatMap(({ rule, isMet }) => (isMet ? [] : [rule]));

test.each<[PasswordFlow, string, string[]]>([
  ['register', 'abcde', ['length']],
  ['register', 'abcdef', []],
  ['register', '', ['length', 'not-common']],
  ['register', 'password1', ['not-common']],
  ['reset', 'abcdefg', ['length']],
  ['reset', 'abcdefgh', []],
  ['change', 'abcdefgh', ['strength']],
  ['change', 'abcdEFGH1', []],
  ['forcedChange', 'tocvus-9teqza-Hovquw', []],
  ['adminReset', 'abcdEFGH1', ['special']],
  ['adminReset', 'Aa1#aaaa', ['special']],
  ['adminReset', 'Aa1@aaaa', []],
  ['adminReset', 'Aa1@', ['length']],
  ['register', 'x'.repeat(200), []],
])('%s: the password %j breaks the rules %j', (flow, password, rules) => {
  expect(unmet(flow, password)).toEqual(rules);
});

test.each([
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['abcdefgh', 2, 'weak'],
  ['abcdefg1A', 4, 'strong'],
  ['abcdefgh1', 3, 'medium'],
  ['abcdefg1A!', 5, 'very-strong'],
])('doc 1 §5: %j scores %i, %s', (password, score, strength) => {
  expect(scorePassword(password)).toBe(score);
  expect(toStrength(score)).toBe(strength);
});
