import { isAdministrator } from '../../../../core/auth/grant-rules.ts';

type RoleProblem = 'none' | 'noAdminRole';

/** The problem of the roles of a new account. Those of administrators need the rank of one. */
export function findRoleProblem(kind: 'users' | 'admins', roles: readonly string[]): RoleProblem | null {
  if (roles.length === 0) return 'none';
  return kind === 'admins' && !isAdministrator({ roles }) ? 'noAdminRole' : null;
}

/** Whether two sets of roles are the same, in any order. */
export function areSameRoles(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}
