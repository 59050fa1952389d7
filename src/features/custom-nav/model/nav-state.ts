import { NAV_COLORS } from '../palette.ts';
import { type NavItem, toCategory, toColor } from './nav-item.ts';

/** Items per row on a wide screen (doc 2 §3). */
export type NavLayout = '5' | '10';
/** Free arrangement, or by category. */
export type NavViewMode = 'grid' | 'category';

/** What this browser stores (doc 2 §3). */
export interface NavState {
  readonly items: readonly NavItem[];
  readonly layout: NavLayout;
  readonly viewMode: NavViewMode;
}

export const EMPTY_NAV: NavState = { items: [], layout: '5', viewMode: 'grid' };

/**
 * Stored text → state, or null where it is damaged. Items keep their links as they are: a link that leads nowhere is shown
 * without being a link, so that the visitor can correct it.
 */
export function parseNavState(text: string): NavState | null {
  const stored = readObject(text);
  if (stored === null || !Array.isArray(stored.items)) return null;
  const items: NavItem[] = [];
  const ids = new Set<string>();
  for (const [index, each] of stored.items.entries()) {
    const item = readItem(each, index, ids);
    if (item === null) return null;
    ids.add(item.id);
    items.push(item);
  }
  return { items, layout: toLayout(stored.layout), viewMode: stored.viewMode === 'category' ? 'category' : 'grid' };
}

/** A layout of a file or of storage: everything else than 10 is 5 (doc 2 §5). */
export function toLayout(layout: unknown): NavLayout {
  return layout === '10' || layout === 10 ? '10' : '5';
}

function readItem(stored: unknown, index: number, ids: ReadonlySet<string>): NavItem | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, name, link, color, type } = stored as Record<string, unknown>;
  if (typeof name !== 'string' || typeof link !== 'string') return null;
  const isOwn = typeof id === 'string' && id !== '' && !ids.has(id);
  return {
    id: isOwn ? id : freeId(index, ids),
    name,
    link,
    color: toColor(color) ?? NAV_COLORS[0],
    type: toCategory(type),
  };
}

/** The same text always gets the same ids. */
function freeId(index: number, ids: ReadonlySet<string>): string {
  let id = `stored-${index}`;
  while (ids.has(id)) id = `${id}-`;
  return id;
}

/** A text as a JSON object; null where it is none. */
function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
