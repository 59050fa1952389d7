import { create } from 'zustand';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { readLocal, writeLocal } from '../../platform/storage/local.ts';
import { type FlockChoices, parseFlockChoices } from './model/flock-settings.ts';

/** The visitor's choices, remembered in this browser. Where storage is refused they last as long as the page. */
export const useFlockChoices = create<FlockChoices>(() => parseFlockChoices(readLocal(STORAGE_KEYS.flockSettings)));

export function chooseFlock(change: Partial<FlockChoices>): void {
  useFlockChoices.setState(change);
  writeLocal(STORAGE_KEYS.flockSettings, JSON.stringify(useFlockChoices.getState()));
}
