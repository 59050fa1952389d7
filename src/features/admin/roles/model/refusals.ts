import { type Grants, isSuperAdmin, rankOfAll } from '../../../../core/auth/access.ts';
import { isReservedCode, mayGrantCodes, mayHoldCode } from '../../../../core/auth/grant-rules.ts';
import { hasPermission, isEverything } from '../../../../core/auth/permissions.ts';
import type { Role } from '../../../../core/contracts/admin-roles.ts';

/**
 * Why a code cannot be put into a role: it stays with the super administrators' role, with them, the role is below administrators,
 * or the caller lacks it.
 */
export type CodeRefusal = 'everything' | 'reserved' | 'rank' | 'lacking';

/** Why the caller may not change whether the role has a code; null where it is allowed. */
export function findCodeRefusal(
  actor: Grants,
  role: Pick<Role, 'name' | 'permissions'>,
  code: string,
): CodeRefusal | null {
  if (isEverything(code)) return 'everything';
  if (!role.permissions.includes(code) && !mayHoldCode(role.name, code)) return 'rank';
  if (mayGrantCodes(actor, [code])) return null;
  return isReservedCode(code) ? 'reserved' : 'lacking';
}

export type EditRefusal =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'own' }
  | { readonly kind: 'rank'; readonly rank: number; readonly ownRank: number }
  /** The codes of the role that the caller may not grant. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  /** The server refuses for a reason that the rules here do not know. */
  | { readonly kind: 'other' };

/** Why the caller may not change a role; null where the server says that it is allowed. */
export function findEditRefusal(actor: Grants, role: Role): EditRefusal | null {
  if (role.isEditable) return null;
  if (role.name === 'SUPER_ADMIN') return { kind: 'fixed' };
  if (isSuperAdmin(actor)) return { kind: 'other' };
  const ownRank = rankOfAll(actor);
  if (role.rank >= ownRank) return { kind: 'rank', rank: role.rank, ownRank };
  if (actor.roles.includes(role.name)) return { kind: 'own' };
  const codes = role.permissions.filter((code) => isReservedCode(code) || !hasPermission(actor.permissions, code));
  return codes.length > 0 ? { kind: 'codes', codes } : { kind: 'other' };
}
