import { declareUnsavedWork } from '../../shared/unsaved-work.ts';
import { useCropStore } from './crop-store.ts';
import { copy } from './words.ts';

let withdraw: (() => void) | null = null;
let isWatching = false;

/**
 * Declares changes that were not exported as unsaved work, from the first picture on. This does not end with the screen:
 * the picture stays in memory on other pages, and would still be lost by a reload.
 */
export function watchUnsavedCrop(): void {
  if (isWatching) return;
  isWatching = true;
  useCropStore.subscribe(({ isUnsaved }) => {
    if (isUnsaved) withdraw ??= declareUnsavedWork(copy.unsaved, { survivesNavigation: true });
    else {
      withdraw?.();
      withdraw = null;
    }
  });
}
