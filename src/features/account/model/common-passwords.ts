/** The most used passwords that the length rules let through. The server knows thousands; these spare the way there. */
const VERY_COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 1111111 11111111 000000 00000000 123123 123123123 123321
  654321 666666 66666666 888888 88888888 222222 555555 777777 999999 112233 121212 520520 521521 5201314 1314520
  123qwe 123abc abc123 abcd1234 a123456 a1234567 a12345678 a123456789 aa123456 a111111 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 qwe123 qwer1234 qwerty qwerty123 qwertyuiop asdfgh asdfghjkl asd123 zxcvbn zxcvbnm
  woaini woaini1314 woaini520 wangyut2 password password1 password123 passw0rd p@ssw0rd admin123 admin888 admin1234
  administrator root123 test123 test1234 welcome welcome1 letmein iloveyou dragon monkey football baseball princess
  sunshine superman master shadow qazwsx qazwsxedc aaaaaa aaaaaaaa asdasd qweasd qweasdzxc a1b2c3 a1b2c3d4 147258
  147258369 159357 789456 789456123 987654321`.split(/\s+/),
);

export function isVeryCommonPassword(password: string): boolean {
  return VERY_COMMON.has(password.toLowerCase());
}
