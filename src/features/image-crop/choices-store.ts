import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { type CropChoices, DEFAULT_CHOICES, parseCropChoices } from './model/crop-choices.ts';

/** The visitor's choices, remembered in this browser. */
export const cropChoices = createPersistedStore<CropChoices>({
  key: STORAGE_KEYS.cropChoices,
  parse: parseCropChoices,
  initial: DEFAULT_CHOICES,
});

export const useCropChoices = cropChoices.useValue;

export function chooseCrop(change: Partial<CropChoices>): void {
  cropChoices.update((choices) => ({ ...choices, ...change }));
}
