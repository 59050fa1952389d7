import { z } from '../../../core/schema.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import type { PostCard } from '../model/card.ts';
import type { Draft } from '../model/draft.ts';

const noteSchema = z.object({
  bases: z.array(z.string().nullable()),
  draft: z.record(z.string(), z.unknown()),
});

/** A draft that was not in the database yet when its page was left. */
export interface DraftNote {
  /** Revisions of the stored drafts that it follows; null for none. A later one makes the note out of date. */
  readonly bases: readonly (string | null)[];
  /** Untrusted. Stored pictures are named by their ids. */
  readonly draft: Readonly<Record<string, unknown>>;
}

/**
 * Keeps a draft at once, because a browser does not wait for the database while it leaves a page. Pictures that the database
 * does not have yet are left out where they do not fit.
 */
export function writeNote(draft: Draft, known: ReadonlyMap<string, string>, bases: DraftNote['bases']): void {
  const write = (pictureOf: (picture: string) => string | null) => {
    const strip = (card: PostCard) => ({
      ...card,
      backgroundImage: card.backgroundImage === null ? null : pictureOf(card.backgroundImage),
    });
    const row = { ...draft, cards: draft.cards.map(strip), displaced: draft.displaced.map(strip) };
    return writeLocal(STORAGE_KEYS.cardNote, JSON.stringify({ bases, draft: row }));
  };
  if (!write((picture) => known.get(picture) ?? picture)) write((picture) => known.get(picture) ?? null);
}

/** The note of a page that was left; null where there is none. */
export function readNote(): DraftNote | null {
  try {
    return noteSchema.parse(JSON.parse(readLocal(STORAGE_KEYS.cardNote) ?? 'null'));
  } catch {
    return null;
  }
}

/** Removes the note, once the database has its draft or a later one. */
export function removeNote(): void {
  removeLocal(STORAGE_KEYS.cardNote);
}
