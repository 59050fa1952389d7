import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { PERMISSION_LABELS, ROLE_LABELS } from './content.ts';

const RANKS = {
  ANONYMOUS: 0,
  USER: 10,
  VIP: 20,
  AUTHOR: 30,
  MODERATOR: 40,
  ADMIN: 50,
  SUPER_ADMIN: 100,
} as const satisfies Record<keyof typeof ROLE_LABELS, number>;

/** The permissions that open the administration's tabs for each role (doc 1 §6). */
const GRANTS: Partial<Record<keyof typeof ROLE_LABELS, readonly (keyof typeof PERMISSION_LABELS)[]>> = {
  ADMIN: ['ADMIN:USER:MANAGE', 'ADMIN:USER:VIEW', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'],
  SUPER_ADMIN: ['*:*:*'],
};

/**
 * Inserts the roles, the documented permission codes and their assignment (doc 1 §3 and §6). Existing rows are not changed.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const roles = entries(ROLE_LABELS).map(([name, label]) => ({ name, label, rank: RANKS[name] }));
  const permissions = entries(PERMISSION_LABELS).map(([code, label]) => ({ code, label }));
  const grants = entries(GRANTS).flatMap(([role_name, codes = []]) =>
    codes.map((permission_code) => ({ role_name, permission_code })),
  );
  await db
    .insertInto('roles')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('permissions')
    .values(permissions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('role_permissions')
    .values(grants)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function entries<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
