import type { ComponentType } from 'react';
import type { Admin } from '../access/admin-context.ts';
import type { ConsoleTabId } from '../access/console-path.ts';
import { copy } from './copy.ts';

export interface ConsoleTab {
  /** Its name in the address, `?tab=`. */
  readonly id: ConsoleTabId;
  readonly label: string;
  /** One line. */
  readonly description: string;
  readonly visibleTo: (admin: Admin) => boolean;
  /** Fetches the panel when the tab is opened. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * The tabs of the permission console in their order (doc 1 §2.8), with the right that their calls require (doc 1 §6): the gate
 * lets administrators alone get here, and the server checks every call by itself.
 */
export const CONSOLE_TABS: readonly ConsoleTab[] = [
  {
    ...wordsOf('admins'),
    visibleTo: ({ isSuperAdmin }) => isSuperAdmin,
    load: () => import('../people/AdminsPanel.tsx').then((module) => module.AdminsPanel),
  },
  {
    ...wordsOf('users'),
    visibleTo: ({ can }) => can('ADMIN:USER:VIEW'),
    load: () => import('../people/UsersPanel.tsx').then((module) => module.UsersPanel),
  },
  {
    ...wordsOf('roles'),
    visibleTo: ({ can }) => can('ADMIN:ROLE:MANAGE'),
    load: () => import('../roles/RolesPanel.tsx').then((module) => module.RolesPanel),
  },
  {
    ...wordsOf('permissions'),
    visibleTo: ({ can }) => can('ADMIN:PERMISSION:MANAGE'),
    load: () => import('../permissions/PermissionsPanel.tsx').then((module) => module.PermissionsPanel),
  },
  {
    ...wordsOf('system'),
    visibleTo: ({ isSuperAdmin }) => isSuperAdmin,
    load: () => import('../system/SystemPanel.tsx').then((module) => module.SystemPanel),
  },
];

export function listVisibleTabs(admin: Admin, tabs: readonly ConsoleTab[] = CONSOLE_TABS): readonly ConsoleTab[] {
  return tabs.filter(({ visibleTo }) => visibleTo(admin));
}

/** The tab that an address names; the first one where that is missing, unknown or not visible. */
export function toShownTab(named: string | null, visible: readonly ConsoleTab[]): ConsoleTab | undefined {
  return visible.find(({ id }) => id === named) ?? visible[0];
}

function wordsOf<Id extends ConsoleTabId>(id: Id) {
  return { id, label: copy.labels[id], description: copy.descriptions[id] };
}
