import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { ADMINISTRATOR_ROLES } from '../../../src/core/auth/grant-rules.ts';
import type { PeopleQuery, PersonSort } from '../../../src/core/contracts/admin-people.ts';
import { containsText } from '../../db/contains-text.ts';
import { padList } from '../../db/pad-list.ts';
import type { Database } from '../../db/schema.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import type { PeopleKind } from './people.ts';

type Db = Kysely<Database>;
export type PeopleSelect = SelectQueryBuilder<Database, 'users', object>;
export type PeopleFilter = Omit<PeopleQuery, 'page' | 'size' | 'sort'> & {
  /** The role has so few members that a query should begin with them. */
  readonly isRareRole?: boolean;
};

/** The expressions that lists sort by; each has an index. Accounts without a login sort with time 0. */
export const SORT_COLUMNS: Readonly<Record<PersonSort, RawBuilder<string | number>>> = {
  createdAt: sql.ref('users.created_at'),
  lastLoginAt: sql`coalesce(users.last_login_at, 0)`,
  username: sql.ref('users.username_key'),
  email: sql.ref('users.email'),
};

/** The same values as expressions without an index, for a scan of the table and a sort of few rows. */
export const UNINDEXED_COLUMNS: Readonly<Record<PersonSort, RawBuilder<string | number>>> = {
  createdAt: sql`users.created_at + 0`,
  lastLoginAt: sql`coalesce(users.last_login_at, 0) + 0`,
  username: sql`users.username_key || ''`,
  email: sql`users.email || ''`,
};

/** Which indexes a query may use for its filters: the embedded database takes any it finds, also a slow one. */
type FilterIndexes = 'all' | 'none' | PersonSort;

/** Selects the accounts that the filters describe, of all kinds, without columns and order. */
export function selectPeople(db: Db, filter: PeopleFilter, indexes: FilterIndexes = 'all'): PeopleSelect {
  const { text, role, status, createdFrom, createdTo, lastLoginFrom, lastLoginTo } = filter;
  const columnOf = (name: PersonSort) =>
    (indexes === 'all' || indexes === name ? SORT_COLUMNS : UNINDEXED_COLUMNS)[name];
  const ofStatus = indexes === 'all' ? sql.ref('users.status') : sql`users.status || ''`;
  const created = columnOf('createdAt');
  const loggedIn = columnOf('lastLoginAt');
  return db
    .selectFrom('users')
    .$if(text.trim() !== '', (query) => query.where(matchesText(text)))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${ofStatus} = ${status}`))
    .$if(createdFrom !== undefined, (query) => query.where(sql<boolean>`${created} >= ${createdFrom}`))
    .$if(createdTo !== undefined, (query) => query.where(sql<boolean>`${created} <= ${createdTo}`))
    .$if(lastLoginFrom !== undefined || lastLoginTo !== undefined, (query) =>
      query.where(sql<boolean>`${loggedIn} >= ${Math.max(lastLoginFrom ?? 1, 1)}`),
    )
    .$if(lastLoginTo !== undefined, (query) => query.where(sql<boolean>`${loggedIn} <= ${lastLoginTo}`))
    .$if(role !== '', (query) => whereRole(query, db, filter));
}

/** Leaves the accounts of one kind. There are few administrators. */
export function whereKind(query: PeopleSelect, db: Db, kind: PeopleKind): PeopleSelect {
  return query.where('users.id', kind === 'admins' ? 'in' : 'not in', selectAdministratorIds(db));
}

/** Selects the ids of all administrators. */
function selectAdministratorIds(db: Db) {
  return db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role_name', 'in', [...ADMINISTRATOR_ROLES]);
}

function whereRole(query: PeopleSelect, db: Db, { role, isRareRole = false }: PeopleFilter): PeopleSelect {
  if (isRareRole) {
    const members = db.selectFrom('user_roles').select('user_id').where('role_name', '=', role);
    return query.where('users.id', 'in', members);
  }
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('user_roles')
        .select('user_roles.user_id')
        .whereRef('user_roles.user_id', '=', 'users.id')
        .where('user_roles.role_name', '=', role),
    ),
  );
}

/** Leaves the accounts with these ids. */
export function whereIds(query: PeopleSelect, ids: readonly string[]): PeopleSelect {
  return ids.length === 0 ? query.where(sql<boolean>`1 = 0`) : query.where('users.id', 'in', padList(ids));
}

/** The index that serves the filters best: of two ranges or a text, the database can use none. */
export function chooseIndexes(filter: PeopleFilter): FilterIndexes {
  const hasCreated = filter.status !== undefined || filter.createdFrom !== undefined || filter.createdTo !== undefined;
  const hasLogin = filter.lastLoginFrom !== undefined || filter.lastLoginTo !== undefined;
  return filter.text.trim() !== '' || (hasCreated && hasLogin) ? 'none' : 'all';
}

/** Both columns are in lower case. A name is found by its look-alikes, too. */
function matchesText(text: string): RawBuilder<boolean> {
  const part = text.trim().normalize('NFKC').toLowerCase();
  const key = toUsernameKey(text.trim());
  const inEmail = containsText('users.email', part);
  return key === '' ? inEmail : sql<boolean>`(${inEmail} or ${containsText('users.username_key', key)})`;
}
