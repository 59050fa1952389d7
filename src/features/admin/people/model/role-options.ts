import { type Grants, rankOfAll } from '../../../../core/auth/access.ts';
import { isAdministrator, isReservedCode } from '../../../../core/auth/grant-rules.ts';
import { hasPermission } from '../../../../core/auth/permissions.ts';
import { rankOf } from '../../../../core/auth/roles.ts';
import type { RoleChoice } from '../../../../core/contracts/admin-people.ts';

/** Why a role cannot be given or taken: its rank, a code reserved to super administrators, or a code that the actor lacks. */
export type RoleObstacle = 'rank' | 'reserved' | 'lacking';

export interface RoleOption {
  readonly role: RoleChoice;
  readonly obstacle: RoleObstacle | null;
}

/** What a person has after a change of roles and not before, and the other way around. */
export interface RightsChange {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** The person moves to the other list. */
  readonly moves: 'to-admins' | 'to-users' | null;
}

/** Visitors have no account, so this role is offered only for accounts that already have it. */
const VISITOR_ROLE = 'ANONYMOUS';

/** The roles to choose from, in their order. `held` are those of the person. */
export function toRoleOptions(
  actor: Grants,
  roles: readonly RoleChoice[],
  held: readonly string[] = [],
): readonly RoleOption[] {
  return roles
    .filter(({ name }) => name !== VISITOR_ROLE || held.includes(name))
    .map((role) => ({ role, obstacle: role.isGrantable ? null : findRoleObstacle(actor, role) }));
}

/** The codes of several roles together, each once. */
function codesOf(roles: readonly RoleChoice[], names: readonly string[]): readonly string[] {
  return [...new Set(roles.filter(({ name }) => names.includes(name)).flatMap(({ permissions }) => permissions))];
}

export function compareRoles(
  roles: readonly RoleChoice[],
  before: readonly string[],
  after: readonly string[],
): RightsChange {
  const former = codesOf(roles, before);
  const next = codesOf(roles, after);
  const isAdmin = isAdministrator({ roles: after });
  return {
    gained: next.filter((code) => !hasPermission(former, code)),
    lost: former.filter((code) => !hasPermission(next, code)),
    moves: isAdmin === isAdministrator({ roles: before }) ? null : isAdmin ? 'to-admins' : 'to-users',
  };
}

/** The label of a role; its name where the roles are not known. */
export function labelOfRole(roles: readonly RoleChoice[], name: string): string {
  return roles.find((role) => role.name === name)?.label ?? name;
}

function findRoleObstacle(actor: Grants, role: RoleChoice): RoleObstacle {
  if (rankOf(role.name) >= rankOfAll(actor)) return 'rank';
  return role.permissions.some(isReservedCode) ? 'reserved' : 'lacking';
}
