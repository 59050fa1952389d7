import type { LightMyRequestResponse } from 'fastify';
import { startSession } from '../../../server/services/accounts/sessions.ts';
import { toUsernameKey } from '../../../server/services/accounts/username-key.ts';
import type { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AccountsApp, type AccountsAppOptions, createAccountsApp } from '../accounts/create-accounts-app.ts';

export interface AdminRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface AdminApp extends AccountsApp {
  /** Makes a call as this person, whose session starts with the first call. */
  as(person: string, call: Call, request?: AdminRequest): Promise<LightMyRequestResponse>;
  /** Stores an account. Its id and name are the given name, its address is `<name>@example.com`. */
  add(name: string, roles?: readonly string[], more?: Partial<AddedPerson>): Promise<void>;
  /** Stores a role of the installation with these codes, which are created when they are missing. */
  addRole(name: string, codes?: readonly string[]): Promise<void>;
  /** Requests the code of a new address for an account; returns the edit that has it. */
  provedEdit(person: string, calls: typeof USER_CALLS | typeof ADMIN_CALLS, id: string, email: string): Promise<object>;
  /** Role names of a person in alphabetical order. */
  rolesOf(name: string): Promise<string[]>;
  /** Actions and subjects in the audit log, the oldest first. */
  audited(): Promise<string[]>;
  /** Starts a session; returns its token. */
  signInAs(name: string): Promise<string>;
}

interface AddedPerson {
  readonly status: 'active' | 'disabled';
  readonly created_at: number;
  readonly last_login_at: number | null;
  readonly email: string;
}

/** Two super administrators, `root` and `second`, the administrator `ada`, and the users `uma` and `vic` (VIP). */
export async function createAdminApp(
  environment: Readonly<Record<string, string>> = {},
  options: AccountsAppOptions = {},
): Promise<AdminApp> {
  const test = await createAccountsApp(environment, options);
  const { db } = test;
  const tokens = new Map<string, string>();
  const { record } = test.accounts.audit;
  // Every entry has a time of its own, so that the log has an order.
  test.accounts.audit.record = (entry, transaction) => {
    test.advance(1);
    return record(entry, transaction);
  };
  let added = 0;
  const signInAs = async (name: string) => {
    const member = await db.selectFrom('users').selectAll().where('id', '=', name).executeTakeFirstOrThrow();
    const caller = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };
    return (await startSession(test.accounts, member, caller)).token;
  };
  const app: AdminApp = {
    ...test,
    signInAs,
    async as(person, call, { params = {}, query, body } = {}) {
      const token = tokens.get(person) ?? (await signInAs(person));
      tokens.set(person, token);
      return test.app.inject({
        method: call.method,
        url: call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? '')),
        headers: { authorization: `Bearer ${token}` },
        ...(query !== undefined && { query: { ...query } }),
        ...(body !== undefined && { payload: body }),
      });
    },
    async add(name, roles = ['USER'], more = {}) {
      const created_at = test.now() + ++added;
      const same = { password_hash: 'none', status: 'active', token_version: 0, needs_password_change: 0 } as const;
      const times = { created_at, updated_at: created_at, last_login_at: null };
      const names = { id: name, email: `${name}@example.com`, username: name, username_key: toUsernameKey(name) };
      await db
        .insertInto('users')
        .values({ ...names, ...same, ...times, ...more })
        .execute();
      if (roles.length > 0)
        await db
          .insertInto('user_roles')
          .values(roles.map((role_name) => ({ user_id: name, role_name })))
          .execute();
    },
    async addRole(name, codes = []) {
      await db.insertInto('roles').values({ name, label: name.toLowerCase(), rank: 0 }).execute();
      for (const code of codes) {
        await db
          .insertInto('permissions')
          .values({ code, label: code })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await db.insertInto('role_permissions').values({ role_name: name, permission_code: code }).execute();
      }
    },
    async provedEdit(person, calls, id, email) {
      const sent = await app.as(person, calls.sendAddressCode, { params: { id }, body: { email } });
      if (sent.statusCode !== 200) throw new Error(sent.body);
      return { email, emailCode: await test.latestCode(email), ticket: sent.json().data.ticket };
    },
    async rolesOf(name) {
      const rows = await db.selectFrom('user_roles').select('role_name').where('user_id', '=', name).execute();
      return rows.map(({ role_name }) => role_name).sort();
    },
    async audited() {
      const rows = await db.selectFrom('audit_log').select(['action', 'target']).orderBy('at').execute();
      return rows.map(({ action, target }) => `${action} ${target}`);
    },
  };
  await app.add('root', ['SUPER_ADMIN']);
  await app.add('second', ['SUPER_ADMIN']);
  await app.add('ada', ['ADMIN']);
  await app.add('uma', ['USER']);
  await app.add('vic', ['USER', 'VIP']);
  return app;
}

/** Status and code of an answer, as one word of a table. */
export function outcomeOf(reply: LightMyRequestResponse): string {
  const { code } = reply.json();
  return code === '200' ? 'ok' : String(code);
}
