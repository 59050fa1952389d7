import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

const DISMISSED = 'dismissed';

/** Whether the hint about feeding was dismissed; remembered in this browser. */
export const feedingHintDismissed = createPersistedStore<boolean>({
  key: STORAGE_KEYS.flockFeedingHint,
  parse: (text) => text === DISMISSED,
  initial: false,
  format: (isDismissed) => (isDismissed ? DISMISSED : null),
});

export const useFeedingHintDismissed = feedingHintDismissed.useValue;

export function dismissFeedingHint(): void {
  feedingHintDismissed.update(() => true);
}
