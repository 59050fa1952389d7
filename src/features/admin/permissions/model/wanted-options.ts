import { isPermissionCode } from '../../../../core/auth/permissions.ts';
import { ROLE_RANKS, rankOf } from '../../../../core/auth/roles.ts';
import type { Permission } from '../../../../core/contracts/admin-roles.ts';

/** A right that can be asked about. */
export interface WantedOption {
  readonly kind: 'code' | 'rank';
  /** The code, or the name of the ranked role. */
  readonly value: string;
  readonly label: string;
}

/** All codes that a call can require, then the ranks from the highest down. Everybody has the lowest one. */
export function listWantedOptions(
  permissions: readonly Permission[],
  toRankLabel: (role: string) => string,
): readonly WantedOption[] {
  const codes = permissions.filter(({ code }) => isPermissionCode(code));
  const ranked = Object.keys(ROLE_RANKS)
    .filter((name) => rankOf(name) > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  return [
    ...codes.map(({ code, label }): WantedOption => ({ kind: 'code', value: code, label })),
    ...ranked.map((name): WantedOption => ({ kind: 'rank', value: name, label: toRankLabel(name) })),
  ];
}

/** Typed text in the form of a code or a role's name. */
export function toWanted(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/** Rank that a wanted role stands for; null for a permission code or any other text. */
export function wantedRankOf(wanted: string): number | null {
  return Object.hasOwn(ROLE_RANKS, wanted) ? rankOf(wanted) : null;
}
