import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { IDLE, INITIAL_LENGTHS, INITIAL_SIGNALS, parseLengths, parseSignals, parseTimer } from './model/focus-timer.ts';
import { INITIAL_SETTINGS, parseSettings } from './model/settings.ts';

/** The look of the focus desktop in this browser. Images are in the image store. */
export const goalSettings = createPersistedStore({
  key: STORAGE_KEYS.goalSettings,
  parse: parseSettings,
  initial: INITIAL_SETTINGS,
});

/** The focus timer, shared by all tabs. */
export const focusTimer = createPersistedStore({
  key: STORAGE_KEYS.focusTimer,
  parse: parseTimer,
  initial: IDLE,
});

export const focusLengths = createPersistedStore({
  key: STORAGE_KEYS.focusLengths,
  parse: parseLengths,
  initial: INITIAL_LENGTHS,
});

export const focusSignals = createPersistedStore({
  key: STORAGE_KEYS.focusSignals,
  parse: parseSignals,
  initial: INITIAL_SIGNALS,
});
