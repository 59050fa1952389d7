import { ADMIN_PATH } from '../../../core/paths.ts';
import { copy } from './copy.ts';

interface AdminNavItem {
  /** Path without the base. */
  readonly path: string;
  readonly label: string;
  readonly isForSuperAdmins: boolean;
}

/** The screens of the administration, in the order of the navigation. */
const ADMIN_NAV: readonly AdminNavItem[] = [
  { path: ADMIN_PATH, label: copy.overview, isForSuperAdmins: false },
  { path: `${ADMIN_PATH}/permissions`, label: copy.permissions, isForSuperAdmins: false },
  { path: `${ADMIN_PATH}/audit`, label: copy.audit, isForSuperAdmins: true },
  { path: `${ADMIN_PATH}/health`, label: copy.health, isForSuperAdmins: true },
];

export function listAdminNav(isSuperAdmin: boolean): readonly AdminNavItem[] {
  return ADMIN_NAV.filter((item) => isSuperAdmin || !item.isForSuperAdmins);
}
