import { portalPath } from '../../../core/paths.ts';
import { INSPIRATION_STATUSES, LIST_SORTS, PAGE_SIZE } from '../constants.ts';
import { foldWords } from './fold-words.ts';
import { toPercent } from './progress.ts';
import type { Inspiration, InspirationStatus } from './records.ts';

type StatusFilter = InspirationStatus | 'all';
export type ListSort = (typeof LIST_SORTS)[number];

/** What the address selects. Unknown values select everything, newest first, and the first page. */
export interface ListView {
  readonly status: StatusFilter;
  /** Words that title or text must contain. Empty: all. */
  readonly term: string;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** Views over all goals, which take the place of the cards. */
export const OVERALL_VIEWS = ['today', 'calendar'] as const;
export type OverallView = (typeof OVERALL_VIEWS)[number];

export function toOverallQuery(view: OverallView): Record<string, string> {
  return { view };
}

export function toOverallAddress(view: OverallView): string {
  return `${portalPath('inspiration')}?view=${view}`;
}

/** Null where the address shows the cards. */
export function readOverallView(query: { get(name: string): string | null }): OverallView | null {
  return OVERALL_VIEWS.find((view) => view === query.get('view')) ?? null;
}

interface ListPage {
  readonly shown: readonly Inspiration[];
  /** Goals of the selected status that contain the words. */
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** Reads the query of an address. */
export function readView(query: { get(name: string): string | null }): ListView {
  const status = INSPIRATION_STATUSES.find((each) => each === query.get('status')) ?? 'all';
  const sort = LIST_SORTS.find((each) => each === query.get('sort')) ?? 'created';
  const page = Number(query.get('page'));
  return { status, term: query.get('q') ?? '', sort, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** Query of a view; its defaults are left out. */
export function toQuery({ status, term, sort, page }: ListView): Record<string, string> {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(term === '' ? {} : { q: term }),
    ...(sort === 'created' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/**
 * One page of the selected goals, which come newest first. A page beyond the last one shows the last one. `nameOf` is the title
 * that the page shows.
 */
export function toListPage(
  inspirations: readonly Inspiration[],
  { status, term, sort, page }: ListView,
  nameOf: (title: string) => string,
): ListPage {
  const contains = foldWords(term);
  const selected = inspirations.filter(
    (each) => (status === 'all' || each.status === status) && contains(`${nameOf(each.title)} ${each.content}`),
  );
  const sorted = sort === 'created' ? selected : selected.toSorted(toOrder(sort, nameOf));
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const shownPage = Math.min(page, pages);
  const shown = sorted.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  return { shown, total: sorted.length, page: shownPage, pages };
}

function toOrder(
  sort: Exclude<ListSort, 'created'>,
  nameOf: (title: string) => string,
): (a: Inspiration, b: Inspiration) => number {
  switch (sort) {
    case 'updated':
      return (a, b) => b.updated_at - a.updated_at;
    case 'title': {
      const { compare } = new Intl.Collator('zh-CN', { numeric: true });
      return (a, b) => compare(nameOf(a.title), nameOf(b.title));
    }
    case 'progress':
      return (a, b) => toPercent(b) - toPercent(a);
  }
}
