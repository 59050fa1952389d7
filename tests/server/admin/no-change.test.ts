import { beforeEach, expect, it } from 'vitest';
import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { SYSTEM_CALLS } from '../../../src/core/contracts/admin-system.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AdminApp, type AdminRequest, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('HELPER', ['USER:REPORT:READ']);
});

const VIC = { params: { id: 'vic' } };
const LINKS = { registry: 'http://localhost:8500', gateway: '', orders: '' };

/** Calls whose second time changes nothing. */
const CASES: readonly (readonly [string, Call, AdminRequest])[] = [
  ['unlocks an account without a lock', USER_CALLS.unlock, VIC],
  ['ends the sessions of an account without one', USER_CALLS.endSessions, VIC],
  ['enables an enabled account', USER_CALLS.setStatus, { ...VIC, body: { status: 'active' } }],
  ['gives the same roles', USER_CALLS.setRoles, { ...VIC, body: { roles: ['VIP', 'USER'] } }],
  ['gives the same name', USER_CALLS.edit, { ...VIC, body: { username: 'vic' } }],
  ['unlocks several accounts', USER_CALLS.bulk, { body: { action: 'unlock', ids: ['uma', 'vic'] } }],
  [
    'gives a role the same codes',
    ROLE_CALLS.setPermissions,
    { params: { name: 'HELPER' }, body: { permissions: ['USER:REPORT:READ'] } },
  ],
  ['gives a role the same label', ROLE_CALLS.relabel, { params: { name: 'HELPER' }, body: { label: 'helper' } }],
  ['saves the same links', SYSTEM_CALLS.saveLinks, { body: LINKS }],
  ['postpones the mail settings', ADMIN_MAIL_CALLS.postpone, {}],
  ['returns to local mode', ADMIN_MAIL_CALLS.useLocal, {}],
];

it.each(CASES)('records nothing when somebody %s a second time', async (_title, call, request) => {
  expect(outcomeOf(await test.as('root', call, request))).toBe('ok');
  const recorded = await test.audited();
  expect(outcomeOf(await test.as('root', call, request))).toBe('ok');
  expect(await test.audited()).toEqual(recorded);
});

it('makes no ordinary user by the list of administrators', async () => {
  const body = { email: 'x@example.com', username: 'Xenia', roles: ['USER', 'VIP'] };
  expect((await test.as('root', ADMIN_CALLS.create, { body })).statusCode).toBe(400);
  expect((await test.as('root', ADMIN_CALLS.create, { body: { ...body, roles: ['ADMIN'] } })).statusCode).toBe(200);
});

it.each([
  [USER_CALLS.create, { body: { email: 'x@example.com', username: 'Xenia', roles: ['USER'] } }],
  [USER_CALLS.resetPassword, VIC],
])('%s does not claim that a mail left in local mode', async (call, request: AdminRequest) => {
  const { message } = (await test.as('root', call, request)).json();
  expect(message).not.toContain('邮件已发出');
});
