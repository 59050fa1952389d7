import { expressionBuilder, type Kysely } from 'kysely';
import { type SignIn, type SignInQuery, signInSchema } from '../../../src/core/contracts/admin-sign-ins.ts';
import { copy as contracts } from '../../../src/core/contracts/copy.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import { padList } from '../../db/pad-list.ts';
import { pageOf } from '../../db/page-of.ts';
import type { Database } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { findAccountIds } from './find-account-ids.ts';
import { readBatches } from './read-batches.ts';

type Db = Kysely<Database>;
type Filter = Omit<SignInQuery, 'page' | 'size' | 'sort'>;

/** A page of the sign-ins that the filters select, by time. */
export async function listSignIns({ accounts }: AdminContext, query: SignInQuery): Promise<Page<SignIn>> {
  const { db } = accounts;
  const attempts = db
    .selectFrom('sign_ins')
    .select('sign_ins.id')
    .where(await toCondition(db, query));
  const page = await pageOf(attempts, query, { at: 'sign_ins.at' }, 'sign_ins.id');
  if (page.rows.length === 0) return { ...page, rows: [] };
  const ids = padList(page.rows.map(({ id }) => id));
  const { direction } = query.sort;
  const rows = await selectNamed(db)
    .where('sign_ins.id', 'in', ids)
    .orderBy('sign_ins.at', direction)
    .orderBy('sign_ins.id', direction)
    .execute();
  return { ...page, rows: rows.map((row) => signInSchema.parse(row)) };
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
  yield CSV_START + toCsvLine(copy.signIns);
  const attempts = selectNamed(db).where(await toCondition(db, filter));
  for await (const batch of readBatches(attempts, 'sign_ins', sort)) {
    yield batch.map((row) => toLine(signInSchema.parse(row))).join('');
  }
}

async function toCondition(db: Db, { account, result, address, from, to }: Filter) {
  const ids = await findAccountIds(db, account);
  const where = expressionBuilder<Database, 'sign_ins'>();
  return where.and([
    ...(ids.length === 0 ? [] : [where('sign_ins.user_id', 'in', ids)]),
    ...(result === undefined ? [] : [where('sign_ins.is_failed', '=', result === 'failed' ? 1 : 0)]),
    ...(address.trim() === '' ? [] : [where('sign_ins.address', '=', address.trim())]),
    ...(from === undefined ? [] : [where('sign_ins.at', '>=', from)]),
    ...(to === undefined ? [] : [where('sign_ins.at', '<=', to)]),
  ]);
}

/** Attempts with the names that the accounts have now. */
function selectNamed(db: Db) {
  return db
    .selectFrom('sign_ins')
    .leftJoin('users', 'users.id', 'sign_ins.user_id')
    .select(['sign_ins.id', 'sign_ins.at', 'sign_ins.user_id as userId', 'users.username', 'users.email'])
    .select(['sign_ins.typed', 'sign_ins.area', 'sign_ins.outcome', 'sign_ins.address', 'sign_ins.device']);
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
