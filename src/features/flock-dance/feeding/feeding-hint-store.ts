import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

const DISMISSED = 'dismissed';

export const hintDismissed = createPersistedStore<boolean>({
  key: STORAGE_KEYS.flockFeedingHint,
  parse: (text) => text === DISMISSED,
  initial: false,
  format: (isDismissed) => (isDismissed ? DISMISSED : null),
});

/** Whether the hint about feeding was dismissed; remembered in this browser. */
export const useFeedingHintDismissed = hintDismissed.useValue;

export function dismissFeedingHint(): void {
  hintDismissed.set(true);
}
