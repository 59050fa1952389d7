import { describe, expect, it } from 'vitest';
import { VERIFY_TYPES } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { PASSWORD, register, toFacts, toSameBody } from '../accounts/create-accounts-app.ts';
import {
  ADMIN,
  type AdminApp,
  createAccount,
  createAdminApp,
  finishFirstLogin,
  INITIAL,
  logIn,
  NEW_PASSWORD,
} from './create-admin-app.ts';

const calls = ADMIN_ACCESS_CALLS;
const USER = 'lin@example.com';
const MINUTE_MS = 60_000;

/** An administrator with the password `PASSWORD`, who has to do nothing before anything else. */
async function createAdministrator(): Promise<AdminApp> {
  const test = await createAdminApp();
  await createAccount(test, USER, 'ADMIN');
  return test;
}

describe('the first login', () => {
  it('needs no code and answers that the password must be changed, with a session', async () => {
    const test = await createAdminApp();
    const reply = await test.send(calls.login, { username: ADMIN, password: INITIAL });
    expect(toFacts(reply)).toEqual([200, 'NEED_PASSWORD_CHANGE', '登录成功，请先修改密码']);
    const { token, user, needsPasswordChange, needsEmailConfig } = reply.json().data;
    expect(user).toMatchObject({ email: ADMIN, role: 'SUPER_ADMIN', permissions: ['*:*:*'] });
    expect({ needsPasswordChange, needsEmailConfig }).toEqual({ needsPasswordChange: true, needsEmailConfig: true });
    expect((await test.send(calls.status, null, { token })).json().data).toEqual({
      needsPasswordChange: true,
      needsEmailConfig: true,
      permissions: ['*:*:*'],
      roles: ['SUPER_ADMIN'],
      user,
    });
    expect(await test.mails()).toEqual([]);
  });

  it('succeeds while mails cannot be sent, whatever is typed as the code (trap T19)', async () => {
    const test = await createAdminApp();
    test.setMailDown(true);
    const sent = await test.send(calls.sendCode, { email: ADMIN, verifyType: VERIFY_TYPES.adminLogin });
    expect(sent.json().code).toBe('MAIL_UNAVAILABLE');
    const reply = await test.send(calls.login, { username: ADMIN, password: INITIAL, emailCode: '000000' });
    expect(reply.json().code).toBe('NEED_PASSWORD_CHANGE');
  });

  it('counts wrong passwords like every login', async () => {
    const test = await createAdminApp();
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await test.send(calls.login, { username: ADMIN, password: 'wrong' })).json().code).toBe(
        'WRONG_CREDENTIALS',
      );
    expect((await test.send(calls.login, { username: ADMIN, password: INITIAL })).statusCode).toBe(429);
  });

  it('with an initial password at the login of the portal needs a code', async () => {
    const test = await createAdminApp();
    const reply = await test.call('login', { username: ADMIN, password: INITIAL });
    expect(reply.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });
});

describe('a login of an administrator', () => {
  it('has a code mailed for right credentials, and succeeds with it once', async () => {
    const test = await createAdministrator();
    const first = await test.send(calls.login, { username: USER, password: PASSWORD });
    expect(toFacts(first)).toEqual([200, 'NEED_EMAIL_VERIFICATION', '需要邮箱验证码，请检查您的邮箱']);
    const { ticket } = first.json().data;
    expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'adminLogin', to: USER });
    const body = { username: USER, password: PASSWORD, emailCode: await test.latestCode(USER), ticket };
    const reply = await test.send(calls.login, body);
    expect(toFacts(reply)).toEqual([200, '200', '登录成功']);
    expect(reply.json().data).toMatchObject({ needsPasswordChange: false, needsEmailConfig: false });
    expect((await test.send(calls.login, body)).json().code).toBe('WRONG_CODE');
  });

  it('does not take a code of the portal, nor the portal its code', async () => {
    const test = await createAdministrator();
    await test.call('sendLoginCode', { email: USER });
    const emailCode = await test.latestCode(USER);
    const { id: ticket } = await test.db
      .selectFrom('email_codes')
      .select('id')
      .where('purpose', '=', 'login')
      .executeTakeFirstOrThrow();
    const body = { username: USER, password: PASSWORD, emailCode, ticket };
    expect((await test.send(calls.login, body)).json().code).toBe('WRONG_CODE');
    expect((await test.call('login', body)).json().code).toBe('200');
  });

  it('asks a super administrator for the mail settings until they are saved or postponed', async () => {
    const test = await createAdminApp();
    await finishFirstLogin(test);
    const reply = await logIn(test, ADMIN, NEW_PASSWORD);
    expect(toFacts(reply)).toEqual([200, 'NEED_EMAIL_CONFIG', '登录成功，请先配置邮件服务']);
  });

  it('does not ask for them where the environment sets up mailing', async () => {
    const test = await createAdminApp({ MAIL_MODE: 'local' });
    await finishFirstLogin(test);
    expect((await logIn(test, ADMIN, NEW_PASSWORD)).json().code).toBe('200');
  });

  it('ends with the role at the next call', async () => {
    const test = await createAdministrator();
    const { token } = (await logIn(test, USER, PASSWORD)).json().data;
    expect((await test.send(calls.status, null, { token })).statusCode).toBe(200);
    await test.db.deleteFrom('user_roles').where('role_name', '=', 'ADMIN').execute();
    expect((await test.send(calls.status, null, { token })).statusCode).toBe(403);
  });
});

