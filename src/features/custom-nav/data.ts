import { createStoredData, storeEntry } from '../../shared/data/stored-data.ts';
import { copy as toolCopy } from './copy.ts';
import { withIcons } from './icons/icon-data.ts';
import { mergeStates } from './model/merge-states.ts';
import { navStore } from './nav-store.ts';
import { copy } from './words.ts';

const items = createStoredData({
  id: 'custom-nav',
  label: toolCopy.tab,
  holds: copy.data.holds,
  version: 1,
  entries: [
    storeEntry({
      part: 'navigation.json',
      name: copy.data.items,
      store: navStore,
      merge: mergeStates,
      count: ({ items }) => items.length,
      unreadable: copy.data.unreadable,
    }),
  ],
});

/** The data of the custom navigation. */
export const data = withIcons(items, () => navStore.refresh().items);
