import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { Page, PageRequest, PageSort } from '../../src/core/contracts/page.ts';

/**
 * Runs a query for one page. `columns` names the column of every sort name, so a caller can never name one itself; `unique` is
 * a column without duplicates that decides between equal rows, so that no row appears on two pages.
 */
export async function pageOf<Database, Table extends keyof Database, Row, Name extends string>(
  query: SelectQueryBuilder<Database, Table, Row>,
  request: PageRequest<Name>,
  columns: Readonly<Record<Name, ReferenceExpression<Database, Table>>>,
  unique: ReferenceExpression<Database, Table>,
): Promise<Page<Row>> {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const total = Number((counted as { total: number }).total);
  const part = nearerEnd(request, total);
  const rows = await query
    .orderBy(columns[request.sort.by], part.direction)
    .orderBy(unique, part.direction)
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return { rows: part.inOrder(rows), total, page: request.page, size: request.size };
}

interface PagePart {
  readonly direction: PageSort['direction'];
  readonly limit: number;
  readonly offset: number;
  /** The rows that were read, in the order of the request. */
  inOrder<Row>(rows: readonly Row[]): Row[];
}

/** How to read a page from the end of the list that is nearer, so that no page skips more than half of the rows. */
export function nearerEnd({ page, size, sort }: PageRequest, total: number): PagePart {
  const start = (page - 1) * size;
  const limit = Math.max(Math.min(size, total - start), 0);
  const isReversed = limit > 0 && start > total / 2;
  return {
    direction: (sort.direction === 'asc') === isReversed ? 'desc' : 'asc',
    limit,
    offset: limit === 0 ? 0 : isReversed ? total - start - limit : start,
    inOrder: (rows) => (isReversed ? rows.toReversed() : [...rows]),
  };
}
