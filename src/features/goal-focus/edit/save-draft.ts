import { copy } from '../copy.ts';
import { imageDb } from '../image-store.ts';
import { toSaved } from '../model/settings.ts';
import { goalSettings } from '../settings-store.ts';
import { saveLook } from '../storage/save-look.ts';
import type { LookDraft } from './use-look-draft.ts';

/** Stores a draft with its new pictures, all or nothing. @throws AppError with a `DbErrorCode`. */
export async function saveDraft({ settings, added }: Pick<LookDraft, 'settings' | 'added'>): Promise<void> {
  const saved = toSaved(settings, goalSettings.readStored(), copy.placeholders.descriptions);
  await saveLook(imageDb, goalSettings, saved, [...added.values()]);
}
