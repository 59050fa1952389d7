import { storeEntry } from '../../shared/data/stored-data.ts';
import { copy as toolCopy } from './copy.ts';
import { createCardData } from './draft/card-data.ts';
import { draftDb } from './draft/draft-db.ts';
import { ownThemes } from './draft/own-themes.ts';
import { mergeOwnThemes } from './model/own-themes.ts';
import { copy } from './words.ts';

/** The draft of the card maker and the visitor's own themes. */
export const data = createCardData({
  label: toolCopy.tab,
  db: draftDb,
  entries: [
    storeEntry({
      part: 'themes.json',
      name: copy.data.themes,
      store: ownThemes,
      merge: mergeOwnThemes,
      count: (themes) => themes.length,
      unreadable: copy.data.unreadable.themes,
    }),
  ],
});
