import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';

/** When everything was last exported, in milliseconds since 1970; 0 for never. */
const lastBackup = createPersistedStore<number>({
  key: STORAGE_KEYS.lastBackup,
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  initial: 0,
});

export const useLastBackup = lastBackup.useValue;

export function noteBackup(at: number): void {
  lastBackup.set(at);
}
