import { AppError } from '../../../core/errors.ts';
import { type GoalSettings, listReferences } from '../model/settings.ts';
import type { ImageDb, StoredImage } from './image-db.ts';

/** The settings of this browser, as far as saving needs them. */
export interface SettingsStore {
  readStored(): GoalSettings | null;
  /** False when storage refuses the value. */
  set(settings: GoalSettings): boolean;
  clear(): void;
}

/**
 * Stores settings together with new images, all or nothing: the images first, then the settings that refer to them
 * (trap T32). Images that the settings do not refer to any longer are removed in the same transaction, under the lock that all
 * tabs share, so that no other tab's new image is taken for an orphan.
 * @throws AppError with a `DbErrorCode`. Settings and images are then as before.
 */
export async function saveLook(
  db: ImageDb,
  store: SettingsStore,
  settings: GoalSettings,
  images: readonly StoredImage[],
): Promise<void> {
  const before = store.readStored();
  let isSwitched = false;
  try {
    await db.write(['images'], async (tx) => {
      const rows = tx.objectStore('images');
      for (const image of images) await rows.put(image);
      const kept = listReferences(settings);
      for (const id of await rows.getAllKeys()) if (!kept.has(id)) await rows.delete(id);
      isSwitched = true;
      if (!store.set(settings)) throw new AppError('quota-exceeded', 'No room for the settings');
    });
  } catch (error) {
    if (isSwitched) restore(store, before);
    throw error;
  }
}

/** Removes settings and images, all or nothing. @throws AppError with a `DbErrorCode`. Both are then as before. */
export async function clearLook(db: ImageDb, store: SettingsStore): Promise<void> {
  const before = store.readStored();
  try {
    await db.write(['images'], async (tx) => {
      await tx.objectStore('images').clear();
      store.clear();
    });
  } catch (error) {
    restore(store, before);
    throw error;
  }
}

function restore(store: SettingsStore, before: GoalSettings | null): void {
  if (before === null) store.clear();
  else store.set(before);
}
