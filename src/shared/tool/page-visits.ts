import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../storage/create-persisted-store.ts';
import { NO_VISITS, noteVisit, type PageVisits, parsePageVisits, togglePinned } from './visits.ts';

/** The pages that the visitor opened last and those that they pinned, in this browser. */
export const pageVisits = createPersistedStore<PageVisits>({
  key: STORAGE_KEYS.pageVisits,
  parse: parsePageVisits,
  initial: NO_VISITS,
});

/** Notes that a page was opened now. */
export function rememberVisit(pageId: string): void {
  pageVisits.update((visits) => noteVisit(visits, pageId));
}

/** Pins a page, or releases it. */
export function togglePin(pageId: string): void {
  pageVisits.update((visits) => togglePinned(visits, pageId));
}
