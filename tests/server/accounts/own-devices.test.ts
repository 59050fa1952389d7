import { beforeEach, describe, expect, it } from 'vitest';
import { pruneAccounts } from '../../../server/services/accounts/prune.ts';
import { listValidSessions } from '../../../server/services/accounts/sessions.ts';
import { USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { SESSION_CALLS } from '../../../src/core/contracts/sessions.ts';
import { createAdminApp } from '../admin/create-admin-app.ts';
import { type AccountsApp, createMemberApp, EMAIL, MINUTE_MS, PASSWORD } from './create-accounts-app.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAY_S = 24 * 60 * 60;
const NEW_PASSWORD = 'Marble-Canoe-19';

let test: AccountsApp;
beforeEach(async () => {
  test = await createMemberApp();
});

async function logIn(more: object = { isOwnDevice: true }) {
  test.advance(MINUTE_MS);
  await test.call('sendLoginCode', { email: EMAIL });
  const emailCode = await test.latestCode(EMAIL);
  const reply = await test.call('login', { username: EMAIL, password: PASSWORD, emailCode, ...more });
  return reply.json().data as { readonly token: string; readonly expiresIn: number };
}

const statusOf = async (token: string) => (await test.call('profile', null, { token })).statusCode;
const rows = () => test.db.selectFrom('sessions').selectAll().orderBy('created_at').execute();
const giveRole = async (role: string) => {
  const { id } = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await test.db.insertInto('user_roles').values({ user_id: id, role_name: role }).execute();
};

describe('a session on an own device', () => {
  it('lasts 30 days, in its row, its token and its reply', async () => {
    const { token, expiresIn } = await logIn();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect([expiresIn, claims.exp - claims.iat]).toEqual([30 * DAY_S, 30 * DAY_S]);
    expect(await rows()).toMatchObject([{ expires_at: test.now() + 30 * DAY_MS, is_own_device: 1 }]);
  });

  it('is valid until the end of its 30 days without a call, and not after', async () => {
    const { token } = await logIn();
    const ids = (await rows()).map(({ id }) => id);
    test.advance(30 * DAY_MS - 1);
    expect([await statusOf(token), (await listValidSessions(test.accounts, ids)).size]).toEqual([200, 1]);
    test.advance(1);
    expect([await statusOf(token), (await listValidSessions(test.accounts, ids)).size]).toEqual([401, 0]);
  });

  it('is kept by pruning as long as it is valid', async () => {
    await logIn();
    test.advance(30 * DAY_MS - 1);
    await pruneAccounts(test.accounts);
    expect(await rows()).toHaveLength(1);
    test.advance(1);
    await pruneAccounts(test.accounts);
    expect(await rows()).toHaveLength(0);
  });

  it('that a clock a day ahead started is refused and pruned once the clock is right', async () => {
    test.advance(DAY_MS);
    const { token } = await logIn();
    test.advance(-DAY_MS);
    expect(await statusOf(token)).toBe(401);
    await pruneAccounts(test.accounts);
    expect(await rows()).toHaveLength(0);
  });

  it('is listed with its mark, and can be ended from another device', async () => {
    const [own, other] = [await logIn(), await logIn({})];
    const send = (method: 'GET' | 'DELETE', url: string) =>
      test.app.inject({ method, url, headers: { authorization: `Bearer ${other.token}` }, payload: {} });
    const { sessions } = (await send('GET', SESSION_CALLS.list.path)).json().data;
    expect(sessions.map(({ isOwnDevice }: { isOwnDevice: boolean }) => isOwnDevice)).toEqual([false, true]);
    await send('DELETE', SESSION_CALLS.end.path.replace(':id', sessions[1].id));
    expect([await statusOf(own.token), await statusOf(other.token)]).toEqual([401, 200]);
  });

  it('ends with a new password, and the session that continues on the device keeps the mark', async () => {
    const [own, second] = [await logIn(), await logIn()];
    await test.call('sendChangeCode', {}, { token: own.token });
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const body = { ...passwords, emailCode: await test.latestCode(EMAIL) };
    const { token, expiresIn } = (await test.call('changePassword', body, { token: own.token })).json().data;
    expect([await statusOf(own.token), await statusOf(second.token), await statusOf(token)]).toEqual([401, 401, 200]);
    expect(expiresIn).toBe(30 * DAY_S);
  });

  it('ends with a reset of the password', async () => {
    const { token } = await logIn();
    await test.call('sendResetCode', { email: EMAIL });
    const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await test.call('resetPassword', { email: EMAIL, verifyCode: await test.latestCode(EMAIL), ...passwords });
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a login without the mark', () => {
  it.each([[{}], [{ isOwnDevice: false }]])('with %j lasts 24 hours and ends after 12 without a call', async (more) => {
    const { token, expiresIn } = await logIn(more);
    expect([expiresIn, await rows()]).toMatchObject([DAY_S, [{ is_own_device: 0 }]]);
    test.advance(12 * HOUR_MS);
    expect(await statusOf(token)).toBe(401);
  });

  it('is refused with a mark that is no truth value', async () => {
    const reply = await test.call('login', { username: EMAIL, password: PASSWORD, isOwnDevice: 'yes' });
    expect(reply.json()).toMatchObject({ code: '400', data: { issues: [{ field: 'isOwnDevice' }] } });
  });
});

it.each(['ADMIN', 'SUPER_ADMIN'])(
  'gives a session of 24 hours to an account with the role %s all the same',
  async (role) => {
    await giveRole(role);
    const { token, expiresIn } = await logIn();
    expect([expiresIn, await rows()]).toMatchObject([DAY_S, [{ is_own_device: 0 }]]);
    test.advance(12 * HOUR_MS);
    expect(await statusOf(token)).toBe(401);
  },
);

it.each(['MODERATOR', 'VIP'])('lasts 30 days for an account with the role %s', async (role) => {
  await giveRole(role);
  expect((await logIn()).expiresIn).toBe(30 * DAY_S);
});

it('ends when its user becomes an administrator', async () => {
  const admins = await createAdminApp();
  test = admins;
  await admins.db.updateTable('users').set({ email: EMAIL }).where('id', '=', 'uma').execute();
  const password_hash = await admins.accounts.passwords.hash(PASSWORD, []);
  await admins.db.updateTable('users').set({ password_hash }).where('id', '=', 'uma').execute();
  const { token } = await logIn();
  expect(await statusOf(token)).toBe(200);
  const roles = { params: { id: 'uma' }, body: { roles: ['USER', 'ADMIN'] } };
  expect((await admins.as('root', USER_CALLS.setRoles, roles)).statusCode).toBe(200);
  expect(await statusOf(token)).toBe(401);
});

it('has no mark in a login of the administration', async () => {
  await giveRole('ADMIN');
  const body = { username: EMAIL, password: PASSWORD, isOwnDevice: true };
  const send = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
  const { ticket } = (await send('/mythinkn/api/admin/login', body)).json().data;
  const emailCode = await test.latestCode(EMAIL);
  const reply = await send('/mythinkn/api/admin/login', { ...body, ticket, emailCode });
  expect([reply.statusCode, reply.json().data.expiresIn]).toEqual([200, DAY_S]);
});
