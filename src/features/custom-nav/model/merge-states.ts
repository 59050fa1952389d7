import { ITEMS_MAX } from '../constants.ts';
import { linkKey } from './link.ts';
import type { NavState } from './nav-state.ts';

/** This browser's state with the items of an archive that it lacks, as far as there is room. */
export function mergeStates(own: NavState, imported: NavState): NavState {
  const known = new Set(own.items.map(({ link }) => linkKey(link)));
  const ids = new Set(own.items.map(({ id }) => id));
  const added = imported.items
    .filter(({ link }) => !known.has(linkKey(link)))
    .map((item) => (ids.has(item.id) ? { ...item, id: `${item.id}-merged` } : item));
  const room = Math.max(0, ITEMS_MAX - own.items.length);
  return { ...own, items: [...own.items, ...added.slice(0, room)] };
}
