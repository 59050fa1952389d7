import { sql } from 'kysely';
import { type Grants, isSuperAdmin } from '../../../src/core/auth/access.ts';
import {
  isRankedRole,
  mayEditRole,
  mayGrant,
  mayGrantCodes,
  mayHoldCode,
  seesMembers,
} from '../../../src/core/auth/grant-rules.ts';
import { isEverything } from '../../../src/core/auth/permissions.ts';
import { rankOf } from '../../../src/core/auth/roles.ts';
import type { CreateRoleRequest, Role } from '../../../src/core/contracts/admin-roles.ts';
import type { Page, PageRequest } from '../../../src/core/contracts/page.ts';
import { apiError } from '../../api-error.ts';
import {
  type AdminCaller,
  type AdminChange,
  type AdminContext,
  assertExpected,
  changeAsAdmin,
} from './admin-context.ts';
import { listRoleMembers } from './list-people.ts';
import { assertDistinct, assertRoleName, readLabel } from './role-names.ts';
import { findRole, listRoleRows, type RoleRow } from './role-rows.ts';

/** All roles from the highest rank down, with what the caller may do with them. */
export async function listRoles({ accounts }: AdminContext, actor: Grants): Promise<Role[]> {
  const counts = await accounts.db
    .selectFrom('user_roles')
    .select(['role_name', sql<number>`count(*)`.as('count')])
    .groupBy('role_name')
    .execute();
  const members = new Map(counts.map(({ role_name, count }) => [role_name, Number(count)]));
  const roles = (await listRoleRows(accounts.db)).map((role) => ({
    name: role.name,
    label: role.label,
    rank: rankOf(role.name),
    isDocumented: isRankedRole(role.name),
    isGrantable: mayGrant(actor, role),
    isEditable: role.name !== 'SUPER_ADMIN' && mayEditRole(actor, role),
    memberCount: members.get(role.name) ?? 0,
    permissions: [...role.permissions],
  }));
  return roles.sort((a, b) => b.rank - a.rank || (a.name < b.name ? -1 : 1));
}

/**
 * Accounts with a role below the caller's rank, without administrators; of other roles only super administrators see more than
 * the number. Throws `SUBJECT_MISSING` for an unknown role.
 */
export async function listMembers(
  { accounts }: AdminContext,
  actor: Grants,
  name: string,
  request: PageRequest<'username' | 'email'>,
): Promise<Page<{ id: string; username: string; email: string }>> {
  await requireRole(accounts.db, name);
  const page = await listRoleMembers(accounts.db, name, request, !isSuperAdmin(actor));
  return seesMembers(actor, name) ? page : { ...page, rows: [] };
}

/**
 * Throws `INVALID_ROLE`, `ROLE_TAKEN`, `RIGHTS_EXCEEDED` for codes that the caller may not grant, and `CODE_NEEDS_ADMIN_ROLE` for
 * those that the role may not hold.
 */
export function createRole(context: AdminContext, caller: AdminCaller, request: CreateRoleRequest): Promise<void> {
  const { name } = request;
  const label = readLabel(request.label, 'INVALID_ROLE');
  assertRoleName(name);
  const codes = [...new Set(request.permissions)].sort();
  return changeAsAdmin(context, caller, async (change) => {
    if ((await findRole(change.transaction, name)) !== null) throw apiError('ROLE_TAKEN');
    await assertDistinct(change, name, [name, label]);
    await assertCodes(change, name, codes);
    await change.transaction
      .insertInto('roles')
      .values({ name, label, rank: rankOf(name) })
      .execute();
    await writeCodes(change, name, codes);
    await change.record({ action: 'role.create', subject: name, after: { label, permissions: codes } });
  });
}

/**
 * Throws `SUBJECT_MISSING`, `RIGHTS_EXCEEDED`, `INVALID_ROLE`, `CHANGED_MEANWHILE`, and `ROLE_TAKEN` for a label like that of
 * another role.
 */
export function relabelRole(
  context: AdminContext,
  caller: AdminCaller,
  name: string,
  request: { readonly label: string; readonly expected?: string | undefined },
): Promise<void> {
  const label = readLabel(request.label, 'INVALID_ROLE');
  return changeAsAdmin(context, caller, async (change) => {
    const role = await requireEditable(change, name);
    if (role.label === label) return;
    assertExpected(request.expected, role.label);
    await assertDistinct(change, name, [label]);
    await change.transaction.updateTable('roles').set({ label }).where('name', '=', name).execute();
    await change.record({ action: 'role.relabel', subject: name, before: { label: role.label }, after: { label } });
  });
}

