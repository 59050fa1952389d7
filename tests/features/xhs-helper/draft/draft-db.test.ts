import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  clearDraft,
  type DraftDb,
  type KnownPictures,
  openDraftDb,
  readDraft,
  setDamagedAside,
  writeDraft,
} from '../../../../src/features/xhs-helper/draft/draft-db.ts';
import { aCard, aDraft, createIds, PIXEL } from '../a-draft.ts';

let db: DraftDb;
let known: KnownPictures;
let createId: () => string;
let number = 0;

beforeEach(() => {
  number += 1;
  db = openDraftDb(`drafts-${number}`);
  known = new Map();
  createId = createIds();
});
afterEach(() => db.close());

const withPicture = (picture: string) =>
  aDraft(['一'], {
    cards: [aCard('一', 0, { backgroundMode: 'image', backgroundImage: picture, isCustomStyle: true })],
  });
const pictures = () => db.read(['pictures'], (tx) => tx.objectStore('pictures').getAll());
const row = () => db.read(['drafts'], (tx) => tx.objectStore('drafts').get('current'));

it('finds no draft in a new browser', async () => {
  expect(await readDraft(db)).toBeNull();
});

it('reads a draft with its pictures as it was written', async () => {
  const draft = withPicture(PIXEL);
  const revision = await writeDraft(db, draft, known, createId);
  expect(await readDraft(db)).toEqual({ draft, revision, isUnwritten: false, droppedCount: 0, lostPictures: 0 });
});

it('keeps pictures out of the row that every change writes', async () => {
  await writeDraft(db, withPicture(PIXEL), known, createId);
  expect(JSON.stringify(await row())).not.toContain('base64');
});

it('writes a picture once and removes it with the last card that shows it', async () => {
  await writeDraft(db, withPicture(PIXEL), known, createId);
  const [id] = known.values();
  await writeDraft(db, { ...withPicture(PIXEL), text: '改过' }, known, createId);
  expect([...known.values()]).toEqual([id]);
  expect(await pictures()).toEqual([PIXEL]);
  await writeDraft(db, aDraft(['一']), known, createId);
  expect(await pictures()).toEqual([]);
});

it('keeps the picture of an edited card whose part of the text is gone', async () => {
  const { cards } = withPicture(PIXEL);
  await writeDraft(db, aDraft([], { displaced: cards }), known, createId);
  expect(await readDraft(db)).toMatchObject({ draft: { displaced: [{ backgroundImage: PIXEL }] } });
});

it('shows the color of a card whose picture is missing, and counts it', async () => {
  await writeDraft(db, withPicture(PIXEL), known, createId);
  await db.write(['pictures'], (tx) => tx.objectStore('pictures').clear());
  const found = await readDraft(db);
  expect(found).toMatchObject({ lostPictures: 1, draft: { cards: [{ backgroundMode: 'color', text: '一' }] } });
});

it('keeps a damaged draft under another name, so that the next write does not lose it', async () => {
  await db.write(['drafts'], (tx) => tx.objectStore('drafts').put('nonsense', 'current'));
  expect(await readDraft(db)).toBe('damaged');
  await setDamagedAside(db);
  expect(await readDraft(db)).toBeNull();
  expect(await db.read(['drafts'], (tx) => tx.objectStore('drafts').get('damaged'))).toBe('nonsense');
});

it('drops cards that cannot be read and keeps the others', async () => {
  await writeDraft(db, aDraft(['一', '二']), known, createId);
  await db.write(['drafts'], async (tx) => {
    const stored = (await tx.objectStore('drafts').get('current')) as { draft: { cards: unknown[] } };
    stored.draft.cards.push({ id: 7 });
    await tx.objectStore('drafts').put(stored, 'current');
  });
  const found = await readDraft(db);
  expect(found).toMatchObject({ droppedCount: 1, draft: { cards: [{ text: '一' }, { text: '二' }] } });
});

it('removes the draft with its pictures', async () => {
  await writeDraft(db, withPicture(PIXEL), known, createId);
  await clearDraft(db);
  expect([await readDraft(db), await pictures()]).toEqual([null, []]);
});