describe('an account that is no administrator', () => {
  it.each(['USER', 'VIP', 'MODERATOR'] as const)(
    'with the role %s is answered like wrong credentials',
    async (role) => {
      const test = await createAdminApp();
      await createAccount(test, USER, role);
      const right = await test.send(calls.login, { username: USER, password: PASSWORD });
      const wrong = await test.send(calls.login, { username: USER, password: 'wrong' });
      const unknown = await test.send(calls.login, { username: 'no@example.com', password: PASSWORD });
      expect(toFacts(right)).toEqual([400, 'WRONG_CREDENTIALS', '邮箱或密码错误']);
      expect([toSameBody(right), toSameBody(unknown)]).toEqual([toSameBody(wrong), toSameBody(wrong)]);
    },
  );

  it('counts as a failed attempt with the right password, too', async () => {
    const test = await createAdminApp();
    await createAccount(test, USER, 'USER');
    for (let attempt = 0; attempt < 5; attempt++) await test.send(calls.login, { username: USER, password: PASSWORD });
    expect((await test.send(calls.login, { username: USER, password: PASSWORD })).statusCode).toBe(429);
  });

  it('receives no code of the administration, with the same answer', async () => {
    const test = await createAdminApp();
    await register(test, USER, 'Lin');
    test.advance(2 * MINUTE_MS);
    const before = (await test.mails()).length;
    const request = (email: string) => test.send(calls.sendCode, { email, verifyType: VERIFY_TYPES.adminLogin });
    const [user, unknown, admin] = [await request(USER), await request('no@example.com'), await request(ADMIN)];
    expect([toSameBody(user), toSameBody(unknown)]).toEqual([toSameBody(admin), toSameBody(admin)]);
    expect((await test.mails()).slice(before).map(({ to }) => to)).toEqual([ADMIN]);
  });
});

describe('the other logins', () => {
  it.each([
    ['ADMIN', 'adminLogin'],
    ['admin', 'adminLogin'],
    ['SUPER_ADMIN', 'adminLogin'],
    ['USER', 'login'],
    [undefined, 'login'],
  ])('with the type of user %s mails a code for %s', async (userType, purpose) => {
    const test = await createAdministrator();
    const reply = await test.send(calls.genericLogin, { username: USER, password: PASSWORD, userType });
    expect(reply.json().code).toBe('NEED_EMAIL_VERIFICATION');
    expect((await test.mails()).at(-1)).toMatchObject({ purpose });
  });

  it('sign a user in with the duties of the session', async () => {
    const test = await createAdminApp();
    await register(test, USER, 'Lin');
    const { ticket } = (await test.send(calls.userLogin, { username: USER, password: PASSWORD })).json().data;
    const emailCode = await test.latestCode(USER);
    const reply = await test.send(calls.userLogin, { username: USER, password: PASSWORD, emailCode, ticket });
    expect(reply.json()).toMatchObject({ code: '200', data: { needsPasswordChange: false, needsEmailConfig: false } });
    const { token } = reply.json().data;
    expect((await test.send(calls.userStatus, null, { token })).json().data.roles).toEqual(['USER']);
    expect((await test.send(calls.vipStatus, null, { token })).statusCode).toBe(403);
    expect((await test.send(calls.permissions, null, { token })).json().data).toEqual({
      permissions: [],
      roles: ['USER'],
    });
  });
});

describe('a code for a change of the password', () => {
  const changeCode = { email: USER, verifyType: VERIFY_TYPES.changePassword };

  it('goes to the address of the session, whatever address is sent', async () => {
    const test = await createAdminApp();
    const token = await createAccount(test, USER, 'ADMIN');
    const reply = await test.send(calls.sendCode, { ...changeCode, email: 'other@example.com' }, { token });
    expect(reply.statusCode).toBe(200);
    expect((await test.mails()).at(-1)).toMatchObject({ to: USER, purpose: 'changePassword' });
  });

  it('is refused without a session, to a user, and before a required change', async () => {
    const test = await createAdminApp();
    const user = await createAccount(test, USER, 'USER');
    const flagged = (await test.send(calls.login, { username: ADMIN, password: INITIAL })).json().data.token;
    const before = (await test.mails()).length;
    expect((await test.send(calls.sendCode, changeCode)).statusCode).toBe(401);
    expect((await test.send(calls.sendCode, changeCode, { token: 'x' })).statusCode).toBe(401);
    expect((await test.send(calls.sendCode, changeCode, { token: user })).statusCode).toBe(403);
    const refused = await test.send(calls.sendCode, changeCode, { token: flagged });
    expect(refused.json().code).toBe('NEED_PASSWORD_CHANGE');
    expect(await test.mails()).toHaveLength(before);
  });

  it('is refused for another type', async () => {
    const test = await createAdminApp();
    for (const verifyType of [1, 3, 4, 5, '2', undefined])
      expect((await test.send(calls.sendCode, { email: ADMIN, verifyType })).statusCode).toBe(400);
  });
});

it('delivers the mails of the local address to the terminal, also while the mail server is down', async () => {
  const test = await createAdminApp();
  const LOCAL = 'admin@localhost.localdomain';
  await test.db.updateTable('users').set({ email: LOCAL }).execute();
  test.setMailDown(true);
  const reply = await test.send(calls.sendCode, { email: LOCAL, verifyType: VERIFY_TYPES.adminLogin });
  expect(reply.json()).toMatchObject({ message: '本机模式：验证码已打印在服务器终端', data: { mailMode: 'local' } });
});
