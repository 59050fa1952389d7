import { describe, expect, it } from 'vitest';
import { toUsernameKey } from '../../../server/services/accounts/username-key.ts';
import { generatePassword } from '../../../server/services/admin-access/first-run.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { register } from '../accounts/create-accounts-app.ts';
import { ADMIN, type AdminApp, createAdminApp, createEmptyApp, finishFirstLogin, INITIAL } from './create-admin-app.ts';

const HOUR_MS = 60 * 60_000;
const LOCAL = 'admin@localhost.localdomain';

async function readAdmins(test: AdminApp) {
  const rows = await test.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.email', 'users.username', 'needs_password_change', 'password_expires_at'])
    .where('role_name', '=', 'SUPER_ADMIN')
    .execute();
  return rows;
}

function logInWith(test: AdminApp, password: string, username = ADMIN) {
  return test.send(ADMIN_ACCESS_CALLS.login, { username, password });
}

describe('on an empty database', () => {
  it('creates a super administrator with a generated password for a day', async () => {
    const test = await createEmptyApp();
    expect(await test.start()).toEqual({ kind: 'created', email: ADMIN, password: INITIAL });
    expect(await readAdmins(test)).toEqual([
      { email: ADMIN, username: 'admin', needs_password_change: 1, password_expires_at: test.now() + 24 * HOUR_MS },
    ]);
    const [entry] = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ action: 'admin.create', actor_id: null, after: '{"roles":["SUPER_ADMIN"]}' });
    expect(JSON.stringify(entry)).not.toContain(INITIAL);
  });

  it('uses the local address where none is configured, and the chosen password where one is', async () => {
    const test = await createEmptyApp();
    const chosen = { email: null, password: 'Violin-Basket-42' };
    expect(await test.start(chosen)).toEqual({ kind: 'created', email: LOCAL, password: null });
    expect((await logInWith(test, chosen.password, LOCAL)).json().code).toBe('NEED_PASSWORD_CHANGE');
  });

  it('creates one account in two starts at once', async () => {
    const test = await createEmptyApp();
    const starts = await Promise.all([test.start(), test.start()]);
    expect(starts.filter((start) => start !== null)).toHaveLength(1);
    expect(await readAdmins(test)).toHaveLength(1);
  });

  it('takes another name where an older account has the usual one', async () => {
    const test = await createEmptyApp();
    await register(test, 'lin@example.com', 'Lin');
    await test.db
      .updateTable('users')
      .set({ username: 'admin', username_key: toUsernameKey('admin') })
      .execute();
    await test.start();
    expect((await readAdmins(test))[0]?.username).toMatch(/^admin-[\da-f]{8}$/);
  });

  it('makes the named account a super administrator with its own password where it exists', async () => {
    const test = await createEmptyApp();
    await register(test, ADMIN, 'Lin');
    expect(await test.start()).toEqual({ kind: 'promoted', email: ADMIN, password: null });
    expect(await readAdmins(test)).toMatchObject([{ username: 'Lin', needs_password_change: 0 }]);
    expect(await test.start()).toBeNull();
  });

  it('promotes no account under another form of the named address, but creates the administrator beside it', async () => {
    const test = await createEmptyApp();
    const other = ADMIN.replace('@', '+tag@');
    await register(test, other, 'Lin');
    expect(await test.start()).toEqual({ kind: 'created', email: ADMIN, password: INITIAL });
    expect(await readAdmins(test)).toMatchObject([{ email: ADMIN, username: 'admin' }]);
    const rows = await test.db.selectFrom('users').select(['email', 'mailbox']).orderBy('username').execute();
    expect(rows).toEqual([
      { email: other, mailbox: ADMIN },
      { email: ADMIN, mailbox: null },
    ]);
  });
});