/**
 * Gives a role exactly these codes; its members have them, or no longer, at their next call. Throws `SUBJECT_MISSING`,
 * `SUBJECT_FIXED` for the role of super administrators, `RIGHTS_EXCEEDED`, `CHANGED_MEANWHILE`, and `CODE_NEEDS_ADMIN_ROLE` for a
 * new code that the role may not hold.
 */
export function setPermissions(
  context: AdminContext,
  caller: AdminCaller,
  name: string,
  {
    permissions,
    expected,
  }: { readonly permissions: readonly string[]; readonly expected?: readonly string[] | undefined },
): Promise<void> {
  const codes = [...new Set(permissions)].sort();
  return changeAsAdmin(context, caller, async (change) => {
    const role = await requireEditable(change, name);
    const changed = [
      ...codes.filter((code) => !role.permissions.includes(code)),
      ...role.permissions.filter((code) => !codes.includes(code)),
    ];
    if (changed.length === 0) return;
    assertExpected(expected, role.permissions);
    await assertCodes(change, name, codes, role.permissions);
    await change.transaction.deleteFrom('role_permissions').where('role_name', '=', name).execute();
    await writeCodes(change, name, codes);
    const before = { permissions: role.permissions };
    await change.record({ action: 'role.permissions', subject: name, before, after: { permissions: codes } });
  });
}

/** Throws `SUBJECT_MISSING`, `SUBJECT_FIXED` for a documented role, `RIGHTS_EXCEEDED`, and `ROLE_IN_USE` while it has members. */
export function removeRole(context: AdminContext, caller: AdminCaller, name: string): Promise<void> {
  return changeAsAdmin(context, caller, async (change) => {
    const { transaction } = change;
    if (isRankedRole(name)) throw apiError('SUBJECT_FIXED', { data: { ids: [name] } });
    const { label, permissions } = await requireEditable(change, name);
    const member = await transaction
      .selectFrom('user_roles')
      .select('user_id')
      .where('role_name', '=', name)
      .limit(1)
      .executeTakeFirst();
    if (member !== undefined) throw apiError('ROLE_IN_USE');
    await transaction.deleteFrom('roles').where('name', '=', name).execute();
    await change.record({ action: 'role.delete', subject: name, before: { label, permissions } });
  });
}

/** Throws `SUBJECT_MISSING` for an unknown role. */
export async function requireRole(db: AdminChange['transaction'], name: string): Promise<RoleRow> {
  const role = await findRole(db, name);
  if (role === null) throw apiError('SUBJECT_MISSING', { data: { ids: [name] } });
  return role;
}

/** The role of super administrators never changes, so that it cannot lose what makes them one. */
async function requireEditable({ transaction, actor }: AdminChange, name: string): Promise<RoleRow> {
  const role = await requireRole(transaction, name);
  if (!mayEditRole(actor, role)) throw apiError('RIGHTS_EXCEEDED', { data: { ids: [name] } });
  if (name === 'SUPER_ADMIN') throw apiError('SUBJECT_FIXED', { data: { ids: [name] } });
  return role;
}

/** A code for everything stays with the role of super administrators, also when one of them asks. `held` are codes of before. */
async function assertCodes(
  { transaction, actor }: AdminChange,
  name: string,
  codes: readonly string[],
  held: readonly string[] = [],
): Promise<void> {
  const beyond = codes.filter((code) => isEverything(code) || !mayGrantCodes(actor, [code]));
  if (beyond.length > 0) throw apiError('RIGHTS_EXCEEDED', { data: { ids: beyond } });
  const misplaced = codes.filter((code) => !held.includes(code) && !mayHoldCode(name, code));
  if (misplaced.length > 0) throw apiError('CODE_NEEDS_ADMIN_ROLE', { data: { ids: misplaced } });
  if (codes.length === 0) return;
  const rows = await transaction.selectFrom('permissions').select('code').where('code', 'in', codes).execute();
  const known = new Set(rows.map(({ code }) => code));
  const missing = codes.filter((code) => !known.has(code));
  if (missing.length > 0) throw apiError('SUBJECT_MISSING', { data: { ids: missing } });
  if (!mayGrant(actor, { name, permissions: codes })) throw apiError('RIGHTS_EXCEEDED', { data: { ids: [name] } });
}

async function writeCodes({ transaction }: AdminChange, role_name: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await transaction
    .insertInto('role_permissions')
    .values(codes.map((permission_code) => ({ role_name, permission_code })))
    .execute();
}
