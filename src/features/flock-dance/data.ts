import { createStoredData, storeEntry } from '../../shared/data/stored-data.ts';
import { flockChoices } from './choices-store.ts';
import { hintDismissed } from './feeding/feeding-hint-store.ts';
import { accountGames } from './game/account-games-store.ts';
import { padSide } from './game/pad-side-store.ts';
import { runRecords } from './game/records-store.ts';
import { gameSound } from './game/sound-store.ts';
import { taste } from './game/taste-store.ts';
import { countWaiting, mergeAccountGames } from './model/account-games.ts';
import { countRecords, mergeImportedRecords } from './model/stored-records.ts';
import { copy } from './words.ts';

const words = copy.data;
const unreadable = words.unreadable;

/** The data of the swarm canvas: choices, dismissed hints and best games. */
export const data = createStoredData({
  id: 'flock-dance',
  label: copy.tab,
  holds: words.holds,
  version: 1,
  entries: [
    storeEntry({ part: 'settings.json', name: words.settings, store: flockChoices, unreadable }),
    storeEntry({
      part: 'records.json',
      name: words.records,
      store: runRecords,
      merge: mergeImportedRecords,
      count: countRecords,
      unreadable,
    }),
    storeEntry({ part: 'pad-side.txt', name: words.padSide, store: padSide, unreadable }),
    storeEntry({
      part: 'account-games.json',
      name: words.accountGames,
      store: accountGames,
      merge: mergeAccountGames,
      count: countWaiting,
      unreadable,
    }),
    storeEntry({ part: 'taste.txt', name: words.taste, store: taste, unreadable }),
    storeEntry({ part: 'sound.txt', name: words.sound, store: gameSound, unreadable }),
    storeEntry({ part: 'feeding-hint.txt', name: words.hint, store: hintDismissed, unreadable }),
  ],
});
