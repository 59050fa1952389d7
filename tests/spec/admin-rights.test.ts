import { expect, it } from 'vitest';
import { decideAccess, isSuperAdmin } from '../../src/core/auth/access.ts';
import { isAdministrator } from '../../src/core/auth/grant-rules.ts';
import {
  hasPermission,
  isEverything,
  PERMISSION_MODULES,
  PERMISSION_OPERATIONS,
  permits,
} from '../../src/core/auth/permissions.ts';
import { hasRank, ROLE_RANKS, type RoleName, rankOf } from '../../src/core/auth/roles.ts';
import { tokenClaimsSchema } from '../../src/core/auth/token-claims.ts';
import { ADMIN_ACCESS_CALLS, statusSchema } from '../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS, emailConfigReplySchema } from '../../src/core/contracts/admin-mail.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../src/core/contracts/admin-roles.ts';
import { SYSTEM_CALLS } from '../../src/core/contracts/admin-system.ts';
import type { Call } from '../../src/core/contracts/define-call.ts';
import { toAdmin } from '../../src/features/admin/access/admin-context.ts';
import { RIGHTS_LIFETIME_MS, RIGHTS_MARGIN_MS, RIGHTS_REFRESH_MS } from '../../src/features/admin/access/constants.ts';
import {
  areRightsValid,
  isRefreshAdvised,
  parseRightsCache,
  toRightsCache,
} from '../../src/features/admin/access/model/rights-cache.ts';
import { CONSOLE_TABS, listVisibleTabs } from '../../src/features/admin/console/tabs.ts';

const MINUTE_MS = 60_000;

it('ranks the roles as documented (doc 1 §6)', () => {
  const documented = { ANONYMOUS: 0, USER: 10, VIP: 20, AUTHOR: 30, MODERATOR: 40, ADMIN: 50, SUPER_ADMIN: 100 };
  expect(ROLE_RANKS).toEqual(documented);
  for (const role of Object.keys(documented) as RoleName[])
    for (const required of Object.keys(documented) as RoleName[])
      expect(hasRank([role], required)).toBe(documented[role] >= documented[required]);
});

it('knows GUEST without a rank, and ranks no other name (doc 1 §3)', () => {
  expect(['GUEST', 'admin', 'OWNER', ''].map(rankOf)).toEqual([0, 0, 0, 0]);
});

it.each([
  [['SUPER_ADMIN'], [], true, true],
  [['ADMIN'], ['ADMIN:*:*'], true, false],
  [['USER', 'ADMIN'], ['*:*:*'], true, true],
  [['ADMIN'], ['ALL'], true, true],
  [['MODERATOR'], ['*:*:*'], false, false],
  [['VIP'], ['ALL'], false, false],
  [[], ['*:*:*'], false, false],
])(
  '%j with %j is an administrator: %s, a super administrator: %s (doc 1 §6)',
  (roles, permissions, isAdmin, isSuper) => {
    expect([isAdministrator({ roles }), isSuperAdmin({ roles, permissions })]).toEqual([isAdmin, isSuper]);
    const rights = { roles, permissions, needsPasswordChange: false, needsEmailConfig: false };
    const user = { id: '1', username: 'a', email: 'a@b.c', role: roles[0] ?? '', roles, permissions };
    expect(toAdmin({ ...rights, user }).isSuperAdmin).toBe(isSuper);
  },
);

it('keeps the codes that make a super administrator with that role (doc 1 §6)', () => {
  expect(['*:*:*', 'ALL', 'ADMIN:*:*', 'ADMIN:SYSTEM:MANAGE'].map(isEverything)).toEqual([true, true, false, false]);
});

it('has the documented modules and operations of permission codes (doc 1 §3)', () => {
  expect(PERMISSION_MODULES).toEqual(['USER', 'ADMIN', 'ROLE', 'PERMISSION', 'SYSTEM']);
  expect(PERMISSION_OPERATIONS).toEqual(['READ', 'WRITE', 'UPDATE', 'DELETE', 'MANAGE', 'VIEW']);
});

