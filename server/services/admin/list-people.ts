import { type Kysely, sql } from 'kysely';
import type { Grants } from '../../../src/core/auth/access.ts';
import { ADMINISTRATOR_ROLES, mayManage } from '../../../src/core/auth/grant-rules.ts';
import type { ListedPerson, PeopleQuery } from '../../../src/core/contracts/admin-people.ts';
import type { Page, PageRequest, PageSort } from '../../../src/core/contracts/page.ts';
import { padList } from '../../db/pad-list.ts';
import { nearerEnd } from '../../db/page-of.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminContext } from './admin-context.ts';
import { findPeople, type GrantedPerson, type PeopleKind, toPerson } from './people.ts';
import {
  chooseIndexes,
  type PeopleFilter,
  type PeopleSelect,
  SORT_COLUMNS,
  selectPeople,
  UNINDEXED_COLUMNS,
  whereIds,
  whereKind,
} from './people-filter.ts';
import { findLocked } from './person-locks.ts';

type Db = Kysely<Database>;

/** So many ids are passed in a query. */
const IDS_MAX = 1000;
/** Beyond so many accounts the order of an index finds a page soon; fewer are found and sorted sooner by a scan. */
const SCANNED_MAX = 20_000;
/** So many accounts before a page are read soon. */
const NEAR_MAX = 1000;

/**
 * A page of the accounts of a kind that the filters select. The embedded database keeps no statistics, so the way to the rows
 * is chosen here by numbers: few accounts by their ids, many in the order of an index, the rest by a scan of the table.
 */
export async function listPeople(
  { accounts: { db, now } }: AdminContext,
  actor: Grants,
  kind: PeopleKind,
  query: PeopleQuery,
): Promise<Page<ListedPerson>> {
  const { page, size, sort, ...filters } = query;
  const filter = { ...filters, isRareRole: await isRare(db, filters.role) };
  const few = await findFew(db, kind, filter);
  const total = few === null ? await countMany(db, kind, filter) : few.length;
  const part = nearerEnd(query, total);
  const ids = await selectPage(db, kind, filter, sort, few, total)
    .orderBy(chooseColumns(few, total)[sort.by], part.direction)
    .orderBy('users.id', part.direction)
    .limit(part.limit)
    .offset(part.offset)
    .select('users.id')
    .execute();
  const people = await findPeople(
    db,
    part.inOrder(ids).map(({ id }) => id),
  );
  return { rows: await addStates(db, actor, people, now()), total, page, size };
}

