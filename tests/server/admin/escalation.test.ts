import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';
import { PEOPLE_ATTEMPTS, to } from './escalation-attempts.ts';
import { ofRole, ROLE_ATTEMPTS } from './role-attempts.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('HELPER', ['ADMIN:USER:VIEW']);
  await test.addRole('OPERATOR', ['ADMIN:SYSTEM:MANAGE']);
  await test.addRole('AUDITOR', ['SYSTEM:AUDIT:READ']);
  await test.addRole('MODULE', ['ADMIN:*:*']);
  await test.addRole('OWN', ['ADMIN:USER:VIEW', 'USER:REPORT:READ']);
  await test.db.insertInto('user_roles').values({ user_id: 'ada', role_name: 'OWN' }).execute();
  await test.add('otto', ['USER', 'OPERATOR']);
});

async function readRights() {
  const { db } = test;
  return [
    await db.selectFrom('users').select(['id', 'email', 'username', 'status']).orderBy('id').execute(),
    await db.selectFrom('user_roles').selectAll().orderBy('user_id').orderBy('role_name').execute(),
    await db.selectFrom('role_permissions').selectAll().orderBy('role_name').orderBy('permission_code').execute(),
    await db.selectFrom('roles').selectAll().orderBy('name').execute(),
    await db.selectFrom('permissions').selectAll().orderBy('code').execute(),
  ];
}

