import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../storage/create-persisted-store.ts';
import { IDLE, INITIAL_LENGTHS, INITIAL_SIGNALS, parseLengths, parseSignals, parseTimer } from './focus-timer.ts';

/** The product's one focus timer, shared by all pages and tabs. */
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
