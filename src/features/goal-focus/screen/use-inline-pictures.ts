import { useEffect } from 'react';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { imageDb } from '../image-store.ts';
import { goalSettings } from '../settings-store.ts';
import { moveInlinePictures } from '../storage/save-look.ts';
import { copy } from '../words.ts';

/** Moves pictures that stand in the stored settings into the image store, once per page. */
export function useInlinePictures(): void {
  useEffect(() => {
    moveInlinePictures(imageDb, goalSettings).catch((error: unknown) =>
      showToast(copy.notMoved(toDataErrorWords(error)), { severity: 'warning' }),
    );
  }, []);
}
