import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { AUDIT_CALLS } from '../../../src/core/contracts/admin-audit.ts';
import { ADMIN_CALLS, PEOPLE_CALLS, type PersonDetails, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS, type Role } from '../../../src/core/contracts/admin-roles.ts';
import { SYSTEM_CALLS } from '../../../src/core/contracts/admin-system.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { toAdmin } from '../../../src/features/admin/access/admin-context.ts';
import { CONSOLE_TABS, type ConsoleTab, listVisibleTabs } from '../../../src/features/admin/console/tabs.ts';
import { listAdminNav } from '../../../src/features/admin/frame/admin-nav.ts';
import {
  type Actor,
  findPersonObstacle,
  listActions,
  mayChangeRoles,
  type PersonAction,
} from '../../../src/features/admin/people/model/person-actions.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

/** What the panel of each tab reads first. */
const TAB_CALLS: Readonly<Record<ConsoleTab['id'], Call>> = {
  admins: ADMIN_CALLS.list,
  users: USER_CALLS.list,
  roles: ROLE_CALLS.list,
  permissions: PERMISSION_CALLS.list,
  system: SYSTEM_CALLS.read,
};
/** Codes of the role of administrators: none, each alone, and all. */
const CODES = ['ADMIN:USER:VIEW', 'ADMIN:USER:MANAGE', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'];
const CHOICES: readonly (readonly string[])[] = [[], ...CODES.map((code) => [code]), CODES];
const ACTION_CALLS = (
  calls: typeof USER_CALLS | typeof ADMIN_CALLS,
): Readonly<Record<PersonAction, [Call, object?]>> => ({
  enable: [calls.setStatus, { status: 'active' }],
  disable: [calls.setStatus, { status: 'disabled' }],
  unlock: [calls.unlock],
  endSessions: [calls.endSessions],
  resetPassword: [calls.resetPassword],
  remove: [calls.remove],
});

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('OPERATOR', ['USER:REPORT:READ']);
  await test.add('otto', ['USER', 'OPERATOR']);
  await test.add('off', ['USER'], { status: 'disabled' });
});

/** The role of administrators has exactly these codes. */
async function grant(codes: readonly string[]): Promise<void> {
  await test.db.deleteFrom('role_permissions').where('role_name', '=', 'ADMIN').execute();
  for (const permission_code of codes)
    await test.db.insertInto('role_permissions').values({ role_name: 'ADMIN', permission_code }).execute();
}

const toUser = (id: string, roles: string[], permissions: string[]): AccountUser => ({
  ...{ id, username: id, email: `${id}@example.com`, role: roles[0] ?? '' },
  ...{ roles, permissions },
});

function toAdminOf(user: AccountUser) {
  const { roles, permissions } = user;
  return toAdmin({ user, roles, permissions, needsPasswordChange: false, needsEmailConfig: false });
}

describe.each([
  ...CHOICES.map((codes) => ['ada', ['ADMIN'], codes] as const),
  ['root', ['SUPER_ADMIN'], ['*:*:*']] as const,
])('for %s with %j and the codes %j', (id, roles, codes) => {
  const user = toUser(id, [...roles], [...codes]);
  const admin = toAdminOf(user);
  const actorOf = (change: Call['access']): Actor => ({
    ...{ id, roles: [...roles], permissions: [...codes] },
    canChange: typeof change === 'object' && 'permission' in change ? admin.can(change.permission) : admin.isSuperAdmin,
  });
  beforeEach(async () => {
    if (id === 'ada') await grant(codes);
  });

  it('a tab or screen is visible exactly where its calls are open', async () => {
    const visible = listVisibleTabs(admin).map((tab) => tab.id);
    for (const tab of CONSOLE_TABS) {
      const { statusCode } = await test.as(id, TAB_CALLS[tab.id]);
      expect([tab.id, statusCode]).toEqual([tab.id, visible.includes(tab.id) ? 200 : 403]);
    }
    const { statusCode } = await test.as(id, AUDIT_CALLS.list);
    const areShown = listAdminNav(admin.isSuperAdmin).some(({ path }) => path.endsWith('/audit'));
    expect(statusCode).toBe(areShown ? 200 : 403);
    expect((await test.as(id, PEOPLE_CALLS.choices)).statusCode).toBe(visible.includes('users') ? 200 : 403);
  });

  it('an action for an account is offered exactly where the server accepts it', async () => {
    for (const [kind, calls] of [
      ['users', USER_CALLS],
      ['admins', ADMIN_CALLS],
    ] as const) {
      const actor = actorOf(calls.setStatus.access);
      const list = await test.as(id, calls.list);
      if (list.statusCode === 403) continue;
      for (const { id: target } of list.json().data.rows as { id: string }[]) {
        const details: PersonDetails = (await test.as(id, calls.read, { params: { id: target } })).json().data;
        const isOpen = findPersonObstacle(actor, details) === null;
        for (const { action, obstacle } of listActions(actor, details)) {
          // The server accepts calls without an effect.
          if (obstacle === 'not-blocked' || obstacle === 'no-sessions') continue;
          const [call, body] = ACTION_CALLS(calls)[action];
          const statusCode = await attempt(call, { params: { id: target }, ...(body && { body }) });
          const isOffered = isOpen && obstacle === null;
          expect([kind, target, action, statusCode === 403]).toEqual([kind, target, action, !isOffered]);
        }
        const roleChange = { params: { id: target }, body: { roles: details.roles } };
        const isRefused = (await attempt(calls.setRoles, roleChange)) === 403;
        expect([target, 'roles', isRefused]).toEqual([target, 'roles', !mayChangeRoles(actor, details)]);
      }
    }
  });

  it('a role can be edited exactly where it is shown as editable', async () => {
    const list = await test.as(id, ROLE_CALLS.list);
    if (list.statusCode === 403) return;
    for (const { name, isEditable } of list.json().data.roles as Role[]) {
      const statusCode = await attempt(ROLE_CALLS.relabel, { params: { name }, body: { label: '别的名称' } });
      expect([name, statusCode < 400]).toEqual([name, isEditable]);
    }
  });

  /** Makes a call and takes its effect back, so that the next one finds the same accounts and sessions. */
  async function attempt(call: Call, request: Parameters<AdminApp['as']>[2]): Promise<number> {
    const before = await Promise.all([
      test.db.selectFrom('users').selectAll().execute(),
      test.db.selectFrom('user_roles').selectAll().execute(),
      test.db.selectFrom('sessions').selectAll().execute(),
      test.db.selectFrom('roles').selectAll().execute(),
    ]);
    const { statusCode } = await test.as(id, call, request);
    if (statusCode < 400) await restore(before);
    return statusCode;
  }

  async function restore([users, userRoles, sessions, savedRoles]: readonly object[][]): Promise<void> {
    for (const { id: saved, ...user } of users as { id: string }[]) {
      await test.db
        .insertInto('users')
        .values({ id: saved, ...user } as never)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(user))
        .execute();
    }
    await test.db.deleteFrom('sessions').execute();
    await test.db.deleteFrom('user_roles').execute();
    await test.db
      .insertInto('user_roles')
      .values(userRoles as never)
      .execute();
    if (sessions?.length)
      await test.db
        .insertInto('sessions')
        .values(sessions as never)
        .execute();
    for (const { name, label } of savedRoles as { name: string; label: string }[])
      await test.db.updateTable('roles').set({ label }).where('name', '=', name).execute();
  }
});
