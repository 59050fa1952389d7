import { ADMIN_PATH } from '../../../core/paths.ts';
import type { ConsoleTab } from './tabs.ts';

/** Path of a tab of the permission console, without the base. */
export function toConsolePath(tab: ConsoleTab['id']): string {
  return `${ADMIN_PATH}/permissions?tab=${tab}`;
}
