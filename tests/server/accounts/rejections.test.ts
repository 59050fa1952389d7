import { describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp, PASSWORD, register, signIn, toFacts } from './create-accounts-app.ts';

const EMAIL = 'lin@example.com';
const OTHER = 'mei@example.com';
const MINUTE_MS = 60_000;
const WRONG_CODE = [400, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'];
const WRONG_CREDENTIALS = [400, 'WRONG_CREDENTIALS', '邮箱或密码错误'];

async function createMemberApp(): Promise<AccountsApp> {
  const test = await createAccountsApp();
  await register(test, EMAIL, 'Lin');
  return test;
}

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
      '用户名含有看不见的字符，请修改用户名',
    ],
    ['a short password', { password: 'Kp-7x' }, 400, 'PASSWORD_TOO_SHORT', '密码长度至少6位'],
    ['a common password', { password: 'Qwerty123!' }, 400, 'PASSWORD_COMMON', '这个密码太常见，容易被猜到，请换一个'],
    ['a wrong code', { verifyCode: '999999' }, ...WRONG_CODE],
    ['a code of five digits', { verifyCode: '99999' }, ...WRONG_CODE],
    ['a taken name in other letters', { username: 'ｌＩＮ' }, 409, 'USERNAME_TAKEN', '用户名已存在，请换一个用户名'],
    ['a missing field', { password: undefined }, 400, '400', '请填写所有必填字段'],
    ['a field of another type', { verifyCode: 123_456 }, 400, '400', '请填写所有必填字段'],
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
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
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

