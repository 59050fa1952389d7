import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

const ON = 'on';

/** Whether a paste is formatted at once: a choice of the visitor, off by default. */
export const pasteFormats = createPersistedStore<boolean>({
  key: STORAGE_KEYS.jsonPasteFormats,
  parse: (text) => (text === ON ? true : null),
  initial: false,
  format: (isOn) => (isOn ? ON : null),
});
