import { beforeEach, describe, expect, it } from 'vitest';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('READER', ['USER:REPORT:READ']);
  await test.addRole('REPORTER', ['USER:REPORT:MANAGE']);
});

const ofRole = (name: string, permissions?: readonly string[]) => ({
  params: { name },
  ...(permissions && { body: { permissions } }),
});

async function codesOf(name: string): Promise<string[]> {
  const rows = await test.db
    .selectFrom('role_permissions')
    .select('permission_code')
    .where('role_name', '=', name)
    .orderBy('permission_code')
    .execute();
  return rows.map(({ permission_code }) => permission_code);
}

/** Accounts with the role READER and no other. */
async function addReaders(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `p${index}`);
  const same = { password_hash: '', status: 'active', token_version: 0, needs_password_change: 0 } as const;
  for (let start = 0; start < ids.length; start += 1000) {
    const some = ids.slice(start, start + 1000);
    const users = some.map((id) => ({
      ...{ id, email: id, username: id, username_key: id, ...same },
      ...{ created_at: 0, updated_at: 0, last_login_at: null },
    }));
    await test.db.insertInto('users').values(users).execute();
    const members = some.map((user_id) => ({ user_id, role_name: 'READER' }));
    await test.db.insertInto('user_roles').values(members).execute();
  }
}

describe('the list of roles', () => {
  it('has members, codes and what the caller may do, from the highest rank down', async () => {
    const { roles } = (await test.as('ada', ROLE_CALLS.list)).json().data;
    expect(roles.map(({ name }: { name: string }) => name)).toEqual([
      ...['SUPER_ADMIN', 'ADMIN', 'MODERATOR', 'AUTHOR', 'VIP', 'USER', 'ANONYMOUS', 'READER', 'REPORTER'],
    ]);
    const facts = Object.fromEntries(
      roles.map(({ name, memberCount, isGrantable, isEditable, isDocumented }: Record<string, unknown>) => [
        name,
        [memberCount, isGrantable, isEditable, isDocumented],
      ]),
    );
    expect(facts).toMatchObject({
      SUPER_ADMIN: [2, false, false, true],
      ADMIN: [1, false, false, true],
      VIP: [1, true, true, true],
      USER: [2, true, true, true],
      READER: [0, false, false, false],
    });
  });

  it('lets super administrators edit every role but their own', async () => {
    const { roles } = (await test.as('root', ROLE_CALLS.list)).json().data;
    const fixed = roles.filter(({ isEditable }: { isEditable: boolean }) => !isEditable);
    expect(fixed.map(({ name }: { name: string }) => name)).toEqual(['SUPER_ADMIN']);
  });

  it('has the members of a role in pages', async () => {
    const query = { size: '1', sort: '-username' };
    const reply = await test.as('ada', ROLE_CALLS.listMembers, { ...ofRole('USER'), query });
    const vic = { id: 'vic', username: 'vic', email: 'vic@example.com' };
    expect(reply.json().data).toEqual({ rows: [vic], total: 2, page: 1, size: 1 });
    expect(outcomeOf(await test.as('ada', ROLE_CALLS.listMembers, ofRole('NONE')))).toBe('SUBJECT_MISSING');
  });

  it.each([
    ['where the others have other roles', 'root', 'USER'],
    ['for an administrator, without administrators', 'ada', 'USER'],
    ['where another account has no role at all', 'root', null],
  ])('has the pages in the middle of thousands of members, %s', async (_case, caller, roleOfUma) => {
    await addReaders(2500);
    const members = ['vic', 'root'].map((user_id) => ({ user_id, role_name: 'READER' }));
    await test.db.insertInto('user_roles').values(members).execute();
    if (roleOfUma === null) await test.db.deleteFrom('user_roles').where('user_id', '=', 'uma').execute();
    const readers = test.db.selectFrom('user_roles').select('user_id').where('role_name', '=', 'READER');
    const emails = (await test.db.selectFrom('users').select('email').where('id', 'in', readers).execute())
      .map(({ email }) => email)
      .filter((email) => caller === 'root' || email !== 'root@example.com')
      .sort();
    for (const page of ['12', '13', '14']) {
      const query = { page, size: '100', sort: 'email' };
      const { rows, total } = (await test.as(caller, ROLE_CALLS.listMembers, { ...ofRole('READER'), query })).json()
        .data;
      expect(total).toBe(emails.length);
      const end = Number(page) * 100;
      expect(rows.map(({ email }: { email: string }) => email)).toEqual(emails.slice(end - 100, end));
    }
  });
});

