import { allowChime } from '../../../platform/chime.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

const ON = 'on';

export const gameSound = createPersistedStore<boolean>({
  key: STORAGE_KEYS.flockSound,
  parse: (text) => text === ON,
  initial: false,
  format: (isOn) => (isOn ? ON : null),
});

/** Whether a game is heard and felt; remembered in this browser, and off until the player asks for it. */
export const useGameSound = gameSound.useValue;

/** Call from the player's click: browsers keep pages silent until one. */
export function setGameSound(isOn: boolean): void {
  gameSound.set(isOn);
  if (isOn) allowChime();
}
