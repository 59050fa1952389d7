import type { Person } from '../../../../core/contracts/admin-people.ts';
import type { RoleOption } from './role-options.ts';

/** Roles that can be added, or taken from at least one of the accounts. */
export function toBulkRoles(
  options: readonly RoleOption[],
  action: 'addRole' | 'removeRole',
  people: readonly Person[],
): readonly RoleOption[] {
  return options.filter(
    ({ role, obstacle }) =>
      obstacle === null && (action === 'addRole' || people.some(({ roles }) => roles.includes(role.name))),
  );
}

/** Accounts that have no other role than this one. */
export function findLeftWithout(people: readonly Person[], role: string): readonly Person[] {
  return people.filter(({ roles }) => roles.length === 1 && roles[0] === role);
}
