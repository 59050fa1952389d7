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
  toSameBody,
} from './create-accounts-app.ts';

const WRONG_CODE = [400, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'];

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

  it('are limited to 7 anonymous and 10 proved ones a day per address over all purposes', async () => {
    const test = await createMemberApp();
    const ask = (name: 'sendLoginCode' | 'sendResetCode', network: number) =>
      test.call(name, { email: EMAIL }, { from: `10.0.${network}.1` });
    for (let sent = 1; sent < 7; sent++) {
      expect((await ask(sent % 2 === 0 ? 'sendLoginCode' : 'sendResetCode', sent % 3)).statusCode).toBe(200);
      test.advance(MINUTE_MS);
    }
    expect(toFacts(await ask('sendResetCode', 4))).toEqual([
      429,
      'TOO_MANY_CODES',
      '这个邮箱的验证码请求过多。你在这个网络登录过的话，验证码已经发出，请查收；否则请 24 小时后再试',
    ]);
    const logIn = () => test.call('login', { username: EMAIL, password: PASSWORD });
    for (let sent = 0; sent < 10; sent++) {
      expect((await logIn()).json().code).toBe('NEED_EMAIL_VERIFICATION');
      test.advance(MINUTE_MS);
    }
    expect((await logIn()).json().code).toBe('TOO_MANY_CODES');
    expect((await test.call('sendRegisterCode', { email: OTHER })).statusCode).toBe(200);
    test.advance(24 * 60 * MINUTE_MS);
    expect((await ask('sendResetCode', 4)).statusCode).toBe(200);
    expect((await logIn()).json().code).toBe('NEED_EMAIL_VERIFICATION');
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
      expect(toSameBody(unknown)).toEqual(toSameBody(known));
      expect((await test.mails()).filter(({ to }) => to === OTHER)).toEqual([]);
      // Queued all the same, so that the answer takes as long.
      const queued = await test.db.selectFrom('mail_queue').select('purpose').execute();
      expect(queued.filter(({ purpose }) => purpose === 'nothing')).toHaveLength(1);
      const [early, earlyUnknown] = [await test.call(name, { email: EMAIL }), await test.call(name, { email: OTHER })];
      expect([earlyUnknown.statusCode, earlyUnknown.body]).toEqual([early.statusCode, early.body]);
    },
  );
});
