import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageSort } from '../../../src/core/contracts/page.ts';

/** Rows of one query of an export: few enough that memory stays small. */
const BATCH_SIZE = 200;

/**
 * The rows of a log by time, in batches. Each begins behind the last row, so that the last batch takes as long as the first. A
 * batch is emptied when the next one is asked for: the driver of PostgreSQL would keep its rows until a full collection.
 */
export async function* readBatches<
  Db,
  Table extends keyof Db,
  Row extends { readonly id: string; readonly at: number },
>(
  query: SelectQueryBuilder<Db, Table, Row>,
  log: 'audit_log' | 'sign_ins',
  { direction }: PageSort,
): AsyncGenerator<Row[]> {
  const [at, id] = [sql.ref(`${log}.at`), sql.ref(`${log}.id`)];
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  for (let last: Row | undefined; ; ) {
    const rest: typeof query =
      last === undefined ? query : query.where(sql<boolean>`(${at}, ${id}) ${comparison} (${last.at}, ${last.id})`);
    const batch: Row[] = await rest.orderBy(at, direction).orderBy(id, direction).limit(BATCH_SIZE).execute();
    const { length } = batch;
    last = batch.at(-1);
    if (length > 0) yield batch;
    batch.length = 0;
    if (length < BATCH_SIZE) return;
  }
}