interface Member {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/**
 * A page of the accounts of all kinds, or of users alone, that have a role. Where nearly all accounts have it, the few others
 * are left out by their sorted value, so that the accounts before the page are counted in an index and not read.
 */
export async function listRoleMembers(
  db: Db,
  role: string,
  request: PageRequest<'username' | 'email'>,
  areUsersAlone: boolean,
): Promise<Page<Member>> {
  const { page, size, sort } = request;
  const memberCount = Number((await countMembers(db, role)).total);
  const filter = { text: '', role, isRareRole: memberCount <= SCANNED_MAX };
  const total = areUsersAlone ? await countMany(db, 'users', filter) : memberCount;
  const part = nearerEnd(request, total);
  const isFar = part.offset > NEAR_MAX;
  const outsiders = isFar ? await findOutsiders(db, role, memberCount, areUsersAlone) : null;
  const column = chooseColumns(null, total)[sort.by];
  const values = selectMembers()
    .orderBy(column, part.direction)
    .limit(part.limit)
    .offset(part.offset)
    .select(column.as('value'));
  // Names and addresses have no duplicates. The accounts before the page are skipped in the index and not read.
  const rows = await db
    .selectFrom('users')
    .where(SORT_COLUMNS[sort.by], 'in', values)
    .orderBy(SORT_COLUMNS[sort.by], part.direction)
    .select(['users.id', 'users.username', 'users.email'])
    .execute();
  return { rows: part.inOrder(rows), total, page, size };

  function selectMembers(): PeopleSelect {
    if (outsiders === null) {
      const members = selectPeople(db, filter, total > SCANNED_MAX ? sort.by : 'none');
      return areUsersAlone ? whereKind(members, db, 'users') : members;
    }
    const values = outsiders.map((each) => each[sort.by]);
    return db.selectFrom('users').$if(values.length > 0, (all) => all.where(column, 'not in', padList(values)));
  }
}

interface Outsider {
  readonly username: string;
  readonly email: string;
}

/**
 * What the lists sort accounts without a role by, or also administrators; null where they are many. Who has no other role
 * either is not found, so the numbers decide whether all were found.
 */
async function findOutsiders(
  db: Db,
  role: string,
  memberCount: number,
  withAdministrators: boolean,
): Promise<Outsider[] | null> {
  const all = await count(db.selectFrom('users'));
  const outsiderCount = Number(all.total) - memberCount;
  if (outsiderCount > IDS_MAX) return null;
  const roles = await db.selectFrom('roles').select('name').where('name', '<>', role).execute();
  const holders = await db
    .selectFrom('user_roles')
    .select('user_id')
    .distinct()
    .where(
      'role_name',
      'in',
      roles.map(({ name }) => name),
    )
    // A number instead of `not exists`, for which PostgreSQL would read all members of the role.
    .where(
      ({ selectFrom }) =>
        selectFrom('user_roles as own')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('own.user_id', '=', 'user_roles.user_id')
          .where('own.role_name', '=', role),
      '=',
      0,
    )
    .limit(IDS_MAX)
    .execute();
  if (holders.length < outsiderCount) return null;
  const administrators = withAdministrators ? await findMembers(db, 'admins', '') : [];
  if (administrators === null) return null;
  const ids = [...new Set([...holders.map(({ user_id }) => user_id), ...administrators])];
  return whereIds(db.selectFrom('users'), ids).select(['username_key as username', 'email']).execute();
}

/** What the caller may do with the accounts of a page, and which of them are locked out. */
async function addStates(
  db: Db,
  actor: Grants,
  people: readonly GrantedPerson[],
  now: number,
): Promise<ListedPerson[]> {
  const locked = await findLocked(
    db,
    people.map(({ email }) => email),
    now,
  );
  return people.map((person) => ({
    ...toPerson(person),
    isManageable: mayManage(actor, person),
    isLocked: locked.has(person.email),
  }));
}

/** The ids of all accounts that the filters select, or null when there are more than are passed in a query. */
async function findFew(db: Db, kind: PeopleKind, filter: PeopleFilter): Promise<string[] | null> {
  const members = await findMembers(db, kind, filter.role);
  const selected =
    members === null
      ? selectPeople(db, filter, chooseIndexes(filter))
      : whereIds(selectPeople(db, filter, 'none'), members);
  const rows = await whereKind(selected, db, kind)
    .select('users.id')
    .limit(IDS_MAX + 1)
    .execute();
  return rows.length > IDS_MAX ? null : rows.map(({ id }) => id);
}

/** The ids of the administrators, or of the members of a role, that the accounts are among; null when they are many. */
async function findMembers(db: Db, kind: PeopleKind, role: string): Promise<string[] | null> {
  if (kind === 'users' && role === '') return null;
  const names = kind === 'admins' ? [...ADMINISTRATOR_ROLES] : [role];
  const rows = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role_name', 'in', names)
    .limit(IDS_MAX + 1)
    .execute();
  return rows.length > IDS_MAX ? null : rows.map(({ user_id }) => user_id);
}

async function isRare(db: Db, role: string): Promise<boolean> {
  if (role === '') return false;
  const members = db.selectFrom('user_roles').select('user_id').where('role_name', '=', role);
  const { total } = await db
    .selectFrom(members.limit(SCANNED_MAX + 1).as('members'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) <= SCANNED_MAX;
}

function countMembers(db: Db, role: string) {
  return db
    .selectFrom('user_roles')
    .where('role_name', '=', role)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
}

/** Counts all kinds and takes the other kind off: the embedded database counts without looking at every id. */
async function countMany(db: Db, kind: PeopleKind, filter: PeopleFilter): Promise<number> {
  const isRoleAlone =
    filter.role !== '' && Object.values({ ...filter, role: '', isRareRole: false }).every((value) => !value);
  const all = isRoleAlone
    ? await countMembers(db, filter.role)
    : await count(selectPeople(db, filter, chooseIndexes(filter)));
  const administrators = await count(whereKind(selectPeople(db, filter, 'none'), db, 'admins'));
  return kind === 'admins' ? Number(administrators.total) : Number(all.total) - Number(administrators.total);
}

function count(query: PeopleSelect) {
  return query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
}

function selectPage(
  db: Db,
  kind: PeopleKind,
  filter: PeopleFilter,
  sort: PageSort<PeopleQuery['sort']['by']>,
  few: readonly string[] | null,
  total: number,
): PeopleSelect {
  if (few !== null) return whereIds(db.selectFrom('users'), few);
  return whereKind(selectPeople(db, filter, total > SCANNED_MAX ? sort.by : 'none'), db, kind);
}

function chooseColumns(few: readonly string[] | null, total: number): typeof SORT_COLUMNS {
  return few === null && total > SCANNED_MAX ? SORT_COLUMNS : UNINDEXED_COLUMNS;
}
