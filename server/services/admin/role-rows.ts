import type { Kysely } from 'kysely';
import type { GrantedRole } from '../../../src/core/auth/grant-rules.ts';
import type { Database } from '../../db/schema.ts';

export interface RoleRow extends GrantedRole {
  readonly label: string;
}

/** All roles with their codes in alphabetical order. */
export async function listRoleRows(db: Kysely<Database>): Promise<RoleRow[]> {
  const roles = await db.selectFrom('roles').select(['name', 'label']).orderBy('name').execute();
  const grants = await db.selectFrom('role_permissions').selectAll().orderBy('permission_code').execute();
  const codes = new Map<string, string[]>(roles.map(({ name }) => [name, []]));
  for (const { role_name, permission_code } of grants) codes.get(role_name)?.push(permission_code);
  return roles.map((role) => ({ ...role, permissions: codes.get(role.name) ?? [] }));
}

/** Null for an unknown name. */
export async function findRole(db: Kysely<Database>, name: string): Promise<RoleRow | null> {
  const role = await db.selectFrom('roles').select(['name', 'label']).where('name', '=', name).executeTakeFirst();
  if (role === undefined) return null;
  const grants = await db
    .selectFrom('role_permissions')
    .select('permission_code')
    .where('role_name', '=', name)
    .orderBy('permission_code')
    .execute();
  return { ...role, permissions: grants.map(({ permission_code }) => permission_code) };
}
