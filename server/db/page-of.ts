import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { Page, PageRequest } from '../../src/core/contracts/page.ts';

/**
 * Runs a query for one page. `columns` names the column of every sort name, so a caller can never name one itself; `unique` is
 * a column without duplicates that decides between equal rows, so that no row appears on two pages.
 */
export async function pageOf<Database, Table extends keyof Database, Row, Name extends string>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { page, size, sort }: PageRequest<Name>,
  columns: Readonly<Record<Name, ReferenceExpression<Database, Table>>>,
  unique: ReferenceExpression<Database, Table>,
): Promise<Page<Row>> {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const { total } = counted as { total: number };
  const rows = await query
    .orderBy(columns[sort.by], sort.direction)
    .orderBy(unique, sort.direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: Number(total), page, size };
}
