import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

const TASTED = 'tasted';

/** Whether a visitor has had the one taste of the game in this browser. */
export const taste = createPersistedStore<boolean>({
  key: STORAGE_KEYS.flockTaste,
  parse: (text) => text === TASTED,
  initial: false,
  format: (isTasted) => (isTasted ? TASTED : null),
});