/** Exact code; same module and resource with MANAGE; the module with a wildcard; everything (doc 1 §6, trap T24). */
it.each([
  ['ADMIN:USER:VIEW', 'ADMIN:USER:VIEW', true],
  ['ADMIN:USER:VIEW', 'ADMIN:USER:MANAGE', false],
  ['ADMIN:USER:MANAGE', 'ADMIN:USER:VIEW', true],
  ['ADMIN:USER:MANAGE', 'ADMIN:ROLE:VIEW', false],
  ['ADMIN:USER:MANAGE', 'ROLE:USER:VIEW', false],
  ['ADMIN:*', 'ADMIN:USER:DELETE', true],
  ['ADMIN:*:*', 'ADMIN:ROLE:MANAGE', true],
  ['ADMIN:USER:*', 'ADMIN:USER:DELETE', true],
  ['ADMIN:USER:*', 'ADMIN:ROLE:DELETE', false],
  ['ADMIN:*:*', 'USER:REPORT:READ', false],
  ['ADMIN:*:VIEW', 'ADMIN:USER:VIEW', false],
  ['*:USER:VIEW', 'ADMIN:USER:VIEW', false],
  ['*:*:*', 'ADMIN:SYSTEM:MANAGE', true],
  ['ALL', 'ADMIN:SYSTEM:MANAGE', true],
  ['*', 'ADMIN:USER:VIEW', false],
  ['all', 'ADMIN:USER:VIEW', false],
  ['admin:user:view', 'ADMIN:USER:VIEW', false],
  ['', 'ADMIN:USER:VIEW', false],
])('who holds %s may %s: %s', (held, wanted, isAllowed) => {
  expect([permits(held, wanted), hasPermission([held], wanted)]).toEqual([isAllowed, isAllowed]);
});

it('always passes an empty requirement on a screen, and never one of a call (doc 1 §6)', () => {
  expect(hasPermission([], '')).toBe(true);
  const access = { permission: '' } as unknown as Call['access'];
  expect(decideAccess(access, { roles: ['SUPER_ADMIN'], permissions: ['*:*:*'] })).toBe('forbidden');
});

/** Shortcut requirements, and who uses the tabs (doc 1 §6). */
it.each<[shortcut: string, call: Call, access: Call['access']]>([
  ['manage users', USER_CALLS.edit, { permission: 'ADMIN:USER:MANAGE' }],
  ['view users', USER_CALLS.list, { permission: 'ADMIN:USER:VIEW' }],
  ['manage roles', ROLE_CALLS.setPermissions, { permission: 'ADMIN:ROLE:MANAGE' }],
  ['manage permissions', PERMISSION_CALLS.create, { permission: 'ADMIN:PERMISSION:MANAGE' }],
  ['administrators, super administrators alone', ADMIN_CALLS.list, { rank: 'SUPER_ADMIN' }],
  ['system configuration, super administrators alone', SYSTEM_CALLS.read, { rank: 'SUPER_ADMIN' }],
  ['mail settings, super administrators alone', ADMIN_MAIL_CALLS.read, { rank: 'SUPER_ADMIN' }],
])('the server requires for "%s" what doc 1 §6 says', (_shortcut, call, access) => {
  expect(call.access).toEqual(access);
});

