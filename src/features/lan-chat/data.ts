import { createStoredData, storeEntry } from '../../shared/data/stored-data.ts';
import { copy } from './copy.ts';
import { chatChoices } from './hooks/chat-choices-store.ts';

const words = copy.data;

/** The data of the LAN station: the remembered choices. Messages and files are never stored. */
export const data = createStoredData({
  id: 'lan-chat',
  label: copy.tab,
  holds: words.holds,
  version: 1,
  entries: [
    storeEntry({ part: 'choices.json', name: words.choices, store: chatChoices, unreadable: words.unreadable }),
  ],
});
