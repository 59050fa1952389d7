import { beforeEach, describe, expect, it } from 'vitest';
import { removeDueAccounts } from '../../../server/services/accounts/account-removal.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { OWN_ACCOUNT_CALLS, REMOVAL_GRACE_DAYS } from '../../../src/core/contracts/own-account.ts';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  register,
  signIn,
  toFacts,
} from './create-accounts-app.ts';

const calls = OWN_ACCOUNT_CALLS;
const DAY_MS = 24 * 60 * MINUTE_MS;

let test: AccountsApp;
let token: string;
beforeEach(async () => {
  test = await createMemberApp();
  await register(test, OTHER, 'Mei');
  token = await signIn(test, EMAIL);
});

const send = (call: Pick<Call, 'method' | 'path'>, body: object = {}, from = token) =>
  test.app.inject({
    method: call.method,
    url: call.path,
    remoteAddress: '203.0.113.1',
    headers: { authorization: `Bearer ${from}` },
    ...(call.method !== 'GET' && { payload: body }),
  });
const statusOf = async (of: string) => (await test.call('profile', null, { token: of })).statusCode;
const idOf = async (email: string) =>
  (await test.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;

describe('a rename', () => {
  const rename = (username: string) => send(calls.rename, { username });

  it('changes the name at once, in every session, and is audited without names', async () => {
    const second = await signIn(test, EMAIL).catch(() => token);
    const reply = await rename('  林  小满 ');
    expect([reply.json().message, reply.json().data.user.username]).toEqual(['用户名已修改', '林 小满']);
    expect((await test.call('profile', null, { token: second })).json().data.user.username).toBe('林 小满');
    const [row] = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(row).toMatchObject({ action: 'account.rename', target: await idOf(EMAIL), before: null, after: null });
  });

  it('to a bad, a reserved or a taken name is refused, and counts as no rename', async () => {
    const refused = {
      INVALID_USERNAME: ['x', 'a\u202eb'],
      USERNAME_RESERVED: ['管理员'],
      USERNAME_TAKEN: ['Mei', 'MEI', 'Me\u0456'],
    };
    for (const [code, usernames] of Object.entries(refused)) {
      const tries = usernames.flatMap((username) => Array<string>(4).fill(username));
      for (const username of tries) expect((await rename(username)).json().code, username).toBe(code);
    }
    expect((await test.call('profile', null, { token })).json().data.user.username).toBe('Lin');
    expect((await rename('Linda')).statusCode).toBe(200);
  });

  it('to another spelling of the own name is allowed, and to the same name changes nothing', async () => {
    for (let count = 0; count < 5; count += 1) expect((await rename('Lin')).statusCode).toBe(200);
    expect((await rename('LIN')).json().data.user.username).toBe('LIN');
  });

  it('is possible three times a day', async () => {
    for (const name of ['Lin 1', 'Lin 2', 'Lin 3']) expect((await rename(name)).statusCode).toBe(200);
    const refused = await rename('Lin 4');
    expect(refused.json()).toMatchObject({ code: 'RENAMED_TOO_OFTEN', data: { retryAfter: DAY_MS / 1000 } });
    test.advance(DAY_MS);
    token = await signIn(test, EMAIL);
    expect((await rename('Lin 4')).statusCode).toBe(200);
  });

  it('gives one name to one of several users who ask at once', async () => {
    const other = await signIn(test, OTHER);
    const replies = await Promise.all([token, other].map((of) => send(calls.rename, { username: 'Kai' }, of)));
    expect(replies.map((reply) => reply.json().code).sort()).toEqual(['200', 'USERNAME_TAKEN']);
  });
});

describe('the removal of an account', () => {
  async function requestCode() {
    const reply = await send(calls.sendRemovalCode);
    return { emailCode: await test.latestCode(EMAIL), ticket: reply.json().data.ticket as string };
  }
  const remove = (body: object) => send(calls.remove, { currentPassword: PASSWORD, ...body });

  it('says beforehand which data it deletes', async () => {
    const { data } = (await send(calls.readRemoval)).json();
    expect(data).toEqual({
      email: EMAIL,
      username: 'Lin',
      sessionCount: 1,
      gameDayCount: 0,
      freeBestCount: 0,
      blockedBy: null,
    });
  });

  /** Asks for the removal, and waits until it happens. */
  async function removeAtLast(): Promise<void> {
    expect((await remove(await requestCode())).statusCode).toBe(200);
    test.advance(REMOVAL_GRACE_DAYS * DAY_MS);
    await removeDueAccounts(test.accounts);
  }

  it('ends all sessions at once, says so by mail, and deletes nothing for seven days', async () => {
    const id = await idOf(EMAIL);
    const other = await signIn(test, OTHER);
    const ended: string[] = [];
    test.accounts.sessionEnds.onEnd((user) => ended.push(user));
    const reply = await remove(await requestCode());
    expect(toFacts(reply)).toEqual([200, '200', '账号将在 7 天后注销，在此之前登录就会取消']);
    expect([await statusOf(token), await statusOf(other), ended]).toEqual([401, 200, [id]]);
    expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'removalAsked', to: EMAIL, username: 'Lin' });
    test.advance(REMOVAL_GRACE_DAYS * DAY_MS - 1);
    await removeDueAccounts(test.accounts);
    expect(await idOf(EMAIL)).toBe(id);
  });

  it('is taken back by a login, which says so once', async () => {
    await remove(await requestCode());
    test.advance(6 * DAY_MS);
    const wrong = await test.call('login', { username: EMAIL, password: 'wrong' });
    expect(wrong.json().code).toBe('WRONG_CREDENTIALS');
    const logIn = async () => {
      await test.call('sendLoginCode', { email: EMAIL });
      const emailCode = await test.latestCode(EMAIL);
      return (await test.call('login', { username: EMAIL, password: PASSWORD, emailCode })).json().data;
    };
    expect((await logIn()).hasKeptAccount).toBe(true);
    test.advance(MINUTE_MS);
    expect((await logIn()).hasKeptAccount).toBeUndefined();
    test.advance(30 * DAY_MS);
    await removeDueAccounts(test.accounts);
    expect(await idOf(EMAIL)).toBeDefined();
    const actions = await test.db.selectFrom('audit_log').select('action').orderBy('at').execute();
    expect(actions.map(({ action }) => action)).toEqual(['account.askRemoval', 'account.keep']);
  });

  it('does not happen to who was made an administrator meanwhile, and happens to a disabled account', async () => {
    for (const [index, change] of ['administrator', 'disabled'].entries()) {
      await remove(await requestCode());
      const user_id = (await idOf(EMAIL)) ?? '';
      if (change === 'administrator')
        await test.db.insertInto('user_roles').values({ user_id, role_name: 'ADMIN' }).execute();
      else await test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user_id).execute();
      test.advance(REMOVAL_GRACE_DAYS * DAY_MS);
      await removeDueAccounts(test.accounts);
      expect((await idOf(EMAIL)) === undefined, change).toBe(index === 1);
      await test.db.deleteFrom('user_roles').where('role_name', '=', 'ADMIN').execute();
      if (index === 0) token = await signIn(test, EMAIL);
    }
  });

  it('deletes user, roles, sessions, codes, waiting mails and limits, and nothing of others', async () => {
    const id = await idOf(EMAIL);
    await send(calls.rename, { username: 'Linda' });
    await test.call('login', { username: EMAIL, password: 'wrong' });
    await removeAtLast();
    await signIn(test, OTHER);
    for (const table of ['users', 'user_roles', 'sessions', 'email_codes', 'throttles', 'mail_queue'] as const) {
      const text = JSON.stringify(await test.db.selectFrom(table).selectAll().execute());
      expect(text, table).not.toContain(EMAIL);
      expect(text, table).not.toContain(String(id));
    }
    expect(await idOf(OTHER)).toBeDefined();
    expect((await test.mails()).every(({ to }) => to === OTHER)).toBe(true);
  });

  it('is kept in the audit log without name, address of mail or address of network', async () => {
    const id = await idOf(EMAIL);
    await removeAtLast();
    const rows = await test.db.selectFrom('audit_log').selectAll().orderBy('at').execute();
    const same = { actor_id: id, target: id, before: null, after: null, address: '' };
    expect(rows).toMatchObject(['account.askRemoval', 'account.remove'].map((action) => ({ ...same, action })));
  });

  it('frees address and name for another registration', async () => {
    await removeAtLast();
    await register(test, EMAIL, 'Lin');
    expect(await idOf(EMAIL)).toBeDefined();
  });

  it.each([
    ['a wrong password', { currentPassword: 'wrong' }, 'WRONG_PASSWORD'],
    ['a wrong code', { emailCode: '000000' }, 'WRONG_CODE'],
    ['a code without its ticket', { ticket: '' }, 'WRONG_CODE'],
  ])('is refused with %s', async (_case, change, code) => {
    const reply = await remove({ ...(await requestCode()), ...change });
    expect([reply.json().code, await statusOf(token)]).toEqual([code, 200]);
  });

  it('is refused with the code of a password change, and the other way round', async () => {
    const sent = await test.call('sendChangeCode', {}, { token });
    const emailCode = await test.latestCode(EMAIL);
    const { ticket } = sent.json().data;
    expect((await remove({ emailCode, ticket })).json().code).toBe('WRONG_CODE');
    test.advance(MINUTE_MS);
    const own = await requestCode();
    const change = { currentPassword: PASSWORD, newPassword: 'Marble-Canoe-19', ...own };
    expect((await test.call('changePassword', change, { token })).json().code).toBe('WRONG_CODE');
  });

  it('waits after five wrong passwords, like a password change', async () => {
    const code = await requestCode();
    for (let count = 0; count < 5; count += 1) await remove({ ...code, currentPassword: 'wrong' });
    expect((await remove(code)).json().code).toBe('TOO_MANY_ATTEMPTS');
    expect(await statusOf(token)).toBe(200);
  });

  it('happens once when it is asked for twice at once', async () => {
    const code = await requestCode();
    const replies = await Promise.all([remove(code), remove(code)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await test.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(1);
  });

  describe('of an administrator', () => {
    const giveRole = async (email: string, role_name: string) =>
      test.db
        .insertInto('user_roles')
        .values({ user_id: (await idOf(email)) ?? '', role_name })
        .execute();

    it.each([
      ['ADMIN', false, 'ADMIN_ACCOUNT'],
      ['SUPER_ADMIN', true, 'ADMIN_ACCOUNT'],
      ['SUPER_ADMIN', false, 'LAST_SUPER_ADMIN'],
    ])(
      'with the role %s is refused at every step (another super administrator: %s): %s',
      async (role, hasOther, code) => {
        const sent = await requestCode();
        await giveRole(EMAIL, role);
        if (hasOther) await giveRole(OTHER, 'SUPER_ADMIN');
        test.advance(MINUTE_MS);
        const mails = (await test.mails()).length;
        expect((await send(calls.readRemoval)).json().data.blockedBy).toBe(code);
        expect((await send(calls.sendRemovalCode)).json().code).toBe(code);
        expect((await remove(sent)).json().code).toBe(code);
        expect([(await test.mails()).length, await statusOf(token)]).toEqual([mails, 200]);
      },
    );

    it('is refused when the role was given while the password was being checked', async () => {
      const sent = await requestCode();
      const { verify } = test.accounts.passwords;
      Object.assign(test.accounts.passwords, {
        async verify(...args: Parameters<typeof verify>) {
          await giveRole(EMAIL, 'ADMIN');
          return verify(...args);
        },
      });
      expect((await remove(sent)).json().code).toBe('ADMIN_ACCOUNT');
      expect(await idOf(EMAIL)).toBeDefined();
    });
  });
});

