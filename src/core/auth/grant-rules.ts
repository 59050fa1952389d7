import { type Grants, isSuperAdmin, rankOfAll } from './access.ts';
import { hasPermission, isEverything } from './permissions.ts';
import { hasRank, ROLE_RANKS, rankOf } from './roles.ts';

/** A role as the rules see it. Its name decides its rank. */
export interface GrantedRole {
  readonly name: string;
  readonly permissions: readonly string[];
}

/** Whether an account belongs to the list of administrators. */
export function isAdministrator({ roles }: Pick<Grants, 'roles'>): boolean {
  return hasRank(roles, 'ADMIN');
}

/** Names of the roles that make an account an administrator. */
export const ADMINISTRATOR_ROLES: readonly string[] = Object.keys(ROLE_RANKS).filter(
  (name) => rankOf(name) >= ROLE_RANKS.ADMIN,
);

/** Whether a role has a rank of its own and so cannot be created or deleted. */
export function isRankedRole(name: string): boolean {
  return Object.hasOwn(ROLE_RANKS, name);
}

/** Whether a code opens a part of the administration. */
export function isAdministrativeCode(code: string): boolean {
  return isEverything(code) || code.startsWith('ADMIN:');
}

/**
 * Whether a role may hold a code at all, also when a super administrator grants it. The administration is for roles of the rank
 * of administrators, so that no change of a common role opens it to everybody.
 */
export function mayHoldCode(role: string, code: string): boolean {
  return !isAdministrativeCode(code) || rankOf(role) >= ROLE_RANKS.ADMIN;
}

/** Codes that super administrators alone may grant: wildcards, and the configuration of the system. */
export function isReservedCode(code: string): boolean {
  return isEverything(code) || code.includes('*') || code.startsWith('ADMIN:SYSTEM:');
}

/** Whether the actor may change an account: its rank is lower, and it has no right that the actor lacks. */
export function mayManage(actor: Grants, target: Grants): boolean {
  if (isSuperAdmin(actor)) return true;
  return rankOfAll(target) < rankOfAll(actor) && holdsAll(actor, target.permissions);
}

/** Whether the actor may give a role to others or take it from them. */
export function mayGrant(actor: Grants, role: GrantedRole): boolean {
  if (isSuperAdmin(actor)) return true;
  const isBelow = rankOf(role.name) < rankOfAll(actor);
  return isBelow && mayGrantCodes(actor, role.permissions);
}

/** Whether the actor may put these codes into a role, or take them out of it. */
export function mayGrantCodes(actor: Grants, codes: readonly string[]): boolean {
  if (isSuperAdmin(actor)) return true;
  return holdsAll(actor, codes) && !codes.some(isReservedCode);
}

/** Whether the actor may change a role: the actor may grant it and does not have it. */
export function mayEditRole(actor: Grants, role: GrantedRole): boolean {
  if (isSuperAdmin(actor)) return true;
  return mayGrant(actor, role) && !actor.roles.includes(role.name);
}

/** Whether the actor sees who has a role, and not only how many. So it is for roles of a lower rank. */
export function seesMembers(actor: Grants, role: string): boolean {
  return isSuperAdmin(actor) || rankOf(role) < rankOfAll(actor);
}

function holdsAll({ permissions }: Grants, codes: readonly string[]): boolean {
  return codes.every((code) => hasPermission(permissions, code));
}
