import { beforeEach, describe, expect, it } from 'vitest';
import { AUDIT_CALLS } from '../../../src/core/contracts/admin-audit.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { SIGN_IN_CALLS } from '../../../src/core/contracts/admin-sign-ins.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
});

async function idsOf(
  query: Readonly<Record<string, string>>,
  call: typeof USER_CALLS.list | typeof ADMIN_CALLS.list = USER_CALLS.list,
) {
  const reply = await test.as('root', call, { query });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()]);
  const { rows, total } = reply.json().data;
  return { ids: rows.map(({ id }: { id: string }) => id), total };
}

describe('a list of accounts', () => {
  it('has users in one list and administrators in the other, the newest first', async () => {
    expect(await idsOf({})).toEqual({ ids: ['vic', 'uma'], total: 2 });
    expect(await idsOf({}, ADMIN_CALLS.list)).toEqual({ ids: ['ada', 'second', 'root'], total: 3 });
  });

  it('shows what a row needs and no secrets', async () => {
    const reply = await test.as('ada', USER_CALLS.list, { query: { text: 'vic' } });
    expect(reply.json().data.rows).toEqual([
      {
        ...{ id: 'vic', email: 'vic@example.com', username: 'vic', status: 'active', roles: ['VIP', 'USER'] },
        ...{ createdAt: test.now() + 5, lastLoginAt: null, isManageable: true, isLocked: false },
      },
    ]);
    expect(reply.body).not.toMatch(/password|hash|version/);
  });

  it.each([
    ['username', ['axel', 'uma', 'vic', 'zoe']],
    ['-email', ['zoe', 'vic', 'uma', 'axel']],
    ['createdAt', ['axel', 'uma', 'vic', 'zoe']],
    ['-createdAt', ['zoe', 'vic', 'uma', 'axel']],
    ['lastLoginAt', ['uma', 'vic', 'zoe', 'axel']],
    ['-lastLoginAt', ['axel', 'zoe', 'vic', 'uma']],
  ] as const)('sorts by %s', async (sort, expected) => {
    await test.add('zoe', ['USER'], { last_login_at: 100 });
    await test.add('axel', ['USER'], { last_login_at: 200, created_at: 1 });
    expect((await idsOf({ sort })).ids).toEqual(expected);
  });

  it.each([
    [{ text: 'VIC' }, ['vic']],
    [{ text: 'vic@EXAMPLE' }, ['vic']],
    [{ text: 'a_b' }, ['a_b']],
    [{ text: 'a%b' }, ['a%b']],
    [{ text: '_' }, ['a_b']],
    [{ text: '%' }, ['a%b']],
    [{ text: '!' }, []],
    [{ text: "' or 1=1 --" }, []],
    [{ text: '\u0430xb' }, ['aXb']],
    [{ role: 'VIP' }, ['vic']],
    [{ role: 'VIP', text: 'uma' }, []],
    [{ role: 'ADMIN' }, []],
    [{ role: 'NONE' }, []],
    [{ status: 'disabled' }, ['a_b']],
    [{ status: 'active', text: 'a' }, ['a%b', 'aXb', 'uma', 'vic']],
    [{ lastLoginFrom: '1' }, ['a%b', 'aXb']],
    [{ lastLoginTo: '150' }, ['a%b']],
    [{ lastLoginFrom: '150', lastLoginTo: '250' }, ['aXb']],
    [{ createdFrom: '100', createdTo: '200' }, ['a%b', 'a_b']],
    [{ createdTo: '100', status: 'disabled' }, ['a_b']],
    [{ createdFrom: '150', lastLoginFrom: '150' }, ['aXb']],
  ] as const)('filters by %o', async (query, expected) => {
    await addOddNames();
    const { ids, total } = await idsOf({ ...query });
    expect([ids.toSorted(), total]).toEqual([[...expected].sort(), expected.length]);
  });

  it.each([
    [{ sort: 'password_hash' }],
    [{ sort: 'email; drop table users' }],
    [{ size: '101' }],
    [{ page: '0' }],
    [{ status: 'all' }],
    [{ text: 'a\0b' }],
    [{ text: 'x'.repeat(101) }],
    [{ role: '\0' }],
    [{ createdFrom: '-1' }],
    [{ createdFrom: 'NaN' }],
    [{ createdTo: '9e99' }],
  ])('refuses the query %o', async (query) => {
    expect((await test.as('root', USER_CALLS.list, { query })).statusCode).toBe(400);
  });

  it.each(['1000000000', '90000000000000', String(Number.MAX_SAFE_INTEGER)])(
    'is empty on page %s, far behind the last one',
    async (page) => {
      expect(await idsOf({ page, size: '100' })).toEqual({ ids: [], total: 2 });
    },
  );

  it.each([
    ['users', USER_CALLS.list, {}],
    ['the export of users', USER_CALLS.export, {}],
    ['administrators', ADMIN_CALLS.list, {}],
    ['the audit log', AUDIT_CALLS.list, {}],
    ['the log of sign-ins', SIGN_IN_CALLS.list, {}],
    ['members of a role', ROLE_CALLS.listMembers, { name: 'USER' }],
  ] as const)('of %s refuses hostile addresses, and never fails', async (_case, call, params) => {
    const url = call.path.replace(':name', 'name' in params ? params.name : '');
    const headers = { authorization: `Bearer ${await test.signInAs('root')}` };
    const ask = async (query: string) =>
      (await test.app.inject({ method: 'GET', url: `${url}?${query}`, headers })).statusCode;
    const refused = [
      'sort=password_hash',
      'sort=__proto__',
      'sort=email&sort=email',
      'size=1000',
      'size=',
      'page=1&page=2',
    ];
    for (const query of [...refused, 'page=1.5', 'page=-1', 'page=%00', 'size=1%00'])
      expect([query, await ask(query)]).toEqual([query, 400]);
    const odd = [
      '__proto__=x',
      'constructor[prototype]=1',
      '%ED%A0%80=1',
      'text=%ED%A0%80',
      'text=%',
      '=',
      '&&',
      'page=1e9',
    ];
    for (const query of odd) expect([query, await ask(query)]).toEqual([query, 200]);
    expect(await ask('page=9007199254740993')).toBe(400);
  });

  it('has every account on exactly one page, also when the database chooses another way for many', async () => {
    await addMany(1500);
    for (const sort of ['createdAt', '-lastLoginAt', 'username', '-email']) {
      const ids: string[] = [];
      for (let page = 1; page <= 16; page += 1)
        ids.push(...(await idsOf({ size: '100', page: String(page), sort })).ids);
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 1502, 1502]);
    }
    expect(await totalsOf({})).toBe(1502);
    expect(await totalsOf({ role: 'USER' })).toBe(1502);
    expect(await totalsOf({ role: 'USER', status: 'active' })).toBe(1502);
    expect(await totalsOf({ text: 'many' })).toBe(1500);
    expect(await totalsOf({ lastLoginFrom: '1', createdFrom: '1' })).toBe(1500);
  });
});

