import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageSort } from '../../../src/core/contracts/page.ts';
import type { Database } from '../../db/schema.ts';

/** Rows of one query of an export. */
const BATCH_SIZE = 500;

/** The rows of a log by time, in batches. Each begins behind the last row, so that the last batch takes as long as the first. */
export async function* readBatches<
  Table extends 'audit_log' | 'sign_ins',
  Row extends { readonly id: string; readonly at: number },
>(query: SelectQueryBuilder<Database, Table, Row>, { direction }: PageSort): AsyncGenerator<Row[]> {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  for (let last: Row | undefined; ; ) {
    const rest: typeof query =
      last === undefined ? query : query.where(sql<boolean>`(at, id) ${comparison} (${last.at}, ${last.id})`);
    const batch: Row[] = await rest
      .orderBy(sql.ref('at'), direction)
      .orderBy(sql.ref('id'), direction)
      .limit(BATCH_SIZE)
      .execute();
    if (batch.length > 0) yield batch;
    last = batch.at(-1);
    if (last === undefined || batch.length < BATCH_SIZE) return;
  }
}
