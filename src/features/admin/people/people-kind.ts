import { isSuperAdmin } from '../../../core/auth/access.ts';
import { AUDIT_CALLS } from '../../../core/contracts/admin-audit.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../core/contracts/admin-roles.ts';
import { type Admin, useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';
import type { Actor } from './model/person-actions.ts';

/** One of the two lists of accounts, with its calls and words. */
export interface PeopleKind {
  readonly id: 'users' | 'admins';
  readonly calls: typeof USER_CALLS | typeof ADMIN_CALLS;
  readonly words: (typeof copy.kinds)['users' | 'admins'];
  /** Whether the calls that change accounts are open. */
  readonly mayChange: (admin: Admin) => boolean;
}

export const USERS: PeopleKind = {
  id: 'users',
  calls: USER_CALLS,
  words: copy.kinds.users,
  mayChange: ({ can }) => can('ADMIN:USER:MANAGE'),
};

export const ADMINS: PeopleKind = {
  id: 'admins',
  calls: ADMIN_CALLS,
  words: copy.kinds.admins,
  mayChange: ({ user }) => isSuperAdmin(user),
};

/** Calls whose replies change with accounts. An account that gets other roles may move to the other list. */
export const CHANGED_LISTS: readonly string[] = [
  ...[USER_CALLS.list.id, ADMIN_CALLS.list.id, ROLE_CALLS.list.id, ROLE_CALLS.listMembers.id],
  ...[PERMISSION_CALLS.explain.id, AUDIT_CALLS.list.id],
];
export const CHANGED_WITH_PERSON: readonly string[] = [...CHANGED_LISTS, USER_CALLS.read.id, ADMIN_CALLS.read.id];

/** The administrator as the rules about accounts see it. */
export function useActor(kind: PeopleKind): Actor {
  const admin = useAdmin();
  const { id, roles, permissions } = admin.user;
  return { id, roles, permissions, canChange: kind.mayChange(admin) };
}
