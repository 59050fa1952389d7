import { isEverything, PERMISSION_MODULES } from '../../../../core/auth/permissions.ts';

export type PermissionGroupId = 'everything' | (typeof PERMISSION_MODULES)[number] | 'other';

interface PermissionGroup {
  readonly id: PermissionGroupId;
  readonly codes: readonly string[];
}

const ORDER: readonly PermissionGroupId[] = ['everything', 'ADMIN', 'USER', 'ROLE', 'PERMISSION', 'SYSTEM', 'other'];

/** Codes by their module; those for everything come first. Groups without codes are left out. */
export function groupPermissions(codes: readonly string[]): readonly PermissionGroup[] {
  return ORDER.map((id) => ({ id, codes: codes.filter((code) => toGroup(code) === id).toSorted() })).filter(
    ({ codes: { length } }) => length > 0,
  );
}

function toGroup(code: string): PermissionGroupId {
  if (isEverything(code)) return 'everything';
  return PERMISSION_MODULES.find((module) => code.startsWith(`${module}:`)) ?? 'other';
}
