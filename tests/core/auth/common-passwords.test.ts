import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../src/core/auth/common-passwords.ts';
import { COMMON_WORDS } from '../../../src/core/auth/common-words.ts';

/** The most used passwords of the published lists, international and Chinese. */
const MOST_USED = `
123456 password 12345678 qwerty 123456789 12345 1234567 111111 123123 dragon baseball abc123 football monkey letmein 696969
shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe
killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie
5201314 a123456 7758521 11111111 1314520 123456a 888888 woaini 5211314 112233 88888888 woaini1314 qq123456 147258369 7758258
520520 123654 aaaaaa 100200 a123456789 110110 147258 123456abc 987654321 asdasd 31415926 1314521 asd123 159357 456852 qwe123
201314 159753 521521 aa123456 1q2w3e4r q123456 789456123 woaini123 abc123456 110120 woaini520 778899 a123123 753951 woaiwojia
asd123456 11223344 456123 7758520 5845211314 147852 z123456 qweqwe abcd1234 beijing2008 qazwsxedc woshishui yangyang zhang123
wang123456 zhangwei 19860101 20080808 zxc123 q1w2e3r4 1q2w3e4r5t admin888 password1 P@ssw0rd Password1! Aa123456 Qwerty123!
Admin@123 Mythinkn2024 zhangwei520 Orange2024! Michael1987 !@#$%^&*
`;

describe('is common', () => {
  it.each(MOST_USED.trim().split(/\s+/))('%s', (password) => {
    expect([isCommonPassword(password), isCommonPassword(password.toUpperCase())]).toEqual([true, true]);
  });

  it('every word of the list, followed by a few digits and a mark', () => {
    const missed = COMMON_WORDS.filter((word) => !isCommonPassword(word) || !isCommonPassword(`${word}123!`));
    expect(missed).toEqual([]);
  });
});

describe('is not common', () => {
  it.each([
    'correct horse battery staple',
    'Tr0ub4dor&3x',
    'tocvus-9teqza-Hovquw',
    'xK9#mPq2',
    'K7!rmzo9',
    'Kettle-Lamp-71',
    'Sunflower-Kettle-9',
    'Purple!Elephant7Dance',
    '我的密码很长哦',
    'zebra-Kite-42',
    '',
  ])('%s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('the passwords of a password manager', () => {
    const chars = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!%'];
    const made = fc.string({ unit: fc.constantFrom(...chars), minLength: 14, maxLength: 20 });
    let refused = 0;
    fc.assert(
      fc.property(made, (password) => {
        if (new Set(password).size > 9 && isCommonPassword(password)) refused++;
      }),
      // One in many thousands is common by chance; a fixed seed always tries the same ones.
      { numRuns: 500, seed: 26 },
    );
    expect(refused).toBe(0);
  });
});

it('judges the longest password as quickly as any', () => {
  const hard = [
    '1212121312121214121212151212121x',
    '1111111211111113',
    'password1password1password1passx',
    'ab'.repeat(512),
  ];
  const before = performance.now();
  for (const text of hard) for (let times = 0; times < 20; times++) isCommonPassword(text);
  expect((performance.now() - before) / 80).toBeLessThan(50);
});
