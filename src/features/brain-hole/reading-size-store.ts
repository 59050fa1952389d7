import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { INITIAL_READING_SIZE, parseReadingSize, type ReadingSize } from './model/reading-size.ts';

/** The size of the text, remembered in this browser. */
export const readingSize = createPersistedStore<{ readonly size: ReadingSize }>({
  key: STORAGE_KEYS.readingSize,
  parse: (text) => {
    const size = parseReadingSize(text);
    return size === null ? null : { size };
  },
  initial: { size: INITIAL_READING_SIZE },
  format: ({ size }) => size,
});

export const useReadingSize = readingSize.useValue;
