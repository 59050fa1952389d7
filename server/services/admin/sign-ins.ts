import type { Kysely, Selectable } from 'kysely';
import { type SignIn, type SignInQuery, signInSchema } from '../../../src/core/contracts/admin-sign-ins.ts';
import { copy as contracts } from '../../../src/core/contracts/copy.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import { pageOf } from '../../db/page-of.ts';
import type { Database, SignInsTable } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { readBatches } from './export-log.ts';
import { findAccountIds } from './find-account-ids.ts';
import { readNames } from './read-names.ts';

type Db = Kysely<Database>;
type Filter = Omit<SignInQuery, 'page' | 'size' | 'sort'>;

/** A page of the sign-ins that the filters select, by time. */
export async function listSignIns({ accounts }: AdminContext, query: SignInQuery): Promise<Page<SignIn>> {
  const { db } = accounts;
  const page = await pageOf(await selectSignIns(db, query), query, { at: 'sign_ins.at' }, 'sign_ins.id');
  return { ...page, rows: await withNames(db, page.rows) };
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
  for await (const batch of readBatches(await selectSignIns(db, filter), sort)) {
    yield (await withNames(db, batch)).map(toLine).join('');
  }
}

async function selectSignIns(db: Db, { account, result, address, from, to }: Filter) {
  const ids = await findAccountIds(db, account);
  return db
    .selectFrom('sign_ins')
    .selectAll('sign_ins')
    .$if(ids.length > 0, (query) => query.where('sign_ins.user_id', 'in', ids))
    .$if(result !== undefined, (query) => query.where('sign_ins.is_failed', '=', result === 'failed' ? 1 : 0))
    .$if(address.trim() !== '', (query) => query.where('sign_ins.address', '=', address.trim()))
    .$if(from !== undefined, (query) => query.where('sign_ins.at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('sign_ins.at', '<=', to ?? 0));
}

/** Attempts with the names that the accounts have now. */
async function withNames(db: Db, attempts: readonly Selectable<SignInsTable>[]): Promise<SignIn[]> {
  const names = await readNames(
    db,
    attempts.map(({ user_id }) => user_id),
  );
  return attempts.map(({ user_id, ...attempt }) => {
    const { username = null, email = null } = names.get(user_id) ?? {};
    return signInSchema.parse({ ...attempt, userId: user_id, username, email });
  });
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
