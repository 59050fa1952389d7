import { createStoredData, storeEntry } from '../../shared/data/stored-data.ts';
import { cropChoices } from './choices-store.ts';
import { copy as shellCopy } from './copy.ts';
import { copy } from './words.ts';

const words = copy.data;

/** The data of the image crop tool: the remembered choices. Pictures are never stored. */
export const data = createStoredData({
  id: 'image-crop',
  label: shellCopy.tab,
  holds: words.holds,
  version: 1,
  entries: [
    storeEntry({ part: 'choices.json', name: words.choices, store: cropChoices, unreadable: words.unreadable }),
  ],
});