describe('codes', () => {
  it('are invalid after their use', async () => {
    const test = await createMemberApp();
    await signIn(test, EMAIL);
    const emailCode = await test.latestCode(EMAIL);
    expect(toFacts(await test.call('login', { username: EMAIL, password: PASSWORD, emailCode }))).toEqual(WRONG_CODE);
  });

  it.each([
    ['just before its end', 10 * MINUTE_MS - 1, [200, '200', '登录成功']],
    ['at its end', 10 * MINUTE_MS, WRONG_CODE],
  ])('are valid for ten minutes: %s', async (_when, ageMs, facts) => {
    const test = await createMemberApp();
    await test.call('sendLoginCode', { email: EMAIL });
    const emailCode = await test.latestCode(EMAIL);
    test.advance(ageMs);
    expect(toFacts(await test.call('login', { username: EMAIL, password: PASSWORD, emailCode }))).toEqual(facts);
  });

  it('are rejected after five wrong attempts, even the right one, until a new code is sent', async () => {
    const test = await createMemberApp();
    await test.call('sendLoginCode', { email: EMAIL });
    const login = (emailCode: string) => test.call('login', { username: EMAIL, password: PASSWORD, emailCode });
    for (let tries = 0; tries < 5; tries++) expect(toFacts(await login('999999'))).toEqual(WRONG_CODE);
    const exceeded = [400, 'CODE_ATTEMPTS_EXCEEDED', '验证码错误次数过多，请重新获取验证码'];
    expect(toFacts(await login('999999'))).toEqual(exceeded);
    expect(toFacts(await login(await test.latestCode(EMAIL)))).toEqual(exceeded);
    test.advance(MINUTE_MS);
    expect(await signIn(test, EMAIL)).not.toBe('');
  });

  it('do not count as attempts when they are right but another rule rejects the request', async () => {
    const test = await createMemberApp();
    await test.call('sendRegisterCode', { email: OTHER });
    const body = { email: OTHER, password: PASSWORD, verifyCode: await test.latestCode(OTHER) };
    for (let tries = 0; tries < 6; tries++) {
      expect((await test.call('register', { ...body, username: 'Lin' })).json().code).toBe('USERNAME_TAKEN');
    }
    expect((await test.call('register', { ...body, username: 'Mei' })).statusCode).toBe(200);
  });

  it('are bound to their purpose and address', async () => {
    const test = await createMemberApp();
    await register(test, OTHER, 'Mei');
    await test.call('sendLoginCode', { email: EMAIL });
    const verifyCode = await test.latestCode(EMAIL);
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    expect(toFacts(await test.call('resetPassword', { email: EMAIL, verifyCode, ...passwords }))).toEqual(WRONG_CODE);
    await test.call('sendLoginCode', { email: OTHER });
    const login = { username: OTHER, password: PASSWORD, emailCode: verifyCode };
    expect(toFacts(await test.call('login', login))).toEqual(WRONG_CODE);
  });

  it('are not promised to any address while mails cannot be sent, and the next request is free', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    test.advance(MINUTE_MS);
    const before = await test.mails();
    test.setMailDown(true);
    const unavailable = [503, 'MAIL_UNAVAILABLE', '发送验证码失败，请稍后重试'];
    for (const email of [EMAIL, OTHER]) {
      expect(toFacts(await test.call('sendLoginCode', { email }))).toEqual(unavailable);
      expect(toFacts(await test.call('sendRegisterCode', { email }))).toEqual(unavailable);
      expect(toFacts(await test.call('sendResetCode', { email }))).toEqual(unavailable);
    }
    expect(toFacts(await test.call('sendChangeCode', null, { token }))).toEqual(unavailable);
    expect(toFacts(await test.call('login', { username: EMAIL, password: PASSWORD }))).toEqual(unavailable);
    expect(await test.mails()).toEqual(before);
    test.setMailDown(false);
    expect((await test.call('sendLoginCode', { email: EMAIL })).statusCode).toBe(200);
    expect((await test.call('sendRegisterCode', { email: OTHER })).statusCode).toBe(200);
  });

  it('replace the previous code', async () => {
    const test = await createMemberApp();
    await test.call('sendLoginCode', { email: EMAIL });
    const emailCode = await test.latestCode(EMAIL);
    test.advance(MINUTE_MS);
    await test.call('sendLoginCode', { email: EMAIL });
    expect(toFacts(await test.call('login', { username: EMAIL, password: PASSWORD, emailCode }))).toEqual(WRONG_CODE);
  });

  it('can be requested again after 60 seconds, separately for every purpose', async () => {
    const test = await createMemberApp();
    await test.call('sendLoginCode', { email: EMAIL });
    test.advance(20_500);
    const early = await test.call('sendLoginCode', { email: EMAIL });
    expect(toFacts(early)).toEqual([429, 'RESEND_TOO_EARLY', '请等待 40 秒后再次发送']);
    expect([early.headers['retry-after'], early.json().data]).toEqual(['40', { retryAfter: 40 }]);
    expect((await test.call('sendResetCode', { email: EMAIL })).statusCode).toBe(200);
    test.advance(39_500);
    expect((await test.call('sendLoginCode', { email: EMAIL })).statusCode).toBe(200);
  });

  it('are limited to 20 a day per address over all purposes', async () => {
    const test = await createAccountsApp();
    for (let sent = 0; sent < 20; sent++) {
      const name = sent % 2 === 0 ? 'sendLoginCode' : 'sendResetCode';
      expect((await test.call(name, { email: EMAIL })).statusCode).toBe(200);
      test.advance(MINUTE_MS);
    }
    const reply = await test.call('sendRegisterCode', { email: EMAIL });
    expect(toFacts(reply)).toEqual([429, 'TOO_MANY_CODES', '验证码发送次数过多，请 24 小时后再试']);
    expect((await test.call('sendRegisterCode', { email: OTHER })).statusCode).toBe(200);
    test.advance(24 * 60 * MINUTE_MS);
    expect((await test.call('sendRegisterCode', { email: EMAIL })).statusCode).toBe(200);
  });

  it('are limited to 60 an hour per network, where IPv6 addresses of one connection count together', async () => {
    const test = await createAccountsApp();
    const send = (number: number, from: string) =>
      test.call('sendRegisterCode', { email: `${number}@example.com` }, { from });
    for (let sent = 0; sent < 60; sent++) expect((await send(sent, `2001:db8:1:2::${sent + 1}`)).statusCode).toBe(200);
    expect(toFacts(await send(60, '2001:db8:1:2:ffff::1'))).toEqual([
      429,
      'TOO_MANY_CODES',
      '验证码发送次数过多，请 60 分钟后再试',
    ]);
    expect((await send(60, '2001:db8:1:3::1')).statusCode).toBe(200);
    test.advance(60 * MINUTE_MS);
    expect((await send(61, '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it.each(['sendLoginCode', 'sendResetCode'] as const)(
    '%s answers an unknown address like a known one, and mails nothing',
    async (name) => {
      const test = await createMemberApp();
      const known = await test.call(name, { email: EMAIL });
      const unknown = await test.call(name, { email: OTHER });
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      expect((await test.mails()).filter(({ to }) => to === OTHER)).toEqual([]);
      // Queued all the same, so that the answer takes as long.
      const queued = await test.db.selectFrom('mail_queue').select('purpose').execute();
      expect(queued.filter(({ purpose }) => purpose === 'nothing')).toHaveLength(1);
      const [early, earlyUnknown] = [await test.call(name, { email: EMAIL }), await test.call(name, { email: OTHER })];
      expect([earlyUnknown.statusCode, earlyUnknown.body]).toEqual([early.statusCode, early.body]);
    },
  );
});

describe('login', () => {
  it('answers a wrong password, an unknown address, and a wrong password with a right code alike', async () => {
    const test = await createMemberApp();
    await test.call('sendLoginCode', { email: EMAIL });
    const emailCode = await test.latestCode(EMAIL);
    for (const body of [
      { username: EMAIL, password: 'wrong' },
      { username: OTHER, password: PASSWORD },
      { username: EMAIL, password: 'wrong', emailCode },
    ]) {
      expect(toFacts(await test.call('login', body))).toEqual(WRONG_CREDENTIALS);
    }
    expect(test.checked).toHaveLength(3);
  });

  it('delays logins increasingly after five wrong passwords, until the password is reset', async () => {
    const test = await createMemberApp();
    const fail = () => test.call('login', { username: EMAIL, password: 'wrong' });
    for (let tries = 0; tries < 5; tries++) expect(toFacts(await fail())).toEqual(WRONG_CREDENTIALS);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const reply = await test.call('login', { username: EMAIL, password: PASSWORD });
      const words = minutes === 1 ? '60 秒' : `${minutes} 分钟`;
      expect(toFacts(reply)).toEqual([429, 'TOO_MANY_ATTEMPTS', `密码错误次数过多，请 ${words}后再试`]);
      expect(reply.headers['retry-after']).toBe(String(minutes * 60));
      test.advance(minutes * MINUTE_MS);
      expect(toFacts(await fail())).toEqual(WRONG_CREDENTIALS);
    }
    await test.call('sendResetCode', { email: EMAIL });
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    await test.call('resetPassword', { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...passwords });
    expect(await signIn(test, EMAIL, 'Marble-Canoe-19')).not.toBe('');
  });

  it('resets the count after a login with password and code', async () => {
    const test = await createMemberApp();
    const failFourTimes = async () => {
      for (let tries = 0; tries < 4; tries++) {
        const reply = await test.call('login', { username: EMAIL, password: 'wrong' });
        expect(toFacts(reply)).toEqual(WRONG_CREDENTIALS);
      }
    };
    await failFourTimes();
    await signIn(test, EMAIL);
    await failFourTimes();
  });

  it('does not count a login that the server could not verify', async () => {
    const test = await createMemberApp();
    await test.db.schema.alterTable('users').renameTo('away').execute();
    for (let tries = 0; tries < 6; tries++) {
      const reply = await test.call('login', { username: EMAIL, password: PASSWORD });
      expect(toFacts(reply)).toEqual([500, '500', '服务器出了点问题，请稍后再试']);
    }
    await test.db.schema.alterTable('away').renameTo('users').execute();
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD });
    expect(reply.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });

  it('limits an unknown address like a known one', async () => {
    const test = await createAccountsApp();
    const replies = [];
    for (let tries = 0; tries < 6; tries++) replies.push(await test.call('login', { username: OTHER, password: 'x' }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('limits a network to 50 failures in a quarter of an hour, without counting right passwords', async () => {
    const test = await createMemberApp();
    for (let tries = 0; tries < 50; tries++) {
      await test.call('login', { username: `${tries}@example.com`, password: 'x' });
      if (tries % 10 === 0) await test.call('login', { username: EMAIL, password: PASSWORD });
    }
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD });
    expect(toFacts(reply)).toEqual([429, 'TOO_MANY_ATTEMPTS', '密码错误次数过多，请 15 分钟后再试']);
    const elsewhere = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: '198.51.100.7' });
    expect(elsewhere.json().code).toBe('NEED_EMAIL_VERIFICATION');
    test.advance(15 * MINUTE_MS);
    expect((await test.call('login', { username: EMAIL, password: PASSWORD })).statusCode).toBe(200);
  });

  it('reveals a disabled account only with its password, and mails it nothing', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    await test.db.updateTable('users').set({ status: 'disabled' }).execute();
    const disabled = [403, 'ACCOUNT_DISABLED', '账号已被停用，请联系管理员'];
    expect(toFacts(await test.call('login', { username: EMAIL, password: PASSWORD }))).toEqual(disabled);
    expect(toFacts(await test.call('login', { username: EMAIL, password: 'wrong' }))).toEqual(WRONG_CREDENTIALS);
    expect(toFacts(await test.call('profile', null, { token }))).toEqual(disabled);
    const before = await test.mails();
    test.advance(MINUTE_MS);
    expect((await test.call('sendLoginCode', { email: EMAIL })).statusCode).toBe(200);
    expect((await test.call('sendResetCode', { email: EMAIL })).statusCode).toBe(200);
    expect(await test.mails()).toEqual(before);
  });
});

