import { type SelectQueryBuilder, sql } from 'kysely';
import { type SignIn, type SignInQuery, signInSchema } from '../../../src/core/contracts/admin-sign-ins.ts';
import { copy as contracts } from '../../../src/core/contracts/copy.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import type { Database } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { findAccountIds } from './find-account-ids.ts';

type Filter = Omit<SignInQuery, 'page' | 'size' | 'sort'>;
type Selected = SelectQueryBuilder<Database, 'sign_ins', object>;

/** Rows of one query of an export. */
const BATCH_SIZE = 500;

/** A page of the sign-ins that the filters select, by time. */
export async function listSignIns({ accounts }: AdminContext, query: SignInQuery): Promise<Page<SignIn>> {
  const { page, size, sort } = query;
  const selected = await selectSignIns(accounts.db, query);
  const { total } = await selected.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const some = sortByTime(selected, sort)
    .limit(size)
    .offset((page - 1) * size);
  return { rows: await readRows(accounts.db, some, sort), total: Number(total), page, size };
}

/** The same as parts of a file of comma-separated values in the order of the list. The export itself is recorded. */
export async function* exportSignIns(
  context: AdminContext,
  caller: AdminCaller,
  { page: _page, size: _size, sort, ...filter }: SignInQuery,
): AsyncGenerator<string> {
  await changeAsAdmin(context, caller, ({ record }) =>
    record({ action: 'export.signIns', subject: 'sign-ins', after: { ...filter, sort } }),
  );
  const { db } = context.accounts;
  const selected = await selectSignIns(db, filter);
  const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
  yield CSV_START + toCsvLine(copy.signIns);
  for (let last: SignIn | null = null; ; ) {
    const { at, id }: Pick<SignIn, 'at' | 'id'> = last ?? { at: 0, id: '' };
    const rest = selected.$if(last !== null, (query) =>
      query.where(sql<boolean>`(sign_ins.at, sign_ins.id) ${comparison} (${at}, ${id})`),
    );
    const batch: SignIn[] = await readRows(db, sortByTime(rest, sort).limit(BATCH_SIZE), sort);
    if (batch.length > 0) yield batch.map(toLine).join('');
    last = batch.at(-1) ?? null;
    if (last === null || batch.length < BATCH_SIZE) return;
  }
}

async function selectSignIns(
  db: AdminContext['accounts']['db'],
  { account, result, address, from, to }: Filter,
): Promise<Selected> {
  const ids = await findAccountIds(db, account);
  return db
    .selectFrom('sign_ins')
    .$if(ids.length > 0, (query) => query.where('sign_ins.user_id', 'in', ids))
    .$if(result !== undefined, (query) => query.where('sign_ins.is_failed', '=', result === 'failed' ? 1 : 0))
    .$if(address.trim() !== '', (query) => query.where('sign_ins.address', '=', address.trim()))
    .$if(from !== undefined, (query) => query.where('sign_ins.at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('sign_ins.at', '<=', to ?? 0));
}

function sortByTime(selected: Selected, { direction }: SignInQuery['sort']) {
  return selected.orderBy('sign_ins.at', direction).orderBy('sign_ins.id', direction).selectAll('sign_ins');
}

/** Rows with the names that the accounts have now, looked up for these alone. */
async function readRows(
  db: AdminContext['accounts']['db'],
  some: ReturnType<typeof sortByTime>,
  { direction }: SignInQuery['sort'],
): Promise<SignIn[]> {
  const rows = await db
    .selectFrom(some.as('some'))
    .leftJoin('users', 'users.id', 'some.user_id')
    .orderBy('some.at', direction)
    .orderBy('some.id', direction)
    .select(['some.id', 'some.at', 'some.user_id as userId', 'users.username', 'users.email'])
    .select(['some.typed', 'some.area', 'some.outcome', 'some.address', 'some.device'])
    .execute();
  return rows.map((row) => signInSchema.parse(row));
}

function toLine({ id, at, userId, username, email, typed, area, outcome, address, device }: SignIn): string {
  const who = email ?? typed;
  return toCsvLine([
    id,
    toCsvTime(at),
    userId,
    username,
    who,
    contracts.signInAreas[area],
    contracts.signInOutcomes[outcome],
    address,
    device,
  ]);
}
