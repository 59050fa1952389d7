import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { INITIAL_SETTINGS, parseSettings } from './model/settings.ts';

/** The look of the focus desktop in this browser. Images are in the image store. */
export const goalSettings = createPersistedStore({
  key: STORAGE_KEYS.goalSettings,
  parse: parseSettings,
  initial: INITIAL_SETTINGS,
});