describe('reset', () => {
  it.each([
    [
      'a short password',
      { newPassword: 'Kp-7xyz', confirmPassword: 'Kp-7xyz' },
      'PASSWORD_TOO_SHORT',
      '密码长度至少8位',
    ],
    [
      'a common password',
      { newPassword: 'zhangwei520', confirmPassword: 'zhangwei520' },
      'PASSWORD_COMMON',
      '这个密码太常见，容易被猜到，请换一个',
    ],
    ['two passwords', { confirmPassword: 'Marble-Canoe-18' }, 'PASSWORDS_DIFFER', '两次密码输入不一致'],
    ['a wrong code', { verifyCode: '999999' }, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'],
    ['an address that nobody has', { email: OTHER }, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'],
  ])('with %s is rejected, and the code stays valid', async (_case, change, code, message) => {
    const test = await createMemberApp();
    await test.call('sendResetCode', { email: EMAIL });
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    const good = { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...passwords };
    expect(toFacts(await test.call('resetPassword', { ...good, ...change }))).toEqual([400, code, message]);
    expect((await test.call('resetPassword', good)).statusCode).toBe(200);
  });

  it('ends every session', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    await test.call('sendResetCode', { email: EMAIL });
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    await test.call('resetPassword', { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...passwords });
    expect((await test.call('profile', null, { token })).statusCode).toBe(401);
  });
});

describe('change', () => {
  const good = { currentPassword: PASSWORD, newPassword: 'Violin-Basket-42' };

  it.each([
    ['a wrong current password', { currentPassword: 'wrong' }, 'WRONG_PASSWORD', '当前密码错误'],
    ['the current password', { newPassword: PASSWORD }, 'PASSWORD_UNCHANGED', '新密码不能与当前密码相同'],
    [
      'a weak password',
      { newPassword: 'marblecanoe' },
      'PASSWORD_WEAK',
      '密码强度不足，请混合使用大小写字母、数字和特殊字符',
    ],
    ['a short password', { newPassword: 'Kp-7xyz' }, 'PASSWORD_TOO_SHORT', '密码长度至少8位'],
    ['a common password', { newPassword: 'Password1!' }, 'PASSWORD_COMMON', '这个密码太常见，容易被猜到，请换一个'],
    ['a wrong code', { emailCode: '999999' }, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'],
  ])('with %s is rejected with 400, and session and code stay valid', async (_case, change, code, message) => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    await test.call('sendChangeCode', null, { token });
    const emailCode = await test.latestCode(EMAIL);
    const refused = await test.call('changePassword', { ...good, emailCode, ...change }, { token });
    expect(toFacts(refused)).toEqual([400, code, message]);
    expect((await test.call('changePassword', { ...good, emailCode }, { token })).statusCode).toBe(200);
  });

  it('limits attempts at the current password without locking the owner out of the login', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    const guess = () => test.call('changePassword', { ...good, currentPassword: 'x', emailCode: '1' }, { token });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).json().code).toBe('TOO_MANY_ATTEMPTS');
    const login = await test.call('login', { username: EMAIL, password: PASSWORD });
    expect(login.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });
});
