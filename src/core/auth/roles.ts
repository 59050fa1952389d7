/** Rank of every role that the product knows (doc 1 §6). */
export const ROLE_RANKS = {
  ANONYMOUS: 0,
  USER: 10,
  VIP: 20,
  AUTHOR: 30,
  MODERATOR: 40,
  ADMIN: 50,
  SUPER_ADMIN: 100,
} as const;

export type RoleName = keyof typeof ROLE_RANKS;

function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(ROLE_RANKS, name);
}

/** Rank of a role; an unknown one, such as GUEST, ranks with visitors. */
export function rankOf(role: string): number {
  return isRoleName(role) ? ROLE_RANKS[role] : ROLE_RANKS.ANONYMOUS;
}

/** The role that decides comparisons of rank: the highest of all (trap T23). ANONYMOUS without any role. */
export function highestRole(roles: readonly string[]): string {
  return roles.reduce((highest, role) => (rankOf(role) > rankOf(highest) ? role : highest), 'ANONYMOUS');
}

export function hasRank(roles: readonly string[], required: RoleName): boolean {
  return rankOf(highestRole(roles)) >= ROLE_RANKS[required];
}
