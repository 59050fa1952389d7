/** The pages that a visitor opened and pinned, by their ids. */
export interface PageVisits {
  /** The latest one first, each once. */
  readonly recent: readonly string[];
  /** In the order in which they were pinned. */
  readonly pinned: readonly string[];
}

export const NO_VISITS: PageVisits = { recent: [], pinned: [] };

/** More than there are pages; a longer list is damaged. */
const LIST_MAX_COUNT = 40;
const PAGE_ID = /^[a-z][a-z-]{0,39}$/;

/** Puts a page first. The same object where it is first already. */
export function noteVisit(visits: PageVisits, pageId: string): PageVisits {
  if (visits.recent[0] === pageId) return visits;
  return { ...visits, recent: [pageId, ...visits.recent.filter((id) => id !== pageId)].slice(0, LIST_MAX_COUNT) };
}

/** Adds a page to the pinned ones, or removes it from them. */
export function togglePinned(visits: PageVisits, pageId: string): PageVisits {
  const isPinned = visits.pinned.includes(pageId);
  const pinned = isPinned ? visits.pinned.filter((id) => id !== pageId) : [...visits.pinned, pageId];
  return { ...visits, pinned: pinned.slice(-LIST_MAX_COUNT) };
}

/** Stored text → visits. Ids of pages that no longer exist stay; the reader skips them. Null where it is damaged. */
export function parsePageVisits(text: string): PageVisits | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { recent, pinned } = value as Record<string, unknown>;
    return { recent: toIds(recent), pinned: toIds(pinned) };
  } catch {
    return null;
  }
}

function toIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && PAGE_ID.test(id));
  return [...new Set(ids)].slice(0, LIST_MAX_COUNT);
}

/**
 * Pages in the order for a visitor: the pinned ones, then the ones opened last, then all others as given. Pages that the
 * visitor never opened keep the given order.
 */
export function orderByVisits<T extends { readonly id: string }>(
  pages: readonly T[],
  visits: PageVisits,
): readonly T[] {
  const ids = [...new Set([...visits.pinned, ...visits.recent])];
  const known = ids.flatMap((id) => pages.find((page) => page.id === id) ?? []);
  return [...known, ...pages.filter((page) => !known.includes(page))];
}
