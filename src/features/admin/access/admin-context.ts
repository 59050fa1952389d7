import { createContext, useContext } from 'react';
import { isSuperAdmin } from '../../../core/auth/access.ts';
import { hasPermission } from '../../../core/auth/permissions.ts';
import type { AccessStatus } from '../../../core/contracts/admin-access.ts';

/**
 * The administrator behind the gate, with the rights that the server reported last. They select the parts of the screens; the
 * server checks every call by itself.
 */
export interface Admin {
  readonly user: AccessStatus['user'];
  readonly isSuperAdmin: boolean;
  /** Whether a permission code is held. */
  readonly can: (code: string) => boolean;
}

export function toAdmin({ user, roles, permissions }: AccessStatus): Admin {
  return { user, isSuperAdmin: isSuperAdmin({ roles, permissions }), can: (code) => hasPermission(permissions, code) };
}

export const AdminContext = createContext<Admin | null>(null);

/** @throws Error outside of the gate. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin is called outside of the admin gate');
  return admin;
}
