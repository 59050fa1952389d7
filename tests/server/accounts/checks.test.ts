import { describe, expect, it } from 'vitest';
import {
  createAccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  register,
  signIn,
  toFacts,
} from './create-accounts-app.ts';

const RIGHT = [200, '200', ''];
const WRONG_CODE = [400, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'];
const EXCEEDED = [400, 'CODE_ATTEMPTS_EXCEEDED', '验证码错误次数过多，请重新获取验证码'];
const WRONG_PASSWORD = [400, 'WRONG_PASSWORD', '当前密码错误'];
const NEW_PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };

describe('checking a code', () => {
  it('says that a right code is right, as often as asked, and leaves it usable', async () => {
    const test = await createAccountsApp();
    await test.call('sendRegisterCode', { email: OTHER });
    const code = await test.latestCode(OTHER);
    for (let times = 0; times < 8; times++) {
      expect(toFacts(await test.call('checkCode', { email: ' MEI@example.com', purpose: 'register', code }))).toEqual(
        RIGHT,
      );
    }
    const registration = { email: OTHER, username: 'Mei', password: PASSWORD, verifyCode: code };
    expect((await test.call('register', registration)).statusCode).toBe(200);
    expect(toFacts(await test.call('checkCode', { email: OTHER, purpose: 'register', code }))).toEqual(WRONG_CODE);
  });

  it('shares the five attempts with the use of the code', async () => {
    const test = await createMemberApp();
    await test.call('sendResetCode', { email: EMAIL });
    const code = await test.latestCode(EMAIL);
    const check = (tried: string) => test.call('checkCode', { email: EMAIL, purpose: 'reset', code: tried });
    const use = (tried: string) => test.call('resetPassword', { email: EMAIL, verifyCode: tried, ...NEW_PASSWORDS });
    for (const attempt of [check, use, check, use, check]) expect(toFacts(await attempt('999999'))).toEqual(WRONG_CODE);
    expect(toFacts(await check(code))).toEqual(EXCEEDED);
    expect(toFacts(await use(code))).toEqual(EXCEEDED);
  });

  it('looks at five of many attempts at once, checks and uses together', async () => {
    const test = await createMemberApp();
    await test.call('sendResetCode', { email: EMAIL });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const tried = `9000${10 + index}`;
        return index % 2 === 0
          ? test.call('checkCode', { email: EMAIL, purpose: 'reset', code: tried })
          : test.call('resetPassword', { email: EMAIL, verifyCode: tried, ...NEW_PASSWORDS });
      }),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
    expect(codes.filter((code) => code === 'CODE_ATTEMPTS_EXCEEDED')).toHaveLength(35);
  });

  it.each([
    ['reset', 'sendResetCode', EMAIL, OTHER],
    ['register', 'sendRegisterCode', OTHER, EMAIL],
  ] as const)('for %s answers an address with a usable code and one without alike', async (purpose, send, a, b) => {
    const test = await createMemberApp();
    test.advance(MINUTE_MS);
    for (const email of [a, b]) await test.call(send, { email });
    for (let attempt = 0; attempt < 7; attempt++) {
      const check = (email: string) => test.call('checkCode', { email, purpose, code: '999999' });
      const [usable, unusable] = [await check(a), await check(b)];
      expect([unusable.statusCode, unusable.body]).toEqual([usable.statusCode, usable.body]);
    }
  });

  it('knows an expired code and one of another purpose as wrong', async () => {
    const test = await createMemberApp();
    test.advance(MINUTE_MS);
    await test.call('sendResetCode', { email: EMAIL });
    const code = await test.latestCode(EMAIL);
    expect(toFacts(await test.call('checkCode', { email: EMAIL, purpose: 'register', code }))).toEqual(WRONG_CODE);
    test.advance(10 * MINUTE_MS);
    expect(toFacts(await test.call('checkCode', { email: EMAIL, purpose: 'reset', code }))).toEqual(WRONG_CODE);
  });

  it.each(['login', 'changePassword', 'adminLogin'])(
    'takes no code for %s, whose attempts a stranger must not be able to spend',
    async (purpose) => {
      const test = await createMemberApp();
      expect((await test.call('checkCode', { email: EMAIL, purpose, code: '999999' })).json().code).toBe('400');
    },
  );

  it('rejects a text that is no address', async () => {
    const test = await createAccountsApp();
    const reply = await test.call('checkCode', { email: 'lin', purpose: 'reset', code: '1' });
    expect(reply.json().code).toBe('INVALID_EMAIL');
  });
});

