import type { LightMyRequestResponse } from 'fastify';
import { startSession } from '../../../server/services/accounts/sessions.ts';
import {
  type FirstRun,
  type FirstRunOptions,
  prepareSuperAdmin,
} from '../../../server/services/admin-access/first-run.ts';
import type { RoleName } from '../../../src/core/auth/roles.ts';
import { VERIFY_TYPES } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AccountsApp, createAccountsApp, register } from '../accounts/create-accounts-app.ts';

export const ADMIN = 'boss@example.com';
/** The first initial password of a test; a renewed one ends with 2, and so on. */
export const INITIAL = 'initial-1';
export const NEW_PASSWORD = 'Marble-Canoe-19';
/** Meets the rules of an administrator's reset, which allow few special characters. */
export const RESET_PASSWORD = 'Marble@Canoe19';

export interface AdminApp extends AccountsApp {
  /** What the start of the server does for the super administrator. */
  start(options?: Partial<FirstRunOptions>): Promise<FirstRun | null>;
  send(call: Call, body?: object | null, options?: { token?: string; from?: string }): Promise<LightMyRequestResponse>;
}

/** The application with the super administrator `ADMIN`, whose password is `INITIAL`. */
export async function createAdminApp(environment: Readonly<Record<string, string>> = {}): Promise<AdminApp> {
  const test = await createEmptyApp(environment);
  await test.start();
  return test;
}

/** The same on an empty database. */
export async function createEmptyApp(environment: Readonly<Record<string, string>> = {}): Promise<AdminApp> {
  const test = await createAccountsApp(environment);
  let passwords = 0;
  return {
    ...test,
    start: (options) =>
      prepareSuperAdmin(test.accounts, {
        email: ADMIN,
        password: null,
        createPassword: () => `initial-${++passwords}`,
        ...options,
      }),
    send: (call, body = null, { token, from = '203.0.113.1' } = {}) =>
      test.app.inject({
        method: call.method,
        url: call.path,
        remoteAddress: from,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body !== null && { payload: body }),
      }),
  };
}

/** Requests a code at the login screen, reads it, and logs in. */
export async function logIn(
  test: AdminApp,
  username: string,
  password: string,
  from = '203.0.113.1',
): Promise<LightMyRequestResponse> {
  const { login, sendCode } = ADMIN_ACCESS_CALLS;
  const sent = await test.send(sendCode, { email: username, verifyType: VERIFY_TYPES.adminLogin }, { from });
  const { ticket } = sent.json().data;
  const emailCode = await test.latestCode(username).catch(() => '000000');
  return test.send(login, { username, password, emailCode, ticket }, { from });
}

/** Logs `ADMIN` in for the first time and sets `NEW_PASSWORD`. Returns the token. */
export async function finishFirstLogin(test: AdminApp): Promise<string> {
  const { login, forceChangePassword } = ADMIN_ACCESS_CALLS;
  const first = await test.send(login, { username: ADMIN, password: INITIAL });
  const passwords = { currentPassword: INITIAL, newPassword: NEW_PASSWORD };
  const changed = await test.send(forceChangePassword, passwords, { token: first.json().data.token });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return changed.json().data.token;
}

/** Registers an account with a role, and starts a session. Returns the token. */
export async function createAccount(test: AdminApp, email: string, role: RoleName): Promise<string> {
  await register(test, email, email.split('@')[0] ?? '');
  const member = await test.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  await test.db
    .insertInto('user_roles')
    .values({ user_id: member.id, role_name: role })
    .onConflict((c) => c.doNothing())
    .execute();
  const caller = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };
  return (await startSession(test.accounts, member, caller)).token;
}
