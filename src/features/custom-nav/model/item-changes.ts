import { ITEMS_MAX } from '../constants.ts';
import type { NavCategory } from './categories.ts';
import type { NavDraft, NavItem } from './nav-item.ts';

export type Items = readonly NavItem[];

/** Free places below the limit. */
export function roomFor(items: Items): number {
  return Math.max(0, ITEMS_MAX - items.length);
}

/** The item at the end of the list; the list as it is where the limit is reached. */
export function addItem(items: Items, item: NavItem): Items {
  return roomFor(items) === 0 ? items : [...items, item];
}

/** Replaces what an item holds; the list as it is where the item is gone. */
export function editItem(items: Items, id: string, draft: NavDraft): Items {
  return items.map((item) => (item.id === id ? { id, ...draft } : item));
}

export function removeItems(items: Items, ids: ReadonlySet<string>): Items {
  return items.filter(({ id }) => !ids.has(id));
}

export function recolorItems(items: Items, ids: ReadonlySet<string>, color: string): Items {
  return items.map((item) => (ids.has(item.id) ? { ...item, color } : item));
}

export function categorizeItems(items: Items, ids: ReadonlySet<string>, type: NavCategory): Items {
  return items.map((item) => (ids.has(item.id) ? { ...item, type } : item));
}

/** Where a dragged item goes, seen from the item that it is over. */
export type DropSide = 'before' | 'after';

/** Moves an item beside another one; the list as it is where one of them is gone. */
export function moveBeside(items: Items, id: string, overId: string, side: DropSide): Items {
  const moved = items.find((item) => item.id === id);
  if (moved === undefined || id === overId) return items;
  const others = items.filter((item) => item !== moved);
  const over = others.findIndex((item) => item.id === overId);
  return over < 0 ? items : others.toSpliced(side === 'before' ? over : over + 1, 0, moved);
}

/** Moves an item by some places, at most to an end of the list. */
export function moveBy(items: Items, id: string, places: number): Items {
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  if (moved === undefined) return items;
  const to = Math.min(Math.max(from + places, 0), items.length - 1);
  return to === from ? items : items.toSpliced(from, 1).toSpliced(to, 0, moved);
}
