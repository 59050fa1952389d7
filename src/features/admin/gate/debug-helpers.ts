import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { removeLocal } from '../../../platform/storage/local.ts';
import type { GateState } from '../access/model/gate-state.ts';
import { adminAccess } from './current-access.ts';

/** Helpers for the browser's console (doc 1 §6). They show names and counts; the token is no part of them. */
interface AdminDebug {
  /** What the gate shows, and the rights that the server has reported. */
  readonly permissions: () => AdminDebugInfo;
  /** Forgets the remembered rights and reads them again. */
  readonly clearPermissionCache: () => Promise<void>;
}

interface AdminDebugInfo {
  readonly step: GateState['step'];
  readonly roles: readonly string[];
  readonly permissionCount: number;
  readonly permissions: readonly string[];
}

declare global {
  interface Window {
    mythinknAdmin?: AdminDebug;
  }
}

/** Puts the helpers on the window until the returned function is called. */
export function exposeAdminDebug(): () => void {
  window.mythinknAdmin = {
    permissions() {
      const state = adminAccess.store.getState();
      const { roles, permissions } = 'status' in state ? state.status : { roles: [], permissions: [] };
      return { step: state.step, roles, permissionCount: permissions.length, permissions };
    },
    async clearPermissionCache() {
      removeLocal(STORAGE_KEYS.adminRights);
      await adminAccess.check();
    },
  };
  return () => {
    delete window.mythinknAdmin;
  };
}
