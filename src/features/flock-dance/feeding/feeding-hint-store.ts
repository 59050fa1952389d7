import { create } from 'zustand';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local.ts';

const DISMISSED = 'dismissed';

/** Whether the hint about feeding has done its work; remembered in this browser. */
export const useFeedingHintDismissed = create<boolean>(() => readLocal(STORAGE_KEYS.flockFeedingHint) === DISMISSED);

export function dismissFeedingHint(): void {
  if (useFeedingHintDismissed.getState()) return;
  useFeedingHintDismissed.setState(true);
  writeLocal(STORAGE_KEYS.flockFeedingHint, DISMISSED);
}
