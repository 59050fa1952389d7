import { type StoredEntry, storeEntry } from '../../shared/data/stored-data.ts';
import { focusLengths, focusSignals } from '../../shared/focus/focus-stores.ts';
import { imageDb } from './image-store.ts';
import { goalSettings } from './settings-store.ts';
import { copy } from './storage/copy.ts';
import { createLookData } from './storage/look-data.ts';
import { copy as featureCopy } from './words.ts';

const entries: readonly StoredEntry[] = [
  storeEntry({
    part: 'timer-lengths.json',
    name: copy.lengths,
    store: focusLengths,
    unreadable: copy.skipped.lengths,
  }),
  storeEntry({
    part: 'timer-signals.json',
    name: copy.signals,
    store: focusSignals,
    unreadable: copy.skipped.signals,
  }),
];

/** The look of the focus desktop with its images, and the choices for the timer. A running timer is not part of it. */
export const data = createLookData({ label: featureCopy.tab, db: imageDb, settings: goalSettings, entries });
