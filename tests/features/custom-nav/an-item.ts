import type { ImportCandidate } from '../../../src/features/custom-nav/model/import-candidate.ts';
import type { NavItem } from '../../../src/features/custom-nav/model/nav-item.ts';

export function anItem(id: string, change: Partial<NavItem> = {}): NavItem {
  return {
    id,
    name: `站点${id}`,
    link: `https://${id}.example.com`,
    color: '#1976d2',
    type: 'uncategorized',
    ...change,
  };
}

/** Items with the ids `0`, `1` and so on. */
export function someItems(count: number): readonly NavItem[] {
  return Array.from({ length: count }, (_, index) => anItem(String(index)));
}

export function aCandidate(change: Partial<ImportCandidate> = {}): ImportCandidate {
  return { name: '知乎', link: 'https://zhihu.com', color: null, type: null, folders: [], icon: null, ...change };
}

/** Ids `new-1`, `new-2` and so on. */
export function countingIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
}
