import { beforeEach, describe, expect, it } from 'vitest';
import { VERIFY_TYPES } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { PASSWORD, register } from '../accounts/create-accounts-app.ts';
import { type AdminApp, type AdminRequest, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp({ PUBLIC_ORIGIN: 'https://tools.example' });
});

const to = (id: string) => ({ params: { id } });
const DISABLED = { body: { status: 'disabled' } };

async function statusOf(token: string): Promise<number> {
  return (await test.call('profile', null, { token })).statusCode;
}

async function readAudit() {
  const rows = await test.db.selectFrom('audit_log').selectAll().orderBy('at').execute();
  return rows.map(({ id: _id, at: _at, before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
}

describe('an invitation', () => {
  const body = { email: ' Nina@Example.com', username: 'Nina', roles: ['USER', 'VIP'] };

  it('creates an account without a usable password and mails how to set one', async () => {
    const reply = await test.as('ada', USER_CALLS.create, { body });
    const { id } = reply.json().data;
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      '账号已创建。本机模式：邀请没有寄出，已打印在服务器终端',
    ]);
    expect(await test.rolesOf(id)).toEqual(['USER', 'VIP']);
    const [mail] = await test.mails();
    const link = 'https://tools.example/mythinkn/portal';
    expect(mail).toMatchObject({ purpose: 'invitation', to: 'nina@example.com', username: 'Nina', link });
    expect(mail).not.toHaveProperty('code');
    expect(await readAudit()).toEqual([
      {
        ...{ actor_id: 'ada', action: 'user.create', target: id, address: '127.0.0.1', before: null },
        after: { email: 'nina@example.com', username: 'Nina', roles: ['VIP', 'USER'] },
      },
    ]);
  });

  it('lets the invited person set a password with a mailed code and sign in', async () => {
    await test.as('ada', USER_CALLS.create, { body });
    const email = 'nina@example.com';
    await test.call('sendResetCode', { email });
    const newPassword = 'Marble-Canoe-19';
    const verifyCode = await test.latestCode(email);
    const reset = { email, verifyCode, newPassword, confirmPassword: newPassword };
    expect((await test.call('resetPassword', reset)).statusCode).toBe(200);
    const reply = await test.call('login', { username: email, password: newPassword });
    expect(reply.json().code).toBe('NEED_EMAIL_VERIFICATION');
  });

  it('has no link without a public address', async () => {
    test = await createAdminApp();
    await test.as('ada', USER_CALLS.create, { body });
    expect((await test.mails())[0]).not.toHaveProperty('link');
  });

  it.each([
    [{ ...body, email: 'uma@example.com' }, 'EMAIL_TAKEN'],
    [{ ...body, username: 'UMA' }, 'USERNAME_TAKEN'],
    [{ ...body, email: 'nina' }, 'INVALID_EMAIL'],
    [{ ...body, username: 'N' }, 'INVALID_USERNAME'],
    [{ ...body, username: 'admin' }, 'USERNAME_RESERVED'],
    [{ ...body, roles: ['NONE'] }, 'SUBJECT_MISSING'],
    [{ ...body, roles: [] }, '400'],
    [{ ...body, email: 'a\0@example.com' }, '400'],
    [{ ...body, username: 'a\ud800' }, '400'],
    [{ ...body, roles: Array.from({ length: 51 }, () => 'USER') }, '400'],
  ])('is refused for %o', async (wrong, code) => {
    expect(outcomeOf(await test.as('ada', USER_CALLS.create, { body: wrong }))).toBe(code);
    expect([await test.mails(), await test.audited()]).toEqual([[], []]);
  });

  it('creates nothing while mails cannot be sent', async () => {
    test.setMailDown(true);
    expect(outcomeOf(await test.as('ada', USER_CALLS.create, { body }))).toBe('MAIL_UNAVAILABLE');
    expect(await test.db.selectFrom('users').select('id').where('username', '=', 'Nina').execute()).toEqual([]);
  });
});

describe('a password reset by an administrator', () => {
  it('makes the password useless, ends the sessions and mails no code', async () => {
    await register(test, 'lin@example.com', 'Lin');
    const { id } = await test.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'Lin')
      .executeTakeFirstOrThrow();
    const token = await test.signInAs(id);
    const reply = await test.as('ada', USER_CALLS.resetPassword, to(id));
    expect(outcomeOf(reply)).toBe('ok');
    expect(await statusOf(token)).toBe(401);
    const login = await test.call('login', { username: 'lin@example.com', password: 'Kettle-Lamp-71' });
    expect(login.json().code).toBe('WRONG_CREDENTIALS');
    expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'passwordCleared', to: 'lin@example.com' });
    expect(JSON.stringify(await readAudit())).not.toMatch(/argon|hash|password"/);
  });

  it('mails one address at most five times a day', async () => {
    const codes: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push(outcomeOf(await test.as('ada', USER_CALLS.resetPassword, to('uma'))));
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'TOO_MANY_CODES']);
  });
});

