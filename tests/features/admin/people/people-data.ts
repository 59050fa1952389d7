import type { ListedPerson, PersonDetails, RoleChoice } from '../../../../src/core/contracts/admin-people.ts';

const role = (name: string, label: string, isGrantable: boolean, permissions: string[] = []): RoleChoice => ({
  ...{ name, label, isGrantable, permissions },
});

/** Roles as the server offers them to a regular administrator. */
export const ROLES: RoleChoice[] = [
  role('SUPER_ADMIN', '超级管理员', false, ['*:*:*']),
  role('ADMIN', '管理员', false, ['ADMIN:USER:MANAGE']),
  role('USER', '普通用户', true),
  role('ANONYMOUS', '访客', true),
  role('OPERATOR', '运维', false, ['ADMIN:SYSTEM:MANAGE']),
  role('REPORTER', '报表员', false, ['USER:REPORT:READ']),
  role('SUPPORT', '客服', true, ['ADMIN:USER:VIEW']),
];

export const CHOICES = {
  roles: ROLES,
  permissions: [{ code: 'ADMIN:USER:VIEW', label: '查看用户' }],
  mailMode: 'smtp',
};

/** The same for a super administrator. */
export const ROOT_CHOICES = { ...CHOICES, roles: ROLES.map((each) => ({ ...each, isGrantable: true })) };

export function aPerson(id: string, more: Partial<ListedPerson> = {}): ListedPerson {
  const times = { createdAt: 1_760_000_000_000, lastLoginAt: null };
  return {
    id,
    email: `${id}@example.com`,
    username: `用户${id}`,
    status: 'active',
    roles: ['USER'],
    ...times,
    isManageable: true,
    isLocked: false,
    ...more,
  };
}

export function someDetails(id: string, more: Partial<PersonDetails> = {}): PersonDetails {
  const state = { permissions: [], updatedAt: 1_760_000_000_000, sessionCount: 2, blockedUntil: null };
  return { ...aPerson(id), ...state, ...more };
}
