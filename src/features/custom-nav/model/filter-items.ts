import { type MatchRange, matchText } from '../../../shared/search/match-text.ts';
import type { ReadingsOf } from '../../../shared/search/readings.ts';
import type { Items } from './item-changes.ts';
import type { NavItem } from './nav-item.ts';

export interface NavQuery {
  readonly name: string;
  readonly link: string;
}

/** An item that both queries find, with the parts to highlight. */
export interface FoundItem {
  readonly item: NavItem;
  readonly nameRanges: readonly MatchRange[];
}

export function isEmptyQuery({ name, link }: NavQuery): boolean {
  return name.trim() === '' && link.trim() === '';
}

/**
 * The items that match by name and by link (doc 2 §5). Names are also found by pinyin, initials and letters with gaps, and
 * the best ones come first; links contain the query. Without a query all items are found, in their order.
 */
export function filterItems(items: Items, query: NavQuery, readingsOf: ReadingsOf | null): readonly FoundItem[] {
  const link = query.link.trim().toLowerCase();
  return items
    .filter((item) => item.link.toLowerCase().includes(link))
    .flatMap((item) => {
      const match = matchText(item.name, query.name, readingsOf);
      return match === null ? [] : [{ item, nameRanges: match.ranges, cost: match.cost }];
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ item, nameRanges }) => ({ item, nameRanges }));
}