describe('rights end at the next call', () => {
  it.each([
    ['disabling', USER_CALLS.setStatus, DISABLED, 401],
    ['new roles', USER_CALLS.setRoles, { body: { roles: ['USER'] } }, 401],
    ['ending the sessions', USER_CALLS.endSessions, {}, 401],
    ['deleting', USER_CALLS.remove, {}, 401],
    ['another name alone, which ends nothing', USER_CALLS.edit, { body: { username: 'Victor' } }, 200],
    ['the same roles, which end nothing', USER_CALLS.setRoles, { body: { roles: ['VIP', 'USER'] } }, 200],
  ] as const)('after %s', async (_case, call: Call, request: AdminRequest, status) => {
    const token = await test.signInAs('vic');
    const ended: string[] = [];
    test.accounts.sessionEnds.onEnd((id) => ended.push(id));
    expect(outcomeOf(await test.as('ada', call, { ...to('vic'), ...request }))).toBe('ok');
    expect([await statusOf(token), ended]).toEqual([status, status === 401 ? ['vic'] : []]);
  });

  it.each([
    ['disabling', ADMIN_CALLS.setStatus, DISABLED, 401],
    ['another role', ADMIN_CALLS.setRoles, { body: { roles: ['USER'] } }, 401],
    ['a reset of the password', ADMIN_CALLS.resetPassword, {}, 401],
    ['ending the sessions', ADMIN_CALLS.endSessions, {}, 401],
    ['deleting', ADMIN_CALLS.remove, {}, 401],
    ['disabling in bulk', ADMIN_CALLS.bulk, { body: { action: 'disable', ids: ['second'] } }, 401],
    [
      'a role less in bulk',
      ADMIN_CALLS.bulk,
      { body: { action: 'removeRole', ids: ['second'], role: 'SUPER_ADMIN' } },
      401,
    ],
  ] as const)('in all sessions of a super administrator after %s', async (_case, call: Call, request, status) => {
    const tokens = [await test.signInAs('second'), await test.signInAs('second')];
    const list = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await test.app.inject({ method: 'GET', url: ADMIN_CALLS.list.path, headers })).statusCode;
    };
    expect(await Promise.all(tokens.map(list))).toEqual([200, 200]);
    expect(outcomeOf(await test.as('root', call, { ...to('second'), ...request }))).toBe('ok');
    expect(await Promise.all(tokens.map(list))).toEqual([status, status]);
  });

  it('in the other sessions of an administrator who sets a new password', async () => {
    await register(test, 'lin@example.com', 'Lin');
    const member = await test.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'Lin')
      .executeTakeFirstOrThrow();
    await test.db.insertInto('user_roles').values({ user_id: member.id, role_name: 'ADMIN' }).execute();
    const [own, other] = [await test.signInAs(member.id), await test.signInAs(member.id)];
    const { changePassword, sendCode } = ADMIN_ACCESS_CALLS;
    const post = (call: Call, payload: object) =>
      test.app.inject({ method: 'POST', url: call.path, headers: { authorization: `Bearer ${own}` }, payload });
    const sent = await post(sendCode, { email: member.email, verifyType: VERIFY_TYPES.changePassword });
    const { ticket } = sent.json().data;
    const emailCode = await test.latestCode(member.email);
    const passwords = { currentPassword: PASSWORD, newPassword: 'Marble-Canoe-19' };
    const reply = await post(changePassword, { ...passwords, emailCode, ticket });
    expect([reply.statusCode, await statusOf(own), await statusOf(other)]).toEqual([200, 401, 401]);
    expect(await statusOf(reply.json().data.token)).toBe(200);
  });

  it('also for an administrator whose role loses a permission', async () => {
    expect((await test.as('ada', USER_CALLS.list)).statusCode).toBe(200);
    await test.db.deleteFrom('role_permissions').where('role_name', '=', 'ADMIN').execute();
    expect((await test.as('ada', USER_CALLS.list)).statusCode).toBe(403);
  });

  it('and a disabled account cannot come back by enabling without a new login', async () => {
    const token = await test.signInAs('vic');
    await test.as('ada', USER_CALLS.setStatus, { ...to('vic'), ...DISABLED });
    await test.as('ada', USER_CALLS.setStatus, { ...to('vic'), body: { status: 'active' } });
    expect(await statusOf(token)).toBe(401);
  });
});