it('marks accounts that the caller may not change, and those that are locked out', async () => {
  await test.addRole('OPERATOR', ['ADMIN:SYSTEM:MANAGE']);
  await test.add('otto', ['USER', 'OPERATOR']);
  const ends = {
    'guess:vic@example.com@lan-1': 60_000,
    'guess:uma@example.com': -1,
    'guess:vi@example.com@lan-1': 60_000,
  };
  for (const [key, wait] of Object.entries(ends)) {
    const times = { window_started_at: test.now(), blocked_until: test.now() + wait };
    await test.db
      .insertInto('throttles')
      .values({ key, count: 6, ...times })
      .execute();
  }
  const read = async (person: string) => {
    const { rows } = (await test.as(person, USER_CALLS.list, { query: { sort: 'username' } })).json().data;
    return rows.map(({ id, isManageable, isLocked }: Record<string, unknown>) => [id, isManageable, isLocked]);
  };
  expect(await read('ada')).toEqual([
    ['otto', false, false],
    ['uma', true, false],
    ['vic', true, true],
  ]);
  expect((await read('root')).map(([, isManageable]: unknown[]) => isManageable)).toEqual([true, true, true]);
});

describe('an account', () => {
  it('is read with its rights, sessions and the end of a lock', async () => {
    await test.signInAs('vic');
    const key = 'guess:vic@example.com@lan-1';
    const blocked_until = test.now() + 60_000;
    await test.db
      .insertInto('throttles')
      .values({ key, count: 6, window_started_at: test.now(), blocked_until })
      .execute();
    const reply = await test.as('ada', USER_CALLS.read, { params: { id: 'vic' } });
    expect(reply.json().data).toMatchObject({
      id: 'vic',
      permissions: [],
      sessionCount: 1,
      blockedUntil: blocked_until,
    });
  });

  it.each(['nobody', 'root', "' or '1'='1", '%', 'x'.repeat(64)])('with the id %s is not found', async (id) => {
    const reply = await test.as('ada', USER_CALLS.read, { params: { id } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'SUBJECT_MISSING']);
  });
});

const totalsOf = async (query: Readonly<Record<string, string>>) => (await idsOf(query)).total;

async function addOddNames(): Promise<void> {
  await test.add('aXb', ['USER'], { last_login_at: 200 });
  await test.add('a%b', ['USER'], { last_login_at: 100, created_at: 150 });
  await test.add('a_b', ['USER'], { status: 'disabled', created_at: 100 });
}

async function addMany(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const same = { password_hash: 'none', status: 'active', token_version: 0, needs_password_change: 0 } as const;
  const users = numbers.map((number) => ({
    ...{ id: `m${number}`, email: `many${number}@example.com`, username: `m${number}`, username_key: `m${number}` },
    ...same,
    ...{ created_at: 1000 + (number % 7), updated_at: 0, last_login_at: 1 + (number % 5) },
  }));
  for (let start = 0; start < count; start += 500) {
    const some = users.slice(start, start + 500);
    await test.db.insertInto('users').values(some).execute();
    await test.db
      .insertInto('user_roles')
      .values(some.map(({ id }) => ({ user_id: id, role_name: 'USER' })))
      .execute();
  }
}