describe('an administrator', () => {
  it.each([...PEOPLE_ATTEMPTS, ...ROLE_ATTEMPTS])(
    'is refused and changes nothing when she %s',
    async (_title, call, request, code) => {
      const before = await readRights();
      expect(outcomeOf(await test.as('ada', call, request))).toBe(code);
      expect(await readRights()).toEqual(before);
      expect(await test.audited()).toEqual([]);
    },
  );

  it('learns which member of a bulk call is forbidden', async () => {
    const body = { action: 'disable', ids: ['uma', 'root', 'vic', 'second'] };
    const reply = await test.as('ada', USER_CALLS.bulk, { body });
    expect([reply.statusCode, reply.json().data]).toEqual([403, { ids: ['root', 'second'] }]);
  });

  it.each([
    ['lists users by a role of administrators', USER_CALLS.list, { query: { role: 'ADMIN' } }],
    ['lists users by the role of super administrators', USER_CALLS.list, { query: { role: 'SUPER_ADMIN' } }],
    ['searches for an administrator by the address', USER_CALLS.list, { query: { text: 'second@example.com' } }],
    ['searches for an administrator by a part of the name', USER_CALLS.list, { query: { text: 'o' } }],
    ['filters by a time', USER_CALLS.list, { query: { createdFrom: '0', status: 'active' } }],
    ['exports users by a role of administrators', USER_CALLS.export, { query: { role: 'SUPER_ADMIN' } }],
    ['exports all users', USER_CALLS.export, {}],
    ['lists the members of a role of administrators', ROLE_CALLS.listMembers, ofRole('SUPER_ADMIN')],
    ['lists the members of her own role', ROLE_CALLS.listMembers, ofRole('ADMIN')],
    ['lists the members of a role that users and an administrator have', ROLE_CALLS.listMembers, ofRole('HELPER')],
    [
      'previews the role of super administrators',
      ROLE_CALLS.preview,
      { ...ofRole('SUPER_ADMIN'), body: { permissions: [] } },
    ],
    [
      'previews a role that users and an administrator have',
      ROLE_CALLS.preview,
      { ...ofRole('HELPER'), body: { permissions: ['USER:REPORT:READ'] } },
    ],
  ] as const)('learns no administrator when she %s', async (_title, call, request) => {
    await test.add('amy', ['ADMIN']);
    const helpers = ['amy', 'uma'].map((user_id) => ({ user_id, role_name: 'HELPER' }));
    await test.db.insertInto('user_roles').values(helpers).execute();
    const reply = await test.as('ada', call, request);
    expect(reply.statusCode).toBe(200);
    const administrators = /root@|second@|ada@|amy@/;
    expect(reply.body).not.toMatch(administrators);
    const isNamedToSuper = call.id.startsWith('roles.');
    expect(administrators.test((await test.as('root', call, request)).body)).toBe(isNamedToSuper);
  });

  it('gains nothing from a rank in the table of roles', async () => {
    await test.db.updateTable('roles').set({ rank: 100 }).where('name', 'in', ['HELPER', 'ADMIN']).execute();
    const roles = { ...to('uma'), body: { roles: ['ADMIN'] } };
    expect(outcomeOf(await test.as('ada', USER_CALLS.setRoles, roles))).toBe('RIGHTS_EXCEEDED');
    expect((await test.as('ada', ADMIN_CALLS.list)).statusCode).toBe(403);
  });

  it('may not edit an own role below her rank that she has herself', async () => {
    await test.db.insertInto('user_roles').values({ user_id: 'ada', role_name: 'HELPER' }).execute();
    const codes = { ...ofRole('HELPER'), body: { permissions: [] } };
    expect(outcomeOf(await test.as('ada', ROLE_CALLS.setPermissions, codes))).toBe('RIGHTS_EXCEEDED');
  });

  it('manages users and grants roles below her own', async () => {
    const steps = [
      await test.as('ada', USER_CALLS.setRoles, { ...to('uma'), body: { roles: ['USER', 'VIP', 'HELPER'] } }),
      await test.as('ada', ROLE_CALLS.setPermissions, {
        ...ofRole('HELPER'),
        body: { permissions: [] },
      }),
      await test.as('ada', USER_CALLS.bulk, { body: { action: 'disable', ids: ['vic'] } }),
    ];
    expect(steps.map(outcomeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await test.rolesOf('uma')).toEqual(['HELPER', 'USER', 'VIP']);
    expect(await test.audited()).toEqual(['user.roles uma', 'role.permissions HELPER', 'user.disable vic']);
  });
});

describe('the administration stays closed to ordinary users', () => {
  const CODES = ['ADMIN:USER:VIEW', 'ADMIN:USER:MANAGE', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'];

  it.each(['USER', 'VIP', 'AUTHOR', 'MODERATOR', 'ANONYMOUS', 'HELPER'])(
    'when someone puts a code of it into the role %s',
    async (name) => {
      const before = await readRights();
      for (const person of ['ada', 'root']) {
        for (const code of CODES.slice(1)) {
          const request = { ...ofRole(name), body: { permissions: name === 'HELPER' ? [CODES[0], code] : [code] } };
          expect(outcomeOf(await test.as(person, ROLE_CALLS.setPermissions, request))).toBe('CODE_NEEDS_ADMIN_ROLE');
        }
      }
      expect(await readRights()).toEqual(before);
    },
  );

  it.each(['ada', 'root'])('when %s creates a role with a code of it', async (person) => {
    const body = { name: 'DESK', label: '前台', permissions: ['ADMIN:USER:VIEW'] };
    expect(outcomeOf(await test.as(person, ROLE_CALLS.create, { body }))).toBe('CODE_NEEDS_ADMIN_ROLE');
  });

  it('when a role of theirs holds all of its codes since before this rule', async () => {
    for (const code of [...CODES, '*:*:*']) {
      await test.db.insertInto('role_permissions').values({ role_name: 'USER', permission_code: code }).execute();
    }
    const calls = [...Object.values(USER_CALLS), ...Object.values(ROLE_CALLS), ...Object.values(PERMISSION_CALLS)];
    for (const call of calls) expect([call.id, (await test.as('uma', call)).statusCode]).toEqual([call.id, 403]);
  });

  it('and a role of theirs can lose such codes', async () => {
    const emptied = await test.as('ada', ROLE_CALLS.setPermissions, { ...ofRole('HELPER'), body: { permissions: [] } });
    expect(outcomeOf(emptied)).toBe('ok');
  });

  it('and members of a role are counted, not listed, for callers who are not above it', async () => {
    await test.add('ann', ['ADMIN']);
    const members = (await test.as('ada', ROLE_CALLS.listMembers, ofRole('ADMIN'))).json().data;
    expect(members.rows).toEqual([]);
    const body = { permissions: ['ADMIN:USER:VIEW'] };
    const preview = (await test.as('ada', ROLE_CALLS.preview, { ...ofRole('ADMIN'), body })).json().data;
    expect(preview).toMatchObject({ memberCount: 2, affectedCount: 2, affected: [] });
    const named = (await test.as('root', ROLE_CALLS.preview, { ...ofRole('ADMIN'), body })).json().data;
    expect(named.affected).toHaveLength(2);
  });
});

describe('a super administrator', () => {
  it.each([
    [
      'puts everything into another role',
      ROLE_CALLS.setPermissions,
      { ...ofRole('HELPER'), body: { permissions: ['*:*:*'] } },
      'RIGHTS_EXCEEDED',
    ],
    [
      'empties the role of super administrators',
      ROLE_CALLS.setPermissions,
      { ...ofRole('SUPER_ADMIN'), body: { permissions: [] } },
      'SUBJECT_FIXED',
    ],
    ['disables the own account', ADMIN_CALLS.setStatus, { ...to('root'), body: { status: 'disabled' } }, 'OWN_ACCOUNT'],
    ['deletes the own account', ADMIN_CALLS.remove, to('root'), 'OWN_ACCOUNT'],
    ['demotes the own account', ADMIN_CALLS.setRoles, { ...to('root'), body: { roles: ['ADMIN'] } }, 'OWN_ACCOUNT'],
    [
      'takes the role from all super administrators in bulk',
      ADMIN_CALLS.bulk,
      { body: { action: 'removeRole', ids: ['second', 'root'], role: 'SUPER_ADMIN' } },
      'OWN_ACCOUNT',
    ],
    [
      'disables all super administrators in bulk',
      ADMIN_CALLS.bulk,
      { body: { action: 'disable', ids: ['second', 'root'] } },
      'OWN_ACCOUNT',
    ],
    ['deletes the role of super administrators', ROLE_CALLS.remove, ofRole('SUPER_ADMIN'), 'SUBJECT_FIXED'],
    ['deletes the code for everything', PERMISSION_CALLS.remove, { params: { code: '*:*:*' } }, 'SUBJECT_FIXED'],
    [
      'gives everything to her role again, with less beside',
      ROLE_CALLS.setPermissions,
      { ...ofRole('SUPER_ADMIN'), body: { permissions: ['ADMIN:USER:VIEW'] } },
      'SUBJECT_FIXED',
    ],
    ['makes the own password useless', ADMIN_CALLS.resetPassword, to('root'), 'OWN_ACCOUNT'],
    [
      'deletes the own account in bulk',
      ADMIN_CALLS.bulk,
      { body: { action: 'delete', ids: ['second', 'root'] } },
      'OWN_ACCOUNT',
    ],
  ] as const)('is refused when she %s', async (_title, call, request, code) => {
    const before = await readRights();
    expect(outcomeOf(await test.as('root', call, request))).toBe(code);
    expect(await readRights()).toEqual(before);
  });

  it('may grant reserved codes, and may make and end administrators', async () => {
    const steps = [
      await test.as('root', USER_CALLS.setRoles, { ...to('uma'), body: { roles: ['ADMIN', 'OPERATOR', 'MODULE'] } }),
      await test.as('root', ADMIN_CALLS.setRoles, { ...to('uma'), body: { roles: ['USER'] } }),
      await test.as('root', ADMIN_CALLS.setStatus, { ...to('second'), body: { status: 'disabled' } }),
    ];
    expect(steps.map(outcomeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await test.rolesOf('uma')).toEqual(['USER']);
  });
});