describe('an edit', () => {
  it('tells the previous address, and records both states', async () => {
    const body = { email: 'victor@example.com', username: 'Victor' };
    const proved = await test.provedEdit('ada', USER_CALLS, 'vic', body.email);
    const edit = { ...to('vic'), body: { ...proved, username: body.username } };
    expect(outcomeOf(await test.as('ada', USER_CALLS.edit, edit))).toBe('ok');
    expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'addressChanged', to: 'vic@example.com' });
    expect((await readAudit())[0]).toMatchObject({
      before: { email: 'vic@example.com', username: 'vic' },
      after: body,
    });
  });

  it.each([
    [{ email: 'victor@example.com' }, 'WRONG_CODE'],
    [{ email: 'victor@example.com', emailCode: '123456', ticket: 'x' }, 'WRONG_CODE'],
    [{ email: 'nonsense' }, 'INVALID_EMAIL'],
    [{ username: 'uma' }, 'USERNAME_TAKEN'],
    [{ username: 'root admin' }, 'USERNAME_RESERVED'],
    [{ status: 'disabled' }, '400'],
    [{ roles: ['SUPER_ADMIN'] }, '400'],
    [{ password: 'Kettle-Lamp-71' }, '400'],
  ])('is refused for %o', async (body, code) => {
    expect(outcomeOf(await test.as('ada', USER_CALLS.edit, { ...to('vic'), body }))).toBe(code);
    expect([await test.mails(), await test.audited()]).toEqual([[], []]);
  });
});

it('unlocks the login of one account from all networks, and of no other', async () => {
  const keys = ['guess:vic@example.com', 'guess:vic@example.com@lan-1', 'guess:vic@example.com@lan-2'];
  const others = ['guess:uma@example.com@lan-1', 'guess-from:lan-1', 'guess:vicXexample.com@lan-1'];
  for (const key of [...keys, ...others]) {
    const times = { window_started_at: test.now(), blocked_until: test.now() + 60_000 };
    await test.db
      .insertInto('throttles')
      .values({ key, count: 9, ...times })
      .execute();
  }
  expect(outcomeOf(await test.as('ada', USER_CALLS.unlock, to('vic')))).toBe('ok');
  const left = await test.db.selectFrom('throttles').select('key').orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual([...others].sort());
});

describe('a bulk call', () => {
  it.each([
    ['disable', {}, 2],
    ['enable', {}, 0],
    ['delete', {}, 2],
    ['unlock', {}, 1],
    ['endSessions', {}, 1],
    ['addRole', { role: 'VIP' }, 1],
    ['removeRole', { role: 'VIP' }, 1],
  ])('can %s accounts, and counts those that were different', async (action, more, changed) => {
    await test.signInAs('vic');
    const lock = { count: 9, window_started_at: test.now(), blocked_until: test.now() + 60_000 };
    await test.db
      .insertInto('throttles')
      .values({ key: 'guess:vic@example.com@lan-1', ...lock })
      .execute();
    const body = { action, ids: ['uma', 'vic', 'uma'], ...more };
    const reply = await test.as('ada', USER_CALLS.bulk, { body });
    expect([outcomeOf(reply), reply.json().data]).toEqual(['ok', { changed }]);
    expect(await test.audited()).toHaveLength(changed);
  });

  it('changes nothing when one account is unknown, and names it', async () => {
    const body = { action: 'delete', ids: ['uma', 'gone', 'vic'] };
    const reply = await test.as('ada', USER_CALLS.bulk, { body });
    expect([outcomeOf(reply), reply.json().data]).toEqual(['SUBJECT_MISSING', { ids: ['gone'] }]);
    expect(await test.rolesOf('uma')).toEqual(['USER']);
  });

  it.each([
    [{ action: 'disable', ids: [] }],
    [{ action: 'disable', ids: Array.from({ length: 501 }, (_, index) => `x${index}`) }],
    [{ action: 'addRole', ids: ['uma'] }],
    [{ action: 'resetPassword', ids: ['uma'] }],
    [{ action: 'disable', ids: ['a\0'] }],
  ])('is refused for %j', async (body) => {
    expect((await test.as('ada', USER_CALLS.bulk, { body })).statusCode).toBe(400);
  });

  it('takes 500 accounts', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `x${index}`);
    const reply = await test.as('root', ADMIN_CALLS.bulk, { body: { action: 'disable', ids } });
    expect([outcomeOf(reply), reply.json().data.ids.length]).toEqual(['SUBJECT_MISSING', 500]);
  });
});
