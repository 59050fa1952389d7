import { isEverything, isPermissionCode, permits } from './permissions.ts';
import { hasRank, ROLE_RANKS, rankOf } from './roles.ts';

/** How a role gives a right. */
type GrantKind = 'exact' | 'manage' | 'wildcard' | 'everything' | 'rank';

/** A role with the codes that it holds. */
interface HeldRole {
  readonly name: string;
  readonly permissions: readonly string[];
}

interface AccessGrant {
  readonly role: string;
  readonly kind: GrantKind;
  /** The code that gives the right; the role's name for a rank. */
  readonly by: string;
}

/**
 * Everything among the roles that gives a right: a permission code, or the rank of a role by its name. Null for a text that is
 * neither.
 */
export function explainAccess(roles: readonly HeldRole[], wanted: string): AccessGrant[] | null {
  if (Object.hasOwn(ROLE_RANKS, wanted)) {
    const enough = roles.filter(({ name }) => rankOf(name) >= rankOf(wanted));
    const ranks = enough.map(({ name }): AccessGrant => ({ role: name, kind: 'rank', by: name }));
    return wanted === 'SUPER_ADMIN' ? [...ranks, ...explainLift(roles)] : ranks;
  }
  if (!isPermissionCode(wanted)) return null;
  return roles.flatMap(({ name, permissions }) =>
    permissions
      .filter((code) => permits(code, wanted))
      .map((code) => ({ role: name, kind: toKind(code, wanted), by: code })),
  );
}

/** The codes for everything that make an administrator a super administrator. */
function explainLift(roles: readonly HeldRole[]): AccessGrant[] {
  const names = roles.map(({ name }) => name);
  if (!hasRank(names, 'ADMIN')) return [];
  return roles.flatMap(({ name, permissions }) =>
    permissions.filter(isEverything).map((code): AccessGrant => ({ role: name, kind: 'everything', by: code })),
  );
}

function toKind(held: string, wanted: string): GrantKind {
  if (held === wanted) return 'exact';
  if (isEverything(held)) return 'everything';
  return held.includes('*') ? 'wildcard' : 'manage';
}
