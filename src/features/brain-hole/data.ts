import { createStoredData, storeEntry } from '../../shared/data/stored-data.ts';
import { copy as shellCopy } from './copy.ts';
import { readingSize } from './reading-size-store.ts';
import { copy } from './words.ts';

const words = copy.data;

/** The data of the reflections: the reading size. */
export const data = createStoredData({
  id: 'brain-hole',
  label: shellCopy.tab,
  holds: words.holds,
  version: 1,
  entries: [
    storeEntry({ part: 'reading-size.txt', name: words.size, store: readingSize, unreadable: words.unreadable }),
  ],
});
