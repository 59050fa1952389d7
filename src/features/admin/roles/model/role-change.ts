import { hasRank } from '../../../../core/auth/roles.ts';
import type { Person } from '../../../../core/contracts/admin-people.ts';
import type { RolePreview } from '../../../../core/contracts/admin-roles.ts';

type AffectedMember = RolePreview['affected'][number];

/** Members who gain and lose the same codes. */
export interface EffectGroup {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly members: readonly AffectedMember[];
}

/** Members by what they gain and lose, the largest group first. */
export function groupEffects(affected: readonly AffectedMember[]): readonly EffectGroup[] {
  const groups = new Map<string, { gained: readonly string[]; lost: readonly string[]; members: AffectedMember[] }>();
  for (const member of affected) {
    const key = `${member.gained.join(' ')}|${member.lost.join(' ')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { gained: member.gained, lost: member.lost, members: [member] });
    else group.members.push(member);
  }
  return [...groups.values()].sort((a, b) => b.members.length - a.members.length);
}

type Administrator = Pick<Person, 'id' | 'username' | 'roles'>;

/** Which administrators have a role, as far as the caller may know. */
export type Administrators =
  /** Super administrators see their names. `people` are the first ones, `count` is the number of all. */
  | { readonly kind: 'named'; readonly count: number; readonly people: readonly Administrator[] }
  /** Others learn the number alone. */
  | { readonly kind: 'counted'; readonly count: number }
  | { readonly kind: 'unknown' };

/** What a change of a role's codes means, as read from the server. */
export interface RoleChangeFacts {
  readonly preview: RolePreview;
  readonly administrators: Administrators;
}

/** Why a change needs a second, explicit step. */
export type SecondStep =
  | { readonly kind: 'affected'; readonly names: readonly string[] }
  | { readonly kind: 'super'; readonly names: readonly string[] }
  | { readonly kind: 'counted'; readonly count: number }
  | { readonly kind: 'unknown' };

/**
 * A change that gives to administrators or takes from them, or that involves super administrators, needs a second step. Where
 * it cannot be known, it does as well.
 */
export function findSecondStep({ preview, administrators }: RoleChangeFacts): SecondStep | null {
  if (preview.memberCount === 0) return null;
  if (administrators.kind === 'unknown') return { kind: 'unknown' };
  if (administrators.count === 0) return null;
  if (administrators.kind === 'counted') return { kind: 'counted', count: administrators.count };
  const affected = new Set(preview.affected.map(({ id }) => id));
  const areAllNamed = preview.affectedCount <= preview.affected.length;
  const touched = administrators.people.filter(({ id }) => affected.has(id));
  if (touched.length > 0) return { kind: 'affected', names: touched.map(({ username }) => username) };
  const superAdmins = administrators.people.filter(({ roles }) => hasRank(roles, 'SUPER_ADMIN'));
  if (superAdmins.length > 0) return { kind: 'super', names: superAdmins.map(({ username }) => username) };
  const isComplete = areAllNamed && administrators.people.length === administrators.count;
  return isComplete ? null : { kind: 'counted', count: administrators.count };
}

/** Whether two readings say the same. After a difference the visitor should see the later one before saving. */
export function isSameChange(one: RoleChangeFacts, other: RoleChangeFacts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why the deletion of a role needs a second step: administrators lose it. */
export function findRemovalStep(administrators: Administrators): SecondStep | null {
  if (administrators.kind !== 'named') return null;
  if (administrators.count === 0) return null;
  return { kind: 'affected', names: administrators.people.map(({ username }) => username) };
}