it('asks on screens by the same codes (doc 1 §6)', () => {
  const rights = { roles: ['ADMIN'], permissions: ['ADMIN:USER:MANAGE'], needsPasswordChange: false };
  const user = { id: '1', username: 'a', email: 'a@b.c', role: 'ADMIN', ...rights };
  const { can, isSuperAdmin: isSuper } = toAdmin({ ...rights, needsEmailConfig: false, user });
  expect([isSuper, can('ADMIN:USER:VIEW'), can('ADMIN:ROLE:MANAGE'), can('ADMIN:SYSTEM:MANAGE')]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('has the documented tabs in their order, of which regular administrators see three (doc 1 §2.8)', () => {
  expect(CONSOLE_TABS.map(({ label }) => label)).toEqual([
    ...['管理员管理', '普通用户管理', '角色管理', '权限管理', '系统配置'],
  ]);
  const user = { id: '1', username: 'a', email: 'a@b.c', role: 'ADMIN' };
  const codes = ['ADMIN:USER:MANAGE', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'];
  const toLabels = (roles: string[], permissions: string[]) => {
    const rights = { roles, permissions, needsPasswordChange: false, needsEmailConfig: false };
    return listVisibleTabs(toAdmin({ ...rights, user: { ...user, roles, permissions } })).map(({ label }) => label);
  };
  expect(toLabels(['ADMIN'], codes)).toEqual(['普通用户管理', '角色管理', '权限管理']);
  expect(toLabels(['SUPER_ADMIN'], ['*:*:*'])).toHaveLength(5);
});

it.each<[name: string, actual: number, documented: number]>([
  ['rights end before the token, ms', RIGHTS_MARGIN_MS, 5 * MINUTE_MS],
  ['rights without an end of the token, ms', RIGHTS_LIFETIME_MS, 2 * 60 * MINUTE_MS],
  ['a refresh is advised below, ms', RIGHTS_REFRESH_MS, 10 * MINUTE_MS],
])('%s (doc 1 §9)', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it('remembers rights until five minutes before the token ends, and advises a refresh ten minutes before (doc 1 §4)', () => {
  const rights = { permissions: ['ADMIN:USER:VIEW'], roles: ['ADMIN'] };
  const now = 1_000_000;
  const cache = toRightsCache(rights, now + 60 * MINUTE_MS, now);
  expect(Object.keys(cache).toSorted()).toEqual(['expiryTime', 'permissions', 'roles', 'timestamp']);
  expect(cache.expiryTime).toBe(now + 55 * MINUTE_MS);
  expect([areRightsValid(cache, now + 55 * MINUTE_MS - 1), areRightsValid(cache, now + 55 * MINUTE_MS)]).toEqual([
    true,
    false,
  ]);
  expect([isRefreshAdvised(cache, now + 45 * MINUTE_MS), isRefreshAdvised(cache, now + 45 * MINUTE_MS + 1)]).toEqual([
    false,
    true,
  ]);
  expect(toRightsCache(rights, null, now).expiryTime).toBe(now + 120 * MINUTE_MS);
});

it('reads remembered roles as texts, by roleName and by name (doc 1 §3)', () => {
  const stored = {
    permissions: [],
    roles: ['USER', { roleName: 'VIP' }, { name: 'ADMIN' }],
    timestamp: 1,
    expiryTime: 2,
  };
  expect(parseRightsCache(JSON.stringify(stored))?.roles).toEqual(['USER', 'VIP', 'ADMIN']);
});

it('reads the documented claims of a token (doc 1 §3)', () => {
  expect(Object.keys(tokenClaimsSchema.shape).toSorted()).toEqual(
    ['sub', 'exp', 'role', 'roles', 'permissions', 'userId'].toSorted(),
  );
});

/** Documented fields, of which the product may have more. */
it.each<[name: string, schema: { safeParse(value: unknown): { success: boolean } }, documented: object]>([
  [
    'login payload',
    ADMIN_ACCESS_CALLS.login.body,
    { username: 'a@b.c', password: 'p', emailCode: '123456', userType: 'ADMIN' },
  ],
  ['forced change', ADMIN_ACCESS_CALLS.forceChangePassword.body, { currentPassword: 'p', newPassword: 'q' }],
  [
    'change of the password',
    ADMIN_ACCESS_CALLS.changePassword.body,
    { currentPassword: 'p', newPassword: 'q', emailCode: '123456' },
  ],
  ['code at the login', ADMIN_ACCESS_CALLS.sendCode.body, { email: 'a@b.c', verifyType: 2 }],
  ['code of a change', ADMIN_ACCESS_CALLS.sendCode.body, { email: 'a@b.c', verifyType: 6 }],
  ['test of mailing', ADMIN_MAIL_CALLS.test.body, { testEmail: 'a@b.c' }],
  [
    'mail settings of the screen',
    ADMIN_MAIL_CALLS.save.body,
    {
      ...{ smtpHost: 'smtp.example.com', smtpPort: 587, smtpUsername: 'u', smtpPassword: 'p' },
      ...{ smtpAuth: true, smtpStartTls: true, fromEmail: 'a@b.c', fromName: 'n' },
    },
  ],
])('the server takes the documented fields of: %s (doc 1 §3 and §7)', (_name, schema, documented) => {
  expect(schema.safeParse(documented).success).toBe(true);
});

it('answers the status and the mail settings with the documented fields (doc 1 §3)', () => {
  expect(Object.keys(statusSchema.shape)).toEqual(
    expect.arrayContaining(['needsPasswordChange', 'needsEmailConfig', 'permissions', 'roles']),
  );
  expect(Object.keys(emailConfigReplySchema.shape)).toEqual(
    expect.arrayContaining(['host', 'port', 'username', 'password', 'protocol', 'fromName']),
  );
  expect(emailConfigReplySchema.shape.password.options).toEqual(['configured', '']);
});
