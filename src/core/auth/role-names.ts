import { ROLE_RANKS } from './roles.ts';

/** Why a role cannot be created under a name: its form, or the name of a role of the product. */
type RoleNameProblem = 'malformed' | 'reserved';

const ROLE_NAME = /^[A-Z][A-Z0-9_]{1,31}$/;
/** Names of roles of the product: the ranked ones, and one beside them. */
export const DOCUMENTED_ROLES: readonly string[] = [...Object.keys(ROLE_RANKS), 'GUEST'];

/** Null for a name of 2 to 32 capital letters, digits and underscores that begins with a letter. */
export function findRoleNameProblem(name: string): RoleNameProblem | null {
  if (!ROLE_NAME.test(name)) return 'malformed';
  return DOCUMENTED_ROLES.includes(name) ? 'reserved' : null;
}
