import { beforeEach, expect, it } from 'vitest';
import { AUDIT_CALLS } from '../../../src/core/contracts/admin-audit.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AdminApp, type AdminRequest, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('HELPER', ['USER:REPORT:READ']);
});

const HELPER = { params: { name: 'HELPER' } };
const UMA = { params: { id: 'uma' } };

/** A change by one administrator, a later one by another who has seen the state before, and what that one learns. */
const CASES: readonly [name: string, call: Call, first: AdminRequest, stale: AdminRequest, present: unknown][] = [
  [
    'codes of a role',
    ROLE_CALLS.setPermissions,
    { ...HELPER, body: { permissions: [] } },
    { ...HELPER, body: { permissions: ['USER:REPORT:READ', 'SYSTEM:AUDIT:READ'], expected: ['USER:REPORT:READ'] } },
    [],
  ],
  [
    'label of a role',
    ROLE_CALLS.relabel,
    { ...HELPER, body: { label: '助手' } },
    { ...HELPER, body: { label: '客服', expected: 'helper' } },
    '助手',
  ],
  [
    'roles of an account',
    USER_CALLS.setRoles,
    { ...UMA, body: { roles: ['USER', 'HELPER'] } },
    { ...UMA, body: { roles: ['USER', 'VIP'], expected: ['USER'] } },
    ['HELPER', 'USER'],
  ],
  [
    'name of an account',
    USER_CALLS.edit,
    { ...UMA, body: { username: 'Ursula' } },
    { ...UMA, body: { username: 'Ulla', expected: { email: 'uma@example.com', username: 'uma' } } },
    { email: 'uma@example.com', username: 'Ursula' },
  ],
];

it.each(CASES)(
  'a stale change of the %s is refused with the present state, and works with it',
  async (_name, call, first, stale, present) => {
    await test.addRole('OTHER', ['SYSTEM:AUDIT:READ']);
    expect(outcomeOf(await test.as('root', call, first))).toBe('ok');
    const recorded = await test.audited();
    const refused = await test.as('second', call, stale);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const found = refused.json().data.present;
    expect(Array.isArray(found) ? found.toSorted() : found).toEqual(present);
    expect(await test.audited()).toEqual(recorded);
    const again = { ...stale, body: { ...stale.body, expected: found } };
    expect(outcomeOf(await test.as('second', call, again))).toBe('ok');
  },
);

it.each([
  ['in another order', ['VIP', 'USER']],
  ['twice', ['USER', 'VIP', 'USER']],
])('roles that are expected %s are the same', async (_case, expected) => {
  const request = { params: { id: 'vic' }, body: { roles: ['USER'], expected } };
  expect(outcomeOf(await test.as('root', USER_CALLS.setRoles, request))).toBe('ok');
});

it('a change to what somebody else has just made of it is no conflict, and is recorded once', async () => {
  const body = { permissions: [], expected: ['USER:REPORT:READ'] };
  for (const person of ['root', 'second'])
    expect(outcomeOf(await test.as(person, ROLE_CALLS.setPermissions, { ...HELPER, body }))).toBe('ok');
  expect(await test.audited()).toEqual(['role.permissions HELPER']);
});

/** Everything that an unattended browser must not be enough for. */
it.each(
  [
    ...[ADMIN_CALLS.create, ADMIN_CALLS.edit, ADMIN_CALLS.setStatus, ADMIN_CALLS.setRoles, ADMIN_CALLS.remove],
    ...[ADMIN_CALLS.resetPassword, ADMIN_CALLS.unlock, ADMIN_CALLS.endSessions, ADMIN_CALLS.bulk],
    ...[ROLE_CALLS.create, ROLE_CALLS.setPermissions, ROLE_CALLS.remove, PERMISSION_CALLS.remove],
    ...[USER_CALLS.sendAddressCode, ADMIN_CALLS.sendAddressCode, USER_CALLS.resetPassword],
    ...[USER_CALLS.export, ADMIN_CALLS.export, AUDIT_CALLS.export],
  ].map((call) => [call.id, call] as const),
)('%s needs a password that was shown lately', async (_id, call) => {
  await test.signInAs('root');
  await test.as('root', USER_CALLS.list);
  test.advance(11 * 60_000);
  expect(outcomeOf(await test.as('root', call, { params: { id: 'uma', name: 'HELPER', code: 'A' }, body: {} }))).toBe(
    'NEED_PASSWORD_CONFIRMATION',
  );
});
