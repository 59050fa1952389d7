import type { DBSchema } from 'idb';
import { z } from '../../../core/schema.ts';
import type { Migration } from '../../../platform/db/connection.ts';
import type { Database, WriteTransaction } from '../../../platform/db/open-db.ts';
import { openToolDatabase } from '../../../shared/data/open-tool-database.ts';
import type { PostCard } from '../model/card.ts';
import { type Draft, parseDraft } from '../model/draft.ts';
import type { DraftNote } from './draft-note.ts';

/**
 * One row with the draft, whose cards name their pictures, and one row for every picture, so that a typed letter does not
 * write the pictures again. Rows are untrusted: read them with `readDraft`.
 */
interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  pictures: { key: string; value: unknown };
}

export type DraftDb = Database<DraftSchema>;

const MIGRATIONS: readonly Migration<DraftSchema>[] = [
  (db) => {
    db.createObjectStore('drafts');
    db.createObjectStore('pictures');
  },
];
const STORES = ['drafts', 'pictures'] as const;
const CURRENT = 'current';
/** A draft that could not be read, kept as it was. */
const DAMAGED = 'damaged';

export function openDraftDb(name = 'mythinkn_card_drafts'): DraftDb {
  return openToolDatabase<DraftSchema>({ name, migrations: MIGRATIONS });
}

export interface StoredDraft {
  readonly draft: Draft;
  /** Changes with every write; null before the first one. */
  readonly revision: string | null;
  /** The draft comes from a note and is not in the database. */
  readonly isUnwritten: boolean;
  /** Cards that could not be read. */
  readonly droppedCount: number;
  /** Cards whose picture is missing. */
  readonly lostPictures: number;
}

const rowSchema = z.object({ revision: z.string(), draft: z.record(z.string(), z.unknown()) });
const NO_ROW: { readonly revision: null; readonly draft: Readonly<Record<string, unknown>> } = {
  revision: null,
  draft: {},
};
const cardRowSchema = z.record(z.string(), z.unknown());

/**
 * The stored draft, or a note that follows it; null where there is neither, `damaged` where the draft cannot be read.
 * @throws AppError with a `DbErrorCode`.
 */
export function readDraft(db: DraftDb, note: DraftNote | null = null): Promise<StoredDraft | 'damaged' | null> {
  return db.read(STORES, async (tx) => {
    const stored = await tx.objectStore('drafts').get(CURRENT);
    const row = stored === undefined ? NO_ROW : rowSchema.safeParse(stored).data;
    if (row === undefined) return 'damaged';
    const isUnwritten = note?.bases.includes(row.revision) ?? false;
    if (row.revision === null && !isUnwritten) return null;
    const values = (isUnwritten ? note?.draft : null) ?? row.draft;
    const pictures = new Map<unknown, unknown>();
    for (const key of await tx.objectStore('pictures').getAllKeys()) {
      pictures.set(key, await tx.objectStore('pictures').get(key));
    }
    const insert = (cards: unknown) =>
      Array.isArray(cards) ? cards.map((card) => withPicture(card, pictures)) : cards;
    const parsed = parseDraft({
      ...values,
      cards: insert(values.cards),
      displaced: insert(values.displaced),
    });
    if (parsed === null) return 'damaged';
    const { draft, lost } = withoutLostPictures(parsed.draft);
    return { draft, revision: row.revision, isUnwritten, droppedCount: parsed.droppedCount, lostPictures: lost };
  });
}

function withPicture(card: unknown, pictures: ReadonlyMap<unknown, unknown>): unknown {
  const row = cardRowSchema.safeParse(card).data;
  if (row === undefined) return card;
  return { ...row, backgroundImage: pictures.get(row.backgroundImage) ?? row.backgroundImage };
}

/** A card whose picture is missing shows its color. */
function withoutLostPictures(draft: Draft): { readonly draft: Draft; readonly lost: number } {
  const isLost = (card: PostCard) => card.backgroundMode === 'image' && card.backgroundImage === null;
  const mend = (card: PostCard): PostCard => (isLost(card) ? { ...card, backgroundMode: 'color' } : card);
  const lost = draft.cards.filter(isLost).length;
  return { draft: { ...draft, cards: draft.cards.map(mend), displaced: draft.displaced.map(mend) }, lost };
}

/** Keeps a damaged draft under another name, so that the next write does not lose it. @throws AppError. */
export function setDamagedAside(db: DraftDb): Promise<void> {
  return db.write(STORES, async (tx) => {
    const drafts = tx.objectStore('drafts');
    const row = await drafts.get(CURRENT);
    if (row === undefined) return;
    await drafts.put(row, DAMAGED);
    await drafts.delete(CURRENT);
  });
}

/** Ids of pictures that this page has written, by the picture. */
export type KnownPictures = Map<string, string>;

/**
 * Stores the draft; writes only pictures that are new and removes those of no card.
 * @throws AppError with a `DbErrorCode`.
 */
export async function writeDraft(
  db: DraftDb,
  draft: Draft,
  known: KnownPictures,
  createId: () => string,
  revision = createId(),
): Promise<string> {
  const ids = new Map<string, string>();
  for (const { backgroundImage } of [...draft.cards, ...draft.displaced]) {
    if (backgroundImage !== null) ids.set(backgroundImage, known.get(backgroundImage) ?? createId());
  }
  const strip = (card: PostCard) => ({ ...card, backgroundImage: ids.get(card.backgroundImage ?? '') ?? null });
  const row = { ...draft, cards: draft.cards.map(strip), displaced: draft.displaced.map(strip) };
  await db.write(STORES, async (tx) => {
    await writePictures(tx, ids);
    await tx.objectStore('drafts').put({ revision, draft: row }, CURRENT);
  });
  known.clear();
  for (const [picture, id] of ids) known.set(picture, id);
  return revision;
}

async function writePictures(tx: WriteTransaction<DraftSchema>, ids: ReadonlyMap<string, string>): Promise<void> {
  const store = tx.objectStore('pictures');
  const stored = new Set(await store.getAllKeys());
  const wanted = new Set(ids.values());
  for (const [picture, id] of ids) if (!stored.has(id)) await store.put(picture, id);
  for (const id of stored) if (!wanted.has(id)) await store.delete(id);
}

/** Removes the draft with its pictures. @throws AppError with a `DbErrorCode`. */
export function clearDraft(db: DraftDb): Promise<void> {
  return db.write(STORES, async (tx) => {
    await tx.objectStore('drafts').clear();
    await tx.objectStore('pictures').clear();
  });
}

/** The database of this page. */
export const draftDb = openDraftDb();
