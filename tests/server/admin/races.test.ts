import { beforeEach, expect, it } from 'vitest';
import { findSession } from '../../../server/services/accounts/sessions.ts';
import { changePeople } from '../../../server/services/admin/change-people.ts';
import { toStatusChange } from '../../../server/services/admin/person-changes.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  // Sessions start before the simultaneous calls.
  for (const person of ['root', 'second', 'ada']) await test.as(person, USER_CALLS.list);
});

const to = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) });

async function countSuperAdministrators(): Promise<number> {
  const rows = await test.db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role_name', '=', 'SUPER_ADMIN')
    .where('status', '=', 'active')
    .execute();
  return rows.length;
}

it.each([
  ['disable', ADMIN_CALLS.setStatus, { status: 'disabled' }],
  ['demote', ADMIN_CALLS.setRoles, { roles: ['USER'] }],
  ['delete', ADMIN_CALLS.remove, undefined],
] as const)('leaves one of two super administrators who %s each other at the same time', async (_case, call, body) => {
  const replies = await Promise.all([
    test.as('root', call, to('second', body)),
    test.as('second', call, to('root', body)),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(await countSuperAdministrators()).toBe(1);
});

it('keeps the last active super administrator, also when all others are disabled', async () => {
  await test.add('third', ['SUPER_ADMIN'], { status: 'disabled' });
  await test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'second').execute();
  const body = { action: 'delete', ids: ['second', 'third'] };
  expect(outcomeOf(await test.as('root', ADMIN_CALLS.bulk, { body }))).toBe('ok');
  expect(await countSuperAdministrators()).toBe(1);
});

it('refuses a change that would leave no super administrator', async () => {
  // The rule must hold without the rule about the own account.
  const context = { accounts: test.accounts, publicOrigin: null };
  const session = await findSession(test.accounts, await test.signInAs('root'));
  const caller = { session, address: '', access: { rank: 'SUPER_ADMIN' } } as const;
  const change = { ...toStatusChange(context, 'disabled'), isForOthers: false };
  await expect(changePeople(context, caller, 'admins', ['root', 'second'], change)).rejects.toMatchObject({
    code: 'LAST_SUPER_ADMIN',
  });
  expect(await countSuperAdministrators()).toBe(2);
});

it('never lets a role become strong while an administrator gives it to a user', async () => {
  await test.addRole('HELPER');
  await test.db.insertInto('permissions').values({ code: 'SYSTEM:AUDIT:READ', label: 'x' }).execute();
  const replies = await Promise.all([
    test.as('root', ROLE_CALLS.setPermissions, {
      params: { name: 'HELPER' },
      body: { permissions: ['SYSTEM:AUDIT:READ'] },
    }),
    test.as('ada', USER_CALLS.setRoles, to('uma', { roles: ['USER', 'HELPER'] })),
  ]);
  const [, given] = replies.map(outcomeOf);
  // Given before the role had the code, or refused afterwards; the log has the order.
  const order = await test.audited();
  if (given === 'ok') expect(order).toEqual(['user.roles uma', 'role.permissions HELPER']);
  else expect([given, order]).toEqual(['RIGHTS_EXCEEDED', ['role.permissions HELPER']]);
});

it('creates one of two simultaneous accounts with one address', async () => {
  const body = (username: string) => ({ body: { email: 'x@example.com', username, roles: ['USER'] } });
  const replies = await Promise.all([
    test.as('ada', USER_CALLS.create, body('Xenia')),
    test.as('root', USER_CALLS.create, body('Xaver')),
  ]);
  expect(replies.map(outcomeOf).sort()).toEqual(['EMAIL_TAKEN', 'ok']);
  expect(await test.mails()).toHaveLength(1);
});

it('changes nothing for a caller who lost the rights while the call waited', async () => {
  const replies = await Promise.all([
    test.as('root', ADMIN_CALLS.setRoles, to('ada', { roles: ['USER'] })),
    ...['uma', 'vic'].map((id) => test.as('ada', USER_CALLS.setStatus, to(id, { status: 'disabled' }))),
  ]);
  const [demoted, ...attempts] = replies.map(outcomeOf);
  expect(demoted).toBe('ok');
  const disabled = await test.db.selectFrom('users').select('id').where('status', '=', 'disabled').execute();
  expect(disabled).toHaveLength(attempts.filter((code) => code === 'ok').length);
  const order = await test.audited();
  expect(order.slice(order.indexOf('user.roles ada') + 1)).toEqual([]);
});
