import { describe, expect, it } from 'vitest';
import {
  createAccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  signIn,
  toFacts,
} from './create-accounts-app.ts';

const WRONG_CREDENTIALS = [400, 'WRONG_CREDENTIALS', '邮箱或密码错误'];

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
    for (const minutes of [1, 2, 4, 8, 15, 30, 60, 60]) {
      const reply = await test.call('login', { username: EMAIL, password: PASSWORD });
      const words = minutes === 1 ? '60 秒' : `${minutes} 分钟`;
      expect(toFacts(reply)).toEqual([429, 'TOO_MANY_ATTEMPTS', `错误次数过多，请 ${words}后再试`]);
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
    // The account never signed in there.
    const from = '198.51.100.7';
    const logIn = (body: object = {}) => test.call('login', { username: EMAIL, password: PASSWORD, ...body }, { from });
    for (let tries = 0; tries < 50; tries++) {
      await logIn({ username: `${tries}@example.com` });
      if (tries % 10 === 0) await logIn();
    }
    expect(toFacts(await logIn())).toEqual([429, 'TOO_MANY_ATTEMPTS', '错误次数过多，请 15 分钟后再试']);
    const elsewhere = await test.call('login', { username: EMAIL, password: PASSWORD }, { from: '198.51.100.8' });
    expect(elsewhere.json().code).toBe('NEED_EMAIL_VERIFICATION');
    test.advance(15 * MINUTE_MS);
    expect((await logIn()).json().code).toBe('NEED_EMAIL_VERIFICATION');
  }, 60_000);

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
    ['an unknown address', { email: OTHER }, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'],
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
