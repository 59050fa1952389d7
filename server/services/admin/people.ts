import type { Kysely } from 'kysely';
import { isAdministrator } from '../../../src/core/auth/grant-rules.ts';
import { rankOf } from '../../../src/core/auth/roles.ts';
import type { Person } from '../../../src/core/contracts/admin-people.ts';
import { padList } from '../../db/pad-list.ts';
import type { Database, UsersTable } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** Accounts below the rank of administrators, or administrators. */
export type PeopleKind = 'users' | 'admins';

const COLUMNS = [
  'id',
  'email',
  'username',
  'status',
  'token_version',
  'created_at',
  'updated_at',
  'last_login_at',
] as const satisfies readonly (keyof UsersTable)[];

/** An account with its rights. */
export type GrantedPerson = Pick<UsersTable, (typeof COLUMNS)[number]> & {
  /** From the highest rank down. */
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
};

/** Rows of one statement, far below the number of parameters that databases accept. */
const IDS_PER_QUERY = 500;

export function isOfKind(person: Pick<GrantedPerson, 'roles'>, kind: PeopleKind): boolean {
  return isAdministrator(person) === (kind === 'admins');
}

/** Sorts role names from the highest rank down. */
export function sortRoles(names: readonly string[]): string[] {
  return [...names].sort((a, b) => rankOf(b) - rankOf(a) || (a < b ? -1 : 1));
}

/** The accounts with these ids, in the order of the ids. Unknown ids are left out. At most a few thousand. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<GrantedPerson[]> {
  const people = new Map<string, GrantedPerson>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY);
    const rows = await db.selectFrom('users').select(COLUMNS).where('id', 'in', padList(some)).execute();
    const grants = await db
      .selectFrom('user_roles')
      .leftJoin('role_permissions', 'role_permissions.role_name', 'user_roles.role_name')
      .select(['user_roles.user_id', 'user_roles.role_name', 'role_permissions.permission_code'])
      .where('user_roles.user_id', 'in', padList(some))
      .execute();
    const held = new Map(rows.map(({ id }) => [id, { roles: new Set<string>(), permissions: new Set<string>() }]));
    for (const { user_id, role_name, permission_code } of grants) {
      held.get(user_id)?.roles.add(role_name);
      if (permission_code !== null) held.get(user_id)?.permissions.add(permission_code);
    }
    for (const row of rows) {
      const { roles = [], permissions = [] } = held.get(row.id) ?? {};
      people.set(row.id, { ...row, roles: sortRoles([...roles]), permissions: [...permissions].sort() });
    }
  }
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** Names of the roles of each account, from the highest rank down. At most a few thousand ids. */
export async function findRoles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const roles = new Map<string, string[]>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const rows = await db
      .selectFrom('user_roles')
      .select(['user_id', 'role_name'])
      .where('user_id', 'in', padList(ids.slice(start, start + IDS_PER_QUERY)))
      .execute();
    for (const { user_id, role_name } of rows) roles.set(user_id, [...(roles.get(user_id) ?? []), role_name]);
  }
  for (const [id, names] of roles) roles.set(id, sortRoles(names));
  return roles;
}

/** What lists and details show of an account. */
export function toPerson({ id, email, username, status, roles, created_at, last_login_at }: GrantedPerson): Person {
  return { id, email, username, status, roles: [...roles], createdAt: created_at, lastLoginAt: last_login_at };
}