describe('a role of the installation', () => {
  const body = { name: 'EDITOR', label: ' 编辑 ', permissions: ['USER:REPORT:READ', 'USER:REPORT:READ'] };

  it('is created, relabeled, changed and deleted, each with a record', async () => {
    const steps = [
      await test.as('root', ROLE_CALLS.create, { body }),
      await test.as('root', ROLE_CALLS.relabel, { ...ofRole('EDITOR'), body: { label: '主编' } }),
      await test.as('root', ROLE_CALLS.setPermissions, ofRole('EDITOR', ['USER:REPORT:READ', 'USER:REPORT:MANAGE'])),
    ];
    expect(steps.map(outcomeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await codesOf('EDITOR')).toEqual(['USER:REPORT:MANAGE', 'USER:REPORT:READ']);
    expect(outcomeOf(await test.as('root', ROLE_CALLS.remove, ofRole('EDITOR')))).toBe('ok');
    expect(await test.audited()).toEqual(
      ['create', 'relabel', 'permissions', 'delete'].map((action) => `role.${action} EDITOR`),
    );
  });

  it.each([
    [{ ...body, name: 'VIP' }, 'ROLE_TAKEN'],
    [{ ...body, name: 'GUEST' }, 'ROLE_TAKEN'],
    [{ ...body, name: 'READER' }, 'ROLE_TAKEN'],
    [{ ...body, label: '管理员' }, 'ROLE_TAKEN'],
    [{ ...body, label: 'vip\u200b用户' }, 'INVALID_ROLE'],
    [{ ...body, label: ' ' }, 'INVALID_ROLE'],
    [{ ...body, name: 'editor' }, 'INVALID_ROLE'],
    [{ ...body, name: 'E' }, 'INVALID_ROLE'],
    [{ ...body, name: '\u0405UPER_ADMIN' }, 'INVALID_ROLE'],
    [{ ...body, name: 'A'.repeat(33) }, 'INVALID_ROLE'],
    [{ ...body, permissions: ['USER:NOTHING:READ'] }, 'SUBJECT_MISSING'],
    [{ ...body, permissions: ['a\0'] }, '400'],
    [{ ...body, label: 'x'.repeat(51) }, '400'],
  ])('is refused for %o', async (wrong, code) => {
    expect(outcomeOf(await test.as('root', ROLE_CALLS.create, { body: wrong }))).toBe(code);
    expect(await test.audited()).toEqual([]);
  });

  it('stays while it has members', async () => {
    await test.db.insertInto('user_roles').values({ user_id: 'uma', role_name: 'READER' }).execute();
    expect(outcomeOf(await test.as('root', ROLE_CALLS.remove, ofRole('READER')))).toBe('ROLE_IN_USE');
    expect(await codesOf('READER')).toEqual(['USER:REPORT:READ']);
  });
});

describe('a preview of a changed role', () => {
  it('names who gains and loses what, counting other roles, and changes nothing', async () => {
    await test.db
      .insertInto('user_roles')
      .values([
        { user_id: 'uma', role_name: 'READER' },
        { user_id: 'vic', role_name: 'READER' },
        { user_id: 'vic', role_name: 'REPORTER' },
        { user_id: 'root', role_name: 'READER' },
      ])
      .execute();
    const reply = await test.as('root', ROLE_CALLS.preview, ofRole('READER', ['ADMIN:USER:VIEW']));
    const change = { gained: ['ADMIN:USER:VIEW'], lost: ['USER:REPORT:READ'] };
    expect(reply.json().data).toEqual({
      ...change,
      expected: ['USER:REPORT:READ'],
      memberCount: 3,
      affectedCount: 2,
      affected: [
        { id: 'uma', username: 'uma', email: 'uma@example.com', ...change },
        { id: 'vic', username: 'vic', email: 'vic@example.com', gained: change.gained, lost: [] },
      ],
    });
    expect([await codesOf('READER'), await test.audited()]).toEqual([['USER:REPORT:READ'], []]);
  });

  it('counts thousands of members and names a hundred', async () => {
    await addReaders(4100);
    const { memberCount, affectedCount, affected } = (
      await test.as('root', ROLE_CALLS.preview, ofRole('READER', []))
    ).json().data;
    expect([memberCount, affectedCount, affected.length]).toEqual([4100, 4100, 100]);
  });
});

describe('permission codes', () => {
  it('are listed with the roles that hold them', async () => {
    const { permissions } = (await test.as('ada', PERMISSION_CALLS.list)).json().data;
    const of = (code: string) => permissions.find((row: { code: string }) => row.code === code);
    expect(of('*:*:*')).toMatchObject({ isDocumented: true, roles: ['SUPER_ADMIN'] });
    expect(of('USER:REPORT:READ')).toMatchObject({ isDocumented: false, roles: ['READER'] });
  });

  it.each([
    ['USER:INVOICE:READ', 'ok'],
    ['USER:INVOICE_ITEM:DELETE', 'ok'],
    ['USER:*:*', 'ok'],
    ['USER:REPORT:*', 'ok'],
    ['USER:REPORT:READ', 'PERMISSION_TAKEN'],
    ['SHOP:INVOICE:READ', 'INVALID_PERMISSION'],
    ['USER:INVOICE:PAY', 'INVALID_PERMISSION'],
    ['user:invoice:read', 'INVALID_PERMISSION'],
    ['USER:INVOICE', 'INVALID_PERMISSION'],
    ['USER:*:READ', 'INVALID_PERMISSION'],
    ['*', 'INVALID_PERMISSION'],
    ['ALL', 'RIGHTS_EXCEEDED'],
    ['*:*:*', 'RIGHTS_EXCEEDED'],
    ['', '400'],
  ])('such as %j are created by a super administrator: %s', async (code, outcome) => {
    expect(outcomeOf(await test.as('root', PERMISSION_CALLS.create, { body: { code, label: '报表' } }))).toBe(outcome);
  });

  it('are taken from all roles when they are deleted', async () => {
    const params = { code: 'USER:REPORT:READ' };
    expect(outcomeOf(await test.as('root', PERMISSION_CALLS.remove, { params }))).toBe('ok');
    expect([await codesOf('READER'), await test.audited()]).toEqual([[], ['permission.delete USER:REPORT:READ']]);
    expect(outcomeOf(await test.as('root', PERMISSION_CALLS.remove, { params }))).toBe('SUBJECT_MISSING');
  });
});

describe('the explanation of a right', () => {
  beforeEach(async () => {
    await test.addRole('WIDE', ['USER:*:*']);
    await test.add('max', ['USER', 'READER', 'REPORTER', 'WIDE']);
    await test.add('off', ['REPORTER'], { status: 'disabled' });
    await test.addRole('WHOLE', ['*:*:*', 'ALL']);
    await test.add('boss', ['ADMIN', 'WHOLE']);
    await test.add('odd', ['MODERATOR', 'WHOLE']);
  });

  it.each([
    ['max', 'USER:REPORT:READ', true, 'granted', ['READER exact', 'REPORTER manage', 'WIDE wildcard']],
    ['max', 'USER:REPORT:DELETE', true, 'granted', ['REPORTER manage', 'WIDE wildcard']],
    ['max', 'ADMIN:USER:VIEW', false, 'missing', []],
    ['max', 'USER', true, 'granted', ['USER rank']],
    ['max', 'ADMIN', false, 'missing', []],
    ['max', 'nonsense', false, 'malformed', []],
    ['max', 'USER:*:*', false, 'malformed', []],
    ['off', 'USER:REPORT:READ', false, 'disabled', ['REPORTER manage']],
    ['vic', 'VIP', true, 'granted', ['VIP rank']],
    ['root', 'SYSTEM:ANY:READ', true, 'granted', ['SUPER_ADMIN everything']],
    ['boss', 'SUPER_ADMIN', true, 'granted', ['WHOLE everything', 'WHOLE everything']],
    ['odd', 'SUPER_ADMIN', false, 'missing', []],
    ['odd', 'ADMIN:USER:VIEW', false, 'notAdmin', ['WHOLE everything', 'WHOLE everything']],
    ['root', 'MODERATOR', true, 'granted', ['SUPER_ADMIN rank']],
  ] as const)('of %s and %s', async (userId, wanted, isAllowed, reason, grants) => {
    const reply = await test.as('root', PERMISSION_CALLS.explain, { params: { userId, wanted } });
    const { data } = reply.json();
    const given = data.grants.map(({ role, kind }: Record<string, string>) => `${role} ${kind}`).sort();
    expect([data.isAllowed, data.reason, given]).toEqual([isAllowed, reason, grants]);
  });
});
