import { ADMIN_PATH } from '../../../core/paths.ts';

/** A tab of the permission console, by its name in the address, `?tab=`. */
export type ConsoleTabId = 'admins' | 'users' | 'roles' | 'permissions' | 'system';

/** Path of a tab of the permission console, without the base. */
export function toConsolePath(tab: ConsoleTabId): string {
  return `${ADMIN_PATH}/permissions?tab=${tab}`;
}
