import { ADMIN_CALLS, USER_CALLS } from '../../../core/contracts/admin-people.ts';
import type { Admin } from '../access/admin-context.ts';
import { callAdmin } from '../api/call-admin.ts';
import type { Administrators } from './model/role-change.ts';

/** Administrators of a role that are read by name. */
const NAMED_MAX = 100;

/**
 * The administrators among the members of a role. Super administrators may read them by name; for others their number follows
 * from the list of the other accounts. Throws as `callAdmin`.
 */
export async function readAdministrators(admin: Admin, role: string, memberCount: number): Promise<Administrators> {
  if (memberCount === 0) return { kind: 'counted', count: 0 };
  if (admin.isSuperAdmin) {
    const { rows, total } = await callAdmin(ADMIN_CALLS.list, { query: { role, size: NAMED_MAX } });
    return { kind: 'named', count: total, people: rows.map(({ id, username, roles }) => ({ id, username, roles })) };
  }
  if (!admin.can('ADMIN:USER:VIEW')) return { kind: 'unknown' };
  const { total } = await callAdmin(USER_CALLS.list, { query: { role, size: 1 } });
  return { kind: 'counted', count: Math.max(0, memberCount - total) };
}