describe('an initial password', () => {
  it('stays the same at a restart within the day', async () => {
    const test = await createAdminApp();
    test.advance(23 * HOUR_MS);
    expect(await test.start()).toBeNull();
    expect((await logInWith(test, INITIAL)).json().code).toBe('NEED_PASSWORD_CHANGE');
  });

  it('opens nothing after a day, and ends its sessions', async () => {
    const test = await createAdminApp();
    test.advance(20 * HOUR_MS);
    const { token } = (await logInWith(test, INITIAL)).json().data;
    test.advance(4 * HOUR_MS);
    expect((await logInWith(test, INITIAL)).json().code).toBe('WRONG_CREDENTIALS');
    expect((await test.send(ADMIN_ACCESS_CALLS.status, null, { token })).statusCode).toBe(401);
  });

  it('is replaced by the first start after that day', async () => {
    const test = await createAdminApp();
    test.advance(24 * HOUR_MS);
    const starts = await Promise.all([test.start(), test.start()]);
    const [renewed] = starts.filter((start) => start !== null);
    expect(starts).toContain(null);
    expect(renewed).toMatchObject({ kind: 'renewed', email: ADMIN });
    expect((await logInWith(test, renewed?.password ?? '')).json().code).toBe('NEED_PASSWORD_CHANGE');
    expect((await logInWith(test, INITIAL)).json().code).toBe('WRONG_CREDENTIALS');
  });

  it('that expired leaves the account a super administrator, whom the next start lets in', async () => {
    const test = await createAdminApp();
    test.advance(25 * HOUR_MS);
    expect(await readAdmins(test)).toMatchObject([{ email: ADMIN, needs_password_change: 1 }]);
    const renewed = await test.start();
    const { token } = (await logInWith(test, renewed?.password ?? '')).json().data;
    expect((await test.send(ADMIN_ACCESS_CALLS.status, null, { token })).json().data.roles).toEqual(['SUPER_ADMIN']);
  });

  it('is replaced by a configured one before', async () => {
    const test = await createAdminApp();
    const password = 'Violin-Basket-42';
    expect(await test.start({ password })).toEqual({ kind: 'renewed', email: ADMIN, password: null });
    expect((await logInWith(test, password)).json().code).toBe('NEED_PASSWORD_CHANGE');
  });

  it('is never set again once it was changed', async () => {
    const test = await createAdminApp();
    await finishFirstLogin(test);
    test.advance(48 * HOUR_MS);
    expect(await test.start({ password: 'Violin-Basket-42' })).toBeNull();
    expect((await logInWith(test, INITIAL)).json().code).toBe('WRONG_CREDENTIALS');
  });
});

it('moves the local account to the configured address, unless that is taken', async () => {
  const test = await createEmptyApp();
  await test.start({ email: null });
  await register(test, 'lin@example.com', 'Lin');
  expect(await test.start({ email: 'lin@example.com' })).toBeNull();
  expect((await readAdmins(test))[0]?.email).toBe(LOCAL);
  expect(await test.start()).toBeNull();
  expect((await readAdmins(test))[0]?.email).toBe(ADMIN);
});

it('moves the local account also where another form of the configured address is taken', async () => {
  const test = await createEmptyApp();
  await test.start({ email: null });
  await register(test, ADMIN.replace('@', '+tag@'), 'Lin');
  expect(await test.start()).toBeNull();
  expect(await readAdmins(test)).toMatchObject([{ email: ADMIN, username: 'admin' }]);
});

it('does nothing for several super administrators', async () => {
  const test = await createAdminApp();
  await register(test, 'lin@example.com', 'Lin');
  const lin = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'lin@example.com')
    .executeTakeFirstOrThrow();
  await test.db.insertInto('user_roles').values({ user_id: lin.id, role_name: 'SUPER_ADMIN' }).execute();
  test.advance(48 * HOUR_MS);
  expect(await test.start()).toBeNull();
});

it('generates passwords of 20 characters that are not mistaken for each other', () => {
  let next = 0;
  const password = generatePassword((below) => next++ % below);
  expect(password).toBe('abcde-fghjk-mnpqr-stuvw');
});
