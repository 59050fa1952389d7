import type { Kysely } from 'kysely';
import { type Grants, isSuperAdmin } from '../../../src/core/auth/access.ts';
import { isAdministrator, seesMembers } from '../../../src/core/auth/grant-rules.ts';
import { hasPermission } from '../../../src/core/auth/permissions.ts';
import type { RolePreview } from '../../../src/core/contracts/admin-roles.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminContext } from './admin-context.ts';
import { readNames } from './read-names.ts';
import { listRoleRows } from './role-rows.ts';
import { requireRole } from './roles.ts';

/** Members that are named in a preview. */
const NAMED_MAX = 100;
/** Members of one query: few enough that other calls are answered in between. */
const BATCH_SIZE = 2000;

interface Difference {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/**
 * What members of a role would gain and lose if it had exactly these codes, counting what their other roles give them.
 * Changes nothing. Administrators, and members of a role that is not below the caller's, are counted, but named to super
 * administrators alone. Throws `SUBJECT_MISSING` for an unknown role.
 */
export async function previewRole(
  { accounts }: AdminContext,
  actor: Grants,
  name: string,
  permissions: readonly string[],
): Promise<RolePreview> {
  const { db } = accounts;
  const role = await requireRole(db, name);
  const codes = new Map((await listRoleRows(db)).map((row) => [row.name, row.permissions]));
  // Most members have the same few combinations of roles.
  const known = new Map<string, Difference>();
  const affected: { readonly id: string; readonly difference: Difference }[] = [];
  let affectedCount = 0;
  let memberCount = 0;
  for await (const members of readMembers(db, name)) {
    memberCount += members.size;
    for (const [id, roles] of members) {
      const others = roles.filter((other) => other !== name).sort();
      const key = others.join(' ');
      const held = others.flatMap((other) => codes.get(other) ?? []);
      const difference = known.get(key) ?? compare(held, role.permissions, permissions);
      known.set(key, difference);
      if (difference.gained.length + difference.lost.length === 0) continue;
      affectedCount += 1;
      if (!seesMembers(actor, name) || (isAdministrator({ roles }) && !isSuperAdmin(actor))) continue;
      if (affected.length < NAMED_MAX) affected.push({ id, difference });
    }
  }
  const named = await readNames(
    db,
    affected.map(({ id }) => id),
  );
  return {
    expected: [...role.permissions],
    gained: permissions.filter((code) => !role.permissions.includes(code)),
    lost: role.permissions.filter((code) => !permissions.includes(code)),
    memberCount,
    affectedCount,
    affected: affected.flatMap(({ id, difference: { gained, lost } }) => {
      const member = named.get(id);
      return member === undefined ? [] : [{ ...member, gained: [...gained], lost: [...lost] }];
    }),
  };
}

/** `held` are the codes of a member's other roles. */
function compare(held: readonly string[], before: readonly string[], after: readonly string[]): Difference {
  const [old, next] = [
    [...held, ...before],
    [...held, ...after],
  ];
  return {
    gained: [...new Set(after)].filter((code) => !hasPermission(old, code)),
    lost: [...new Set(before)].filter((code) => !hasPermission(next, code)),
  };
}

/** The members of a role in batches, by id, each with the names of all roles. */
async function* readMembers(db: Kysely<Database>, name: string): AsyncGenerator<Map<string, string[]>> {
  for (let last = ''; ; ) {
    const ids = await db
      .selectFrom('user_roles')
      .select('user_id')
      .where('role_name', '=', name)
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(BATCH_SIZE)
      .execute();
    const end = ids.at(-1)?.user_id;
    if (end === undefined) return;
    const rows = await db
      .selectFrom('user_roles as member')
      .innerJoin('user_roles as other', 'other.user_id', 'member.user_id')
      .select(['other.user_id', 'other.role_name'])
      .where('member.role_name', '=', name)
      .where('member.user_id', '>', last)
      .where('member.user_id', '<=', end)
      .execute();
    const members = new Map<string, string[]>();
    for (const { user_id, role_name } of rows) {
      const roles = members.get(user_id);
      if (roles === undefined) members.set(user_id, [role_name]);
      else roles.push(role_name);
    }
    yield members;
    last = end;
  }
}
