import { imageDb } from '../image-store.ts';
import { dropLostFavorites } from '../model/favorites.ts';
import { applyEdit, toSaved } from '../model/settings.ts';
import { goalSettings } from '../settings-store.ts';
import { saveLook } from '../storage/save-look.ts';
import { copy } from '../words.ts';
import type { LookDraft } from './use-look-draft.ts';

/**
 * Stores what a draft changed, with its new pictures, all or nothing. Other fields stay as they are stored by now.
 * @throws AppError with a `DbErrorCode`.
 */
export async function saveDraft(draft: Pick<LookDraft, 'initial' | 'settings' | 'added'>): Promise<void> {
  const { initial, settings, added } = draft;
  const stored = goalSettings.readStored();
  const edited = applyEdit(stored ?? initial, initial, settings);
  const saved = toSaved(edited, stored, copy.placeholders.descriptions);
  await saveLook(imageDb, goalSettings, dropLostFavorites(saved), [...added.values()]);
}
