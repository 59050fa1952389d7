import { BULK_MAX } from '../../../../core/contracts/admin-people.ts';
import type { Administrators } from './role-change.ts';

/** Why a role with members cannot be deleted here. */
export type RemovalRefusal = 'own' | 'too-many' | 'no-right' | 'administrators';

interface RemovalFacts {
  /** The caller has the role, and people cannot change their own roles. */
  readonly isOwn: boolean;
  readonly memberCount: number;
  readonly administrators: Administrators;
  /** The caller may change the roles of accounts. */
  readonly canManageUsers: boolean;
}

/** A role without members can always be deleted; otherwise the caller must be able to take it from all of them at once. */
export function findRemovalRefusal({
  isOwn,
  memberCount,
  administrators,
  canManageUsers,
}: RemovalFacts): RemovalRefusal | null {
  if (memberCount === 0) return null;
  if (!canManageUsers) return 'no-right';
  if (isOwn) return 'own';
  if (memberCount > BULK_MAX) return 'too-many';
  if (administrators.kind === 'unknown') return 'administrators';
  const isNamed = administrators.kind === 'named' && administrators.people.length === administrators.count;
  return administrators.count === 0 || isNamed ? null : 'administrators';
}
