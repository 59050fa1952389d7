import { type Kysely, sql } from 'kysely';
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
/** Accounts of one query: few enough that other calls are answered in between. */
const BATCH_SIZE = 2000;

type Db = Kysely<Database>;

interface Difference {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

interface Affected {
  readonly id: string;
  readonly difference: Difference;
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
  const differenceOf = (others: readonly string[]): Difference => {
    const key = others.join(' ');
    const held = others.flatMap((other) => codes.get(other) ?? []);
    const difference = known.get(key) ?? compare(held, role.permissions, permissions);
    known.set(key, difference);
    return difference;
  };
  const { memberCount, others } = await readMembers(db, name, [...codes.keys()]);
  const affectedCount =
    [...others.values()].filter((roles) => isChange(differenceOf(roles))).length +
    (isChange(differenceOf([])) ? memberCount - others.size : 0);
  const affected: Affected[] = [];
  if (affectedCount > 0 && seesMembers(actor, name)) {
    for await (const { user_id: id } of readHolders(db, name, null)) {
      const roles = others.get(id) ?? [];
      const difference = differenceOf(roles);
      if (!isChange(difference) || (isAdministrator({ roles: [...roles, name] }) && !isSuperAdmin(actor))) continue;
      affected.push({ id, difference });
      if (affected.length === Math.min(NAMED_MAX, affectedCount)) break;
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

function isChange({ gained, lost }: Difference): boolean {
  return gained.length + lost.length > 0;
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

/**
 * The number of a role's members, and the other roles of those who have any. Members without another role, usually most of
 * them, are not read.
 */
async function readMembers(db: Db, name: string, names: readonly string[]) {
  const counted = await db
    .selectFrom('user_roles')
    .select(['role_name', sql<number>`count(*)`.as('count')])
    .groupBy('role_name')
    .execute();
  const counts = new Map(counted.map(({ role_name, count }) => [role_name, Number(count)]));
  const memberCount = counts.get(name) ?? 0;
  const others = new Map<string, string[]>();
  // By name, so that equal combinations have the same order.
  for (const other of names.filter((each) => each !== name).sort()) {
    const [fewer, more] = (counts.get(other) ?? 0) < memberCount ? [other, name] : [name, other];
    for await (const { user_id } of readHolders(db, fewer, more)) {
      const roles = others.get(user_id);
      if (roles === undefined) others.set(user_id, [other]);
      else roles.push(other);
    }
  }
  return { memberCount, others };
}

/** The accounts with a role, and with another one unless that is null, by id. The first role should be the rarer one. */
async function* readHolders(db: Db, name: string, other: string | null): AsyncGenerator<{ readonly user_id: string }> {
  for (let last = ''; ; ) {
    let query = db
      .selectFrom('user_roles as holder')
      .select('holder.user_id')
      .where('holder.role_name', '=', name)
      .where('holder.user_id', '>', last);
    if (other !== null) {
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('user_roles')
            .select('user_roles.user_id')
            .whereRef('user_roles.user_id', '=', 'holder.user_id')
            .where('user_roles.role_name', '=', other),
        ),
      );
    }
    const batch = await query.orderBy('holder.user_id').limit(BATCH_SIZE).execute();
    yield* batch;
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH_SIZE) return;
    last = end.user_id;
  }
}
