import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { DEFAULT_CHOICES, type FlockChoices, parseFlockChoices } from './model/flock-settings.ts';

/** The visitor's choices, remembered in this browser. */
export const flockChoices = createPersistedStore<FlockChoices>({
  key: STORAGE_KEYS.flockSettings,
  parse: parseFlockChoices,
  initial: DEFAULT_CHOICES,
});

export const useFlockChoices = flockChoices.useValue;

export function chooseFlock(change: Partial<FlockChoices>): void {
  flockChoices.update((choices) => ({ ...choices, ...change }));
}
