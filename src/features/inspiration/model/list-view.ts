import { INSPIRATION_STATUSES, PAGE_SIZE } from '../constants.ts';
import type { Inspiration, InspirationStatus } from './records.ts';

export type StatusFilter = InspirationStatus | 'all';

/** What the address selects. Unknown values select everything, and the first page. */
export interface ListView {
  readonly status: StatusFilter;
  /** From 1. */
  readonly page: number;
}

export interface ListPage {
  readonly shown: readonly Inspiration[];
  /** Goals of the selected status. */
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** Reads the query of an address. */
export function readView(query: { get(name: string): string | null }): ListView {
  const status = INSPIRATION_STATUSES.find((each) => each === query.get('status')) ?? 'all';
  const page = Number(query.get('page'));
  return { status, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** Query of a view; its defaults are left out. */
export function toQuery({ status, page }: ListView): Record<string, string> {
  return { ...(status === 'all' ? {} : { status }), ...(page === 1 ? {} : { page: String(page) }) };
}

/** One page of the goals of a status. A page beyond the last one shows the last one. */
export function toListPage(inspirations: readonly Inspiration[], { status, page }: ListView): ListPage {
  const selected = status === 'all' ? inspirations : inspirations.filter((each) => each.status === status);
  const pages = Math.max(1, Math.ceil(selected.length / PAGE_SIZE));
  const shownPage = Math.min(page, pages);
  const shown = selected.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  return { shown, total: selected.length, page: shownPage, pages };
}
