import { describe, expect, it } from 'vitest';
import { VERIFY_TYPES } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { PASSWORD } from '../accounts/create-accounts-app.ts';
import {
  ADMIN,
  type AdminApp,
  createAccount,
  createAdminApp,
  finishFirstLogin,
  INITIAL,
  logIn,
  NEW_PASSWORD,
  RESET_PASSWORD,
} from './create-admin-app.ts';

const calls = ADMIN_ACCESS_CALLS;
const USER = 'lin@example.com';

async function startFirstLogin(test: AdminApp): Promise<string> {
  return (await test.send(calls.login, { username: ADMIN, password: INITIAL })).json().data.token;
}

function force(test: AdminApp, token: string, newPassword: string, currentPassword = INITIAL) {
  return test.send(calls.forceChangePassword, { currentPassword, newPassword }, { token });
}

describe('a required change of the password', () => {
  it('ends the duty and every session before, and records the change without secrets', async () => {
    const test = await createAdminApp();
    const [one, other] = [await startFirstLogin(test), await startFirstLogin(test)];
    const reply = await force(test, one, NEW_PASSWORD);
    expect(reply.json()).toMatchObject({ code: '200', data: { needsPasswordChange: false, needsEmailConfig: true } });
    for (const token of [one, other]) expect((await test.send(calls.status, null, { token })).statusCode).toBe(401);
    const { token } = reply.json().data;
    expect((await test.send(calls.setup, null, { token })).statusCode).toBe(200);
    const log = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(log.map(({ action }) => action)).toContain('password.force-change');
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${INITIAL}|${NEW_PASSWORD}`));
    const user = await test.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect([user.needs_password_change, user.password_expires_at]).toEqual([0, null]);
  });

  it('makes the initial password useless at once', async () => {
    const test = await createAdminApp();
    await finishFirstLogin(test);
    const reply = await test.send(calls.login, { username: ADMIN, password: INITIAL });
    expect(reply.json().code).toBe('WRONG_CREDENTIALS');
  });

  it('happens once when it is asked for twice at the same time', async () => {
    const test = await createAdminApp();
    const token = await startFirstLogin(test);
    const replies = await Promise.all([force(test, token, NEW_PASSWORD), force(test, token, 'Violin-Basket-42')]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['short', 'Ab1!', 'PASSWORD_TOO_SHORT'],
    ['weak', 'abcdefgh1', 'PASSWORD_WEAK'],
    ['common', 'Password1!', 'PASSWORD_COMMON'],
    ['personal', 'Boss@Example.com', 'PASSWORD_PERSONAL'],
  ])('refuses a %s password as its strength rule says', async (_case, newPassword, code) => {
    const test = await createAdminApp();
    expect((await force(test, await startFirstLogin(test), newPassword)).json().code).toBe(code);
  });

  it('refuses the initial password as the new one', async () => {
    const test = await createAdminApp();
    await test.start({ password: 'Violin-Basket-42' });
    const reply = await test.send(calls.login, { username: ADMIN, password: 'Violin-Basket-42' });
    const { token } = reply.json().data;
    expect((await force(test, token, 'Violin-Basket-42', 'Violin-Basket-42')).json().code).toBe('PASSWORD_UNCHANGED');
  });

  it('refuses a wrong current password without ending the session, and counts it', async () => {
    const test = await createAdminApp();
    const token = await startFirstLogin(test);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await force(test, token, NEW_PASSWORD, 'wrong')).json().code).toBe('WRONG_PASSWORD');
    expect((await force(test, token, NEW_PASSWORD)).json().code).toBe('TOO_MANY_ATTEMPTS');
    expect((await test.send(calls.status, null, { token })).statusCode).toBe(200);
  });

  it('is refused to users without that duty, because it needs no code', async () => {
    const test = await createAdminApp();
    const token = await createAccount(test, USER, 'ADMIN');
    expect((await force(test, token, NEW_PASSWORD, PASSWORD)).statusCode).toBe(403);
  });
});

describe('a change of an administrator', () => {
  it('needs current password and mailed code, and ends all sessions', async () => {
    const test = await createAdminApp();
    const token = await createAccount(test, USER, 'ADMIN');
    const sent = await test.send(calls.sendCode, { email: USER, verifyType: VERIFY_TYPES.changePassword }, { token });
    const { ticket } = sent.json().data;
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, emailCode: '000000', ticket };
    expect((await test.send(calls.changePassword, body, { token })).json().code).toBe('WRONG_CODE');
    const emailCode = await test.latestCode(USER);
    const reply = await test.send(calls.changePassword, { ...body, emailCode }, { token });
    expect(reply.json().code).toBe('200');
    expect((await test.send(calls.status, null, { token })).statusCode).toBe(401);
    expect((await logIn(test, USER, NEW_PASSWORD)).json().code).toBe('200');
  });

  it('has one call each for administrators and for others', async () => {
    const test = await createAdminApp();
    const token = await createAccount(test, USER, 'USER');
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, emailCode: '000000' };
    expect((await test.send(calls.changePassword, body, { token })).statusCode).toBe(403);
  });
});

describe('a reset by mail', () => {
  async function reset(test: AdminApp, email: string, newPassword: string) {
    await test.call('sendResetCode', { email });
    const verifyCode = await test.latestCode(email);
    return test.call('resetPassword', { email, verifyCode, newPassword, confirmPassword: newPassword });
  }

  it.each([
    ['ADMIN', 'Kettle-Lamp-71', 'PASSWORD_WEAK'],
    ['ADMIN', 'aB1!xy#zw', 'PASSWORD_WEAK'],
    ['SUPER_ADMIN', 'kettle-lamp-71', 'PASSWORD_WEAK'],
    ['ADMIN', RESET_PASSWORD, '200'],
    ['USER', 'kettle-lamp-71', '200'],
    ['VIP', 'kettle-lamp-71', '200'],
  ] as const)('of an account with the role %s answers %s with %s (trap T20)', async (role, password, code) => {
    const test = await createAdminApp();
    await createAccount(test, USER, role);
    expect((await reset(test, USER, password)).json().code).toBe(code);
  });

  it('shows the stricter rule only to a reader of the mail', async () => {
    const test = await createAdminApp();
    const passwords = { newPassword: 'kettle-lamp-71', confirmPassword: 'kettle-lamp-71' };
    const wrong = await test.call('resetPassword', { email: ADMIN, verifyCode: '000000', ...passwords });
    expect(wrong.json().code).toBe('WRONG_CODE');
  });

  it('replaces an initial password', async () => {
    const test = await createAdminApp();
    expect((await reset(test, ADMIN, RESET_PASSWORD)).json().code).toBe('200');
    expect((await test.send(calls.login, { username: ADMIN, password: INITIAL })).json().code).toBe(
      'WRONG_CREDENTIALS',
    );
    expect((await logIn(test, ADMIN, RESET_PASSWORD)).json().code).toBe('NEED_EMAIL_CONFIG');
  });
});
