import { expect, it } from 'vitest';
import { createAccountsApp, EMAIL, MINUTE_MS, PASSWORD, register, signIn, toFacts } from './create-accounts-app.ts';
import { createMailedAccountsApp } from './mailed-accounts-app.ts';

it.each([
  ['local', '本机模式：验证码已打印在服务器终端'],
  ['smtp', '验证码已发送到您的邮箱，请查收'],
] as const)(
  'register, log in, read the profile, change the password, log out, reset, log in again: codes by %s mail',
  async (mailMode, codeSent) => {
    const { call, readCode, advance } = await createMailedAccountsApp(mailMode);
    const sent = { code: '200', message: codeSent, data: { mailMode, resendWait: 60, ticket: expect.any(String) } };

    expect((await call('sendRegisterCode', { email: ' Lin@Example.com ' })).json()).toEqual(sent);
    const registration = { email: EMAIL, username: ' 林  小满 ', password: PASSWORD };
    const registered = await call('register', { ...registration, verifyCode: await readCode(EMAIL, '注册') });
    const session = {
      token: expect.any(String),
      expiresIn: 24 * 60 * 60,
      user: expect.objectContaining({ email: EMAIL }),
      device: expect.any(String),
    };
    expect(registered.json()).toEqual({ code: '200', message: '注册成功！请登录使用', data: session });

    const asked = await call('login', { username: EMAIL, password: PASSWORD });
    expect([asked.statusCode, asked.json()]).toEqual([
      200,
      { ...sent, code: 'NEED_EMAIL_VERIFICATION', message: '需要邮箱验证码，请检查您的邮箱' },
    ]);
    const credentials = { username: 'LIN@example.com', password: PASSWORD };
    const firstCode = await readCode(EMAIL, '登录');
    const login = await call('login', { ...credentials, emailCode: firstCode });
    const { token, expiresIn, user } = login.json().data;
    expect(expiresIn).toBe(24 * 60 * 60);
    expect(user).toEqual({
      id: expect.any(String),
      username: '林 小满',
      email: EMAIL,
      role: 'USER',
      roles: ['USER'],
      permissions: [],
    });
    const profile = await call('profile', null, { token });
    expect(profile.json()).toEqual({ code: '200', message: '', data: { user } });
    expect(profile.headers['cache-control']).toBe('no-store');

    expect((await call('sendChangeCode', null, { token })).json()).toEqual(sent);
    const newPassword = 'Violin-Basket-42';
    const change = { currentPassword: PASSWORD, newPassword, emailCode: await readCode(EMAIL, '修改密码') };
    const changed = await call('changePassword', change, { token });
    expect(changed.json()).toMatchObject({ code: '200', message: '密码修改成功，其他设备需要重新登录' });
    expect(toFacts(await call('profile', null, { token }))).toEqual([401, '401', '密码已修改，请重新登录']);
    const newToken = changed.json().data.token;
    expect((await call('profile', null, { token: newToken })).statusCode).toBe(200);

    expect((await call('logout', null, { token: newToken })).json()).toMatchObject({
      code: '200',
      message: '已退出登录',
    });
    expect(toFacts(await call('profile', null, { token: newToken }))).toEqual([401, '401', '登录已失效，请重新登录']);

    expect((await call('sendResetCode', { email: EMAIL, verifyType: 3 })).json()).toEqual(sent);
    const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
    const verifyCode = await readCode(EMAIL, '重置密码');
    const reset = await call('resetPassword', { email: EMAIL, verifyCode, ...passwords });
    expect(reset.json()).toEqual({ code: '200', message: '密码重置成功，请使用新密码登录', data: null });
    advance(MINUTE_MS);
    expect(toFacts(await call('login', { username: EMAIL, password: newPassword }))).toEqual([
      400,
      'WRONG_CREDENTIALS',
      '邮箱或密码错误',
    ]);
    expect((await call('sendLoginCode', { email: EMAIL })).json()).toEqual(sent);
    await expect.poll(() => readCode(EMAIL, '登录'), { timeout: 5000 }).not.toBe(firstCode);
    const again = { username: EMAIL, password: 'Marble-Canoe-19', emailCode: await readCode(EMAIL, '登录') };
    const signedIn = (await call('login', again)).json().data;
    expect(signedIn.user).toEqual(user);
    expect((await call('profile', null, { token: signedIn.token })).json().data).toEqual({ user });
  },
);

it('queues mails with purpose, recipient and expiry', async () => {
  const test = await createAccountsApp();
  await register(test, EMAIL, 'lin');
  await signIn(test, EMAIL);
  expect(await test.mails()).toEqual([
    { to: EMAIL, purpose: 'register', code: '100001', expiresAt: test.now() + 10 * MINUTE_MS },
    { to: EMAIL, username: 'lin', purpose: 'login', code: '100002', expiresAt: test.now() + 10 * MINUTE_MS },
  ]);
});

it('records a changed and a reset password in the audit log, without secrets', async () => {
  const test = await createAccountsApp();
  await register(test, EMAIL, 'lin');
  const token = await signIn(test, EMAIL);
  await test.call('sendChangeCode', null, { token });
  const emailCode = await test.latestCode(EMAIL);
  await test.call(
    'changePassword',
    { currentPassword: PASSWORD, newPassword: 'Violin-Basket-42', emailCode },
    { token },
  );
  const { ticket } = (await test.call('sendResetCode', { email: EMAIL })).json().data;
  const verifyCode = await test.latestCode(EMAIL);
  const passwords = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
  await test.call('resetPassword', { email: EMAIL, verifyCode, ticket, ...passwords }, { from: '198.51.100.7' });
  const rows = await test.db.selectFrom('audit_log').selectAll().orderBy('action').execute();
  const user = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const entry = {
    id: expect.any(String),
    at: test.now(),
    actor_id: user.id,
    target: user.id,
    before: null,
    after: null,
  };
  expect(rows).toEqual([
    { ...entry, action: 'password.change', address: '203.0.113.1' },
    { ...entry, action: 'password.reset', address: '198.51.100.7' },
  ]);
});

it('accepts a code requested right before the login, and sends no second one', async () => {
  const test = await createAccountsApp();
  await register(test, EMAIL, 'lin');
  const { ticket } = (await test.call('sendLoginCode', { email: EMAIL, verifyType: 1 })).json().data;
  test.advance(20_000);
  const asked = await test.call('login', { username: EMAIL, password: PASSWORD });
  expect(asked.json().data).toEqual({ mailMode: 'local', resendWait: 40, ticket });
  expect((await test.mails()).filter(({ purpose }) => purpose === 'login')).toHaveLength(1);
  const emailCode = (await test.latestCode(EMAIL)).replace(/(?=\d{3}$)/, ' ');
  const login = await test.call('login', { username: EMAIL, password: PASSWORD, emailCode });
  expect(login.json().code).toBe('200');
});