describe('checking the code of a password change', () => {
  it('shares the attempts with the change, and keeps the session and a right code', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    await test.call('sendChangeCode', null, { token });
    const emailCode = await test.latestCode(EMAIL);
    const check = (code: string) => test.call('checkChangeCode', { code }, { token });
    const change = (code: string) =>
      test.call(
        'changePassword',
        { currentPassword: PASSWORD, newPassword: 'Violin-Basket-42', emailCode: code },
        { token },
      );
    expect(toFacts(await check(emailCode))).toEqual(RIGHT);
    for (const attempt of [check, change, check, change]) expect(toFacts(await attempt('999999'))).toEqual(WRONG_CODE);
    expect(toFacts(await check(emailCode))).toEqual(RIGHT);
    expect(toFacts(await check('999999'))).toEqual(WRONG_CODE);
    expect(toFacts(await check(emailCode))).toEqual(EXCEEDED);
    expect((await test.call('profile', null, { token })).statusCode).toBe(200);
  });

  it('is about the account of the session alone', async () => {
    const test = await createMemberApp();
    await register(test, OTHER, 'Mei');
    const token = await signIn(test, EMAIL);
    await test.call('sendChangeCode', null, { token });
    const code = await test.latestCode(EMAIL);
    const other = await signIn(test, OTHER);
    expect(toFacts(await test.call('checkChangeCode', { code }, { token: other }))).toEqual(WRONG_CODE);
  });
});

describe('checking the current password', () => {
  it('is right without counting, and wrong with 400, never 401', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    const check = (currentPassword: string) => test.call('checkPassword', { currentPassword }, { token });
    for (let times = 0; times < 8; times++) expect(toFacts(await check(PASSWORD))).toEqual(RIGHT);
    expect(toFacts(await check('wrong'))).toEqual(WRONG_PASSWORD);
    expect((await test.call('profile', null, { token })).statusCode).toBe(200);
  });

  it('shares its attempts with the change, and does not keep the owner from signing in', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    const check = () => test.call('checkPassword', { currentPassword: 'x' }, { token });
    const change = () =>
      test.call('changePassword', { currentPassword: 'x', newPassword: 'Violin-Basket-42', emailCode: '1' }, { token });
    for (const attempt of [check, change, check, change, check])
      expect(toFacts(await attempt())).toEqual(WRONG_PASSWORD);
    for (const attempt of [check, change]) {
      expect(toFacts(await attempt())).toEqual([429, 'TOO_MANY_ATTEMPTS', '错误次数过多，请 60 秒后再试']);
    }
    const login = await test.call('login', { username: EMAIL, password: PASSWORD });
    expect(login.json().code).toBe('NEED_EMAIL_VERIFICATION');
    test.advance(MINUTE_MS);
    expect(toFacts(await check())).toEqual(WRONG_PASSWORD);
    expect((await check()).headers['retry-after']).toBe('120');
  });

  it('counts at the network of the caller, as failed logins do, and does not wait for it', async () => {
    const test = await createMemberApp();
    const token = await signIn(test, EMAIL);
    const check = (currentPassword: string) => test.call('checkPassword', { currentPassword }, { token });
    await check('wrong');
    const failures = test.db.selectFrom('throttles').where('key', '=', 'guess-from:lan-203-0-113-1');
    expect(await failures.select('count').executeTakeFirst()).toEqual({ count: 1 });
    // As after fifty failed logins.
    await test.db.updateTable('throttles').set({ count: 50 }).where('key', 'like', 'guess-from:%').execute();
    expect((await check(PASSWORD)).statusCode).toBe(200);
    expect((await check('wrong')).json().code).toBe('WRONG_PASSWORD');
  });
});