describe('the export of an account', () => {
  it('contains what the server stores, without secrets', async () => {
    await send(calls.rename, { username: 'Linda' });
    await send(calls.sendRemovalCode);
    const reply = await send(calls.export);
    const { data } = reply.json();
    expect(data).toMatchObject({
      format: 'mythinkn-account',
      exportedAt: test.now(),
      account: { id: await idOf(EMAIL), email: EMAIL, username: 'Linda', roles: ['USER'], lastLoginAt: test.now() },
      sessions: [{ isCurrent: true, expiresAt: test.now() + DAY_MS }],
      auditLog: [{ action: 'account.rename', isOwn: true, address: '203.0.113.1' }],
    });
    expect(data.codes.map(({ purpose }: { purpose: string }) => purpose)).toContain('removeAccount');
    const stored = await test.db.selectFrom('users').select('password_hash').where('email', '=', EMAIL).execute();
    const codes = await test.db.selectFrom('email_codes').select(['id', 'code_hash']).execute();
    for (const secret of [...stored, ...codes].flatMap((row) => Object.values(row))) {
      expect(reply.body).not.toContain(secret);
    }
  });

  it('contains nothing of another user', async () => {
    const other = await signIn(test, OTHER);
    await send(calls.rename, { username: 'Mei Mei' }, other);
    const { body } = await send(calls.export);
    for (const text of [OTHER, 'Mei', String(await idOf(OTHER))]) expect(body).not.toContain(text);
  });

  it('is possible ten times an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(calls.export)).statusCode).toBe(200);
    expect((await send(calls.export)).json().code).toBe('EXPORTED_TOO_OFTEN');
    test.advance(60 * MINUTE_MS);
    expect((await send(calls.export)).statusCode).toBe(200);
  });
});
