import { sql } from 'kysely';
import type { PeopleQuery } from '../../../src/core/contracts/admin-people.ts';
import type { PageSort } from '../../../src/core/contracts/page.ts';
import type { UsersTable } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { findRoles, type PeopleKind } from './people.ts';
import { type PeopleFilter, SORT_COLUMNS, selectPeople, whereKind } from './people-filter.ts';

/** Rows of one query: few enough that other calls are answered in between and memory stays small. */
const BATCH_SIZE = 256;

/**
 * The accounts of a kind that the filters select, as parts of a file of comma-separated values in the order of the list. The
 * export itself is recorded. Accounts that change meanwhile may be missing or appear twice.
 */
export async function* exportPeople(
  context: AdminContext,
  caller: AdminCaller,
  kind: PeopleKind,
  { page: _page, size: _size, sort, ...filter }: PeopleQuery,
): AsyncGenerator<string> {
  await changeAsAdmin(context, caller, ({ record }) =>
    record({ action: `export.${kind}`, subject: kind, after: { ...filter, sort } }),
  );
  yield CSV_START + toCsvLine(copy.people);
  for (let last: ExportedRow | null = null; ; ) {
    const batch: readonly ExportedRow[] = await selectBatch(context, kind, filter, sort, last);
    if (batch.length > 0) yield await toLines(context, batch);
    last = batch.at(-1) ?? null;
    if (last === null || batch.length < BATCH_SIZE) return;
  }
}

interface ExportedRow
  extends Pick<UsersTable, 'id' | 'email' | 'username' | 'status' | 'created_at' | 'last_login_at'> {
  /** What the rows are sorted by. */
  readonly value: string | number;
}

/** Begins behind the last row instead of counting rows, so that the last batch takes as long as the first. */
function selectBatch(
  { accounts }: AdminContext,
  kind: PeopleKind,
  filter: PeopleFilter,
  { by, direction }: PageSort<keyof typeof SORT_COLUMNS>,
  last: ExportedRow | null,
): Promise<ExportedRow[]> {
  const column = SORT_COLUMNS[by];
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  let query = whereKind(selectPeople(accounts.db, filter, by), accounts.db, kind);
  if (last !== null) query = query.where(sql<boolean>`(${column}, users.id) ${comparison} (${last.value}, ${last.id})`);
  return query
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .limit(BATCH_SIZE)
    .select(['id', 'email', 'username', 'status', 'created_at', 'last_login_at', column.as('value')])
    .execute();
}

async function toLines({ accounts }: AdminContext, rows: readonly ExportedRow[]): Promise<string> {
  const roles = await findRoles(
    accounts.db,
    rows.map(({ id }) => id),
  );
  const lines = rows.map(({ id, email, username, status, created_at, last_login_at }) => {
    const texts = [id, email, username, copy.status[status], (roles.get(id) ?? []).join(' ')];
    return toCsvLine([...texts, toCsvTime(created_at), toCsvTime(last_login_at)]);
  });
  return lines.join('');
}
