import {
  hasPermission,
  isEverything,
  isPermissionCode,
  type PERMISSION_MODULES,
  type PERMISSION_OPERATIONS,
} from './permissions.ts';
import { hasRank, highestRole, ROLE_RANKS, type RoleName, rankOf } from './roles.ts';

type PermissionModule = (typeof PERMISSION_MODULES)[number];
type PermissionOperation = (typeof PERMISSION_OPERATIONS)[number];

/** A permission that a call may require. Wildcards can be held, but never required. */
export type PermissionCode = `${PermissionModule}:${string}:${PermissionOperation}`;

/**
 * Who may use a call: everyone, every signed-in user, holders of a permission, or a role and those above it. A permission of the
 * administration opens a call to administrators alone.
 */
export type Access = 'public' | 'user' | { readonly permission: PermissionCode } | { readonly rank: RoleName };

/** The rights of a user. Always read from the database, never from a token. */
export interface Grants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

type AccessDecision = 'allowed' | 'unauthenticated' | 'forbidden';

/** `user` is null for an anonymous caller. A permission that is not well-formed, such as an empty one, is refused to everybody. */
export function decideAccess(access: Access, user: Grants | null): AccessDecision {
  if (access === 'public') return 'allowed';
  if (user === null) return 'unauthenticated';
  if (access === 'user') return 'allowed';
  const isAllowed =
    'permission' in access
      ? isPermissionCode(access.permission) &&
        hasPermission(user.permissions, access.permission) &&
        (!access.permission.startsWith('ADMIN:') || hasRank(user.roles, 'ADMIN'))
      : rankOfAll(user) >= ROLE_RANKS[access.rank];
  return isAllowed ? 'allowed' : 'forbidden';
}

/**
 * The rank of the highest role. A code for everything makes an administrator a super administrator (doc 1 §6), and no other account:
 * no change of a common role may open the administration.
 */
export function rankOfAll({ roles, permissions }: Grants): number {
  const rank = rankOf(highestRole(roles));
  return rank >= ROLE_RANKS.ADMIN && permissions.some(isEverything) ? ROLE_RANKS.SUPER_ADMIN : rank;
}

export function isSuperAdmin(user: Grants): boolean {
  return rankOfAll(user) >= ROLE_RANKS.SUPER_ADMIN;
}
