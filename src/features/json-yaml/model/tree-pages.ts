import { findBranch, type MutableBranch, type TreeItem } from './tree-branch.ts';

/** Children that are fetched at a time. */
export const PAGE_ITEMS_COUNT = 100;

/** The pages that are kept in memory. */
export interface PageCache {
  readonly maxItemsCount: number;
  /** Least recently used first. */
  readonly pages: Map<readonly TreeItem[], CachedPage>;
  itemsCount: number;
}

interface CachedPage {
  readonly branch: MutableBranch;
  /** Number of the page, from 0. */
  readonly page: number;
}

export function createPageCache(maxItemsCount: number): PageCache {
  return { maxItemsCount, pages: new Map(), itemsCount: 0 };
}

/** The child of a branch; null while it is not fetched. Marks its page as used. */
export function findChild(cache: PageCache, branch: MutableBranch, index: number): TreeItem | null {
  const page = Math.floor(index / PAGE_ITEMS_COUNT);
  const items = branch.pages.get(page);
  if (items === undefined) return findBranch(branch, index)?.item ?? null;
  cache.pages.delete(items);
  cache.pages.set(items, { branch, page });
  return items[index % PAGE_ITEMS_COUNT] ?? null;
}

/** Adds or replaces a page. Drops the least recently used pages above the limit; they are fetched again when needed. */
export function addToCache(cache: PageCache, branch: MutableBranch, page: number, items: readonly TreeItem[]): void {
  const replaced = branch.pages.get(page);
  if (replaced !== undefined) {
    cache.pages.delete(replaced);
    cache.itemsCount -= replaced.length;
  }
  branch.pages.set(page, items);
  cache.pages.set(items, { branch, page });
  cache.itemsCount += items.length;
}

export function dropOldPages(cache: PageCache): void {
  for (const [items, { branch, page }] of cache.pages) {
    if (cache.itemsCount <= cache.maxItemsCount) return;
    // A branch that is not counted has no rows except those of its pages.
    if (branch.childCount === null) continue;
    cache.pages.delete(items);
    branch.pages.delete(page);
    cache.itemsCount -= items.length;
  }
}

/** The children of a page; null while some of them are missing. */
export function findWholePage({ pages, childCount }: MutableBranch, page: number): readonly TreeItem[] | null {
  const items = pages.get(page);
  const due = Math.min((childCount ?? Number.POSITIVE_INFINITY) - page * PAGE_ITEMS_COUNT, PAGE_ITEMS_COUNT);
  return items !== undefined && items.length >= due ? items : null;
}
