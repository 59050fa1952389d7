import { type Admin, toAdmin } from '../../../src/features/admin/access/admin-context.ts';
import { aUser } from '../../shared/session/a-session.ts';

const PERMISSIONS = {
  ADMIN: ['ADMIN:USER:MANAGE', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'],
  SUPER_ADMIN: ['*:*:*'],
} as const;

/** An administrator behind the gate, with the role's permissions or others. */
export function anAdmin(role: keyof typeof PERMISSIONS, permissions: readonly string[] = PERMISSIONS[role]): Admin {
  const user = aUser({ username: '小林', email: 'lin@example.com', role, roles: [role] });
  return toAdmin({
    user,
    roles: [role],
    permissions: [...permissions],
    needsPasswordChange: false,
    needsEmailConfig: false,
  });
}
