import { AppError } from '../../../core/errors.ts';
import { type GoalSettings, listReferences } from '../model/settings.ts';
import type { ImageDb, StoredImage } from './image-db.ts';
import { extractPictures, type InlinePicture } from './inline-pictures.ts';

/** The settings of this browser, as far as saving needs them. */
interface SettingsStore {
  readStored(): GoalSettings | null;
  /** False when storage refuses the value. */
  set(settings: GoalSettings): boolean;
  clear(): void;
}

/**
 * Stores settings together with new images, all or nothing: the images first, then the settings that refer to them
 * (trap T32). Pictures that are written out in the settings become images (trap T31). Images that the settings do not refer to
 * any longer are removed in the same transaction, under the lock that all tabs share, so that no other tab's new image is taken
 * for an orphan.
 * @throws AppError with a `DbErrorCode`. Settings and images are then as before.
 */
export function saveLook(
  db: ImageDb,
  store: SettingsStore,
  settings: GoalSettings,
  images: readonly StoredImage[],
): Promise<void> {
  return switchLook(db, store, () => ({ settings, images }));
}

/**
 * Moves the pictures that an old release wrote out in the stored settings into the image store.
 * @throws AppError with a `DbErrorCode`. Settings and images are then as before.
 */
export async function moveInlinePictures(db: ImageDb, store: SettingsStore): Promise<void> {
  const hasInline = (settings: GoalSettings | null) =>
    settings !== null && extractPictures(settings).pictures.length > 0;
  if (!hasInline(store.readStored())) return;
  // Another tab may have moved them or changed the settings before this one gets the lock.
  await switchLook(db, store, () => {
    const settings = store.readStored();
    return hasInline(settings) && settings !== null ? { settings, images: [] } : null;
  });
}

/** Null for no change. */
async function switchLook(
  db: ImageDb,
  store: SettingsStore,
  choose: () => { readonly settings: GoalSettings; readonly images: readonly StoredImage[] } | null,
): Promise<void> {
  let undo: (() => void) | null = null;
  try {
    await db.write(['images'], async (tx) => {
      const before = store.readStored();
      const chosen = choose();
      if (chosen === null) return;
      const { settings, pictures } = extractPictures(chosen.settings);
      const rows = tx.objectStore('images');
      for (const image of [...chosen.images, ...pictures.map(toStoredImage)]) await rows.put(image);
      const kept = listReferences(settings);
      for (const id of await rows.getAllKeys()) if (!kept.has(id)) await rows.delete(id);
      undo = () => restore(store, before);
      if (!store.set(settings)) throw new AppError('quota-exceeded', 'No room for the settings');
    });
  } catch (error) {
    (undo as (() => void) | null)?.();
    throw error;
  }
}

/** An image of an old release has no time. */
export function toStoredImage({ id, surface, name, blob }: InlinePicture): StoredImage {
  return { id, type: surface, blob, size: blob.size, mimeType: blob.type, name, timestamp: 0 };
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
