import { describe, expect, it } from 'vitest';
import {
  createAccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  toFacts,
  toSameBody,
} from './create-accounts-app.ts';

const WRONG_CODE = [400, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'];

describe('registration', () => {
  const good = { email: OTHER, username: 'Mei', password: PASSWORD };

  it.each([
    ['no address', { email: 'mei' }, 400, 'INVALID_EMAIL', '请输入有效的邮箱地址'],
    ['a name of one character', { username: '  我 ' }, 400, 'INVALID_USERNAME', '用户名至少2个字符'],
    [
      'a name with invisible characters',
      { username: 'Me\u200bi' },
      400,
      'INVALID_USERNAME',
      '用户名含有看不见的字符或过多的附加符号，请修改用户名',
    ],
    ['a reserved name', { username: '管理员' }, 400, 'USERNAME_RESERVED', '这个用户名已被系统保留，请换一个用户名'],
    [
      'a taken name in look-alike letters',
      { username: 'L\u0456n' },
      409,
      'USERNAME_TAKEN',
      '用户名已存在，请换一个用户名',
    ],
    [
      'the name as the password',
      { username: 'Violin-Basket-42', password: 'violin-basket-42' },
      400,
      'PASSWORD_PERSONAL',
      '密码不能是自己的邮箱或用户名，请换一个',
    ],
    ['a short password', { password: 'Kp-7x' }, 400, 'PASSWORD_TOO_SHORT', '密码长度至少6位'],
    ['a common password', { password: 'Qwerty123!' }, 400, 'PASSWORD_COMMON', '这个密码太常见，容易被猜到，请换一个'],
    ['a wrong code', { verifyCode: '999999' }, ...WRONG_CODE],
    ['a code of five digits', { verifyCode: '99999' }, ...WRONG_CODE],
    ['a taken name in other letters', { username: 'ｌＩＮ' }, 409, 'USERNAME_TAKEN', '用户名已存在，请换一个用户名'],
    ['a missing field', { password: undefined }, 400, '400', '请填写所有必填字段：密码'],
    ['a field of another type', { verifyCode: 123_456 }, 400, '400', '请检查：验证码不符合要求'],
  ])('with %s is rejected, and the code stays valid', async (_case, change, ...facts) => {
    const test = await createMemberApp();
    await test.call('sendRegisterCode', { email: OTHER });
    const verifyCode = await test.latestCode(OTHER);
    expect(toFacts(await test.call('register', { ...good, verifyCode, ...change }))).toEqual(facts);
    expect((await test.call('register', { ...good, verifyCode })).statusCode).toBe(200);
  });

  it('of a registered address is answered like any other, and its owner gets a mail', async () => {
    const test = await createMemberApp();
    test.advance(MINUTE_MS);
    const [taken, free] = [
      await test.call('sendRegisterCode', { email: EMAIL }),
      await test.call('sendRegisterCode', { email: OTHER }),
    ];
    expect(toSameBody(taken)).toEqual(toSameBody(free));
    expect((await test.mails()).slice(1).map(({ to, purpose }) => [to, purpose])).toEqual([
      [EMAIL, 'registerTaken'],
      [OTHER, 'register'],
    ]);
    const again = { email: EMAIL, username: 'Other', password: PASSWORD };
    for (const verifyCode of ['100001', '100002', '100003']) {
      expect(toFacts(await test.call('register', { ...again, verifyCode }))).toEqual(WRONG_CODE);
    }
  });

  it('of an address that was registered since the code was sent is rejected as taken', async () => {
    const test = await createAccountsApp();
    await test.call('sendRegisterCode', { email: EMAIL });
    const verifyCode = await test.latestCode(EMAIL);
    const user = {
      id: 'a',
      email: EMAIL,
      username: 'A A',
      username_key: 'a a',
      password_hash: '',
      status: 'active',
    } as const;
    const times = { token_version: 0, needs_password_change: 0, created_at: 0, updated_at: 0, last_login_at: null };
    await test.db
      .insertInto('users')
      .values({ ...user, ...times })
      .execute();
    const reply = await test.call('register', { email: EMAIL, username: 'B B', password: PASSWORD, verifyCode });
    expect(toFacts(reply)).toEqual([409, 'EMAIL_TAKEN', '该邮箱已被注册，请直接登录或重设密码']);
  });
});
