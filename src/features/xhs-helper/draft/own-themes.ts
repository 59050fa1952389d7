import { createId } from '../../../platform/create-id.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { type OwnTheme, parseOwnThemes } from '../model/own-themes.ts';
import type { CardStyle } from '../model/settings.ts';

/** The visitor's own themes, remembered in this browser. */
export const ownThemes = createPersistedStore<readonly OwnTheme[]>({
  key: STORAGE_KEYS.cardThemes,
  parse: parseOwnThemes,
  initial: [],
});

/** Adds a theme. False where storage refuses it: it then lasts as long as the page. */
export function addOwnTheme(name: string, style: CardStyle): boolean {
  return ownThemes.update((themes) => [...themes, { id: createId(), name: name.trim(), style }]);
}

export function renameOwnTheme(id: string, name: string): boolean {
  return ownThemes.update((themes) =>
    themes.map((theme) => (theme.id === id ? { ...theme, name: name.trim() } : theme)),
  );
}

/** Removes a theme. @returns what puts it back at its place. */
export function removeOwnTheme(id: string): () => void {
  const before = ownThemes.refresh();
  const index = before.findIndex((theme) => theme.id === id);
  const removed = before[index];
  ownThemes.update((themes) => themes.filter((theme) => theme.id !== id));
  return () => {
    if (removed !== undefined) ownThemes.update((themes) => themes.toSpliced(index, 0, removed));
  };
}
