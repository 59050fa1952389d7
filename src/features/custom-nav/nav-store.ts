import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { EMPTY_NAV, type NavState, parseNavState } from './model/nav-state.ts';

/** The navigation of this browser, shared by all tabs. */
export const navStore = createPersistedStore<NavState>({
  key: STORAGE_KEYS.customNav,
  parse: parseNavState,
  initial: EMPTY_NAV,
});

export const useNav = navStore.useValue;

const CLOSED = 'closed';

/** Whether the visitor closed the note on where the links are kept. */
export const bannerClosed = createPersistedStore<boolean>({
  key: STORAGE_KEYS.customNavBanner,
  parse: (text) => text === CLOSED,
  initial: false,
  format: (isClosed) => (isClosed ? CLOSED : null),
});
