import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import {
  type ImageDb,
  openImageDb,
  readImage,
  readImages,
  type StoredImage,
} from '../../../../src/features/goal-focus/storage/image-db.ts';
import { moveInlinePictures, saveLook } from '../../../../src/features/goal-focus/storage/save-look.ts';

let db: ImageDb;
let stored: GoalSettings | null;
let isFull: boolean;
let number = 0;

const store = {
  readStored: () => stored,
  set(settings: GoalSettings) {
    if (isFull) return false;
    stored = settings;
    return true;
  },
  clear() {
    stored = null;
  },
};

beforeEach(() => {
  db = openImageDb(`images-${++number}`);
  stored = null;
  isFull = false;
});
afterEach(() => db.close());

const anImage = (id: string, text = id): StoredImage => {
  const blob = new Blob([text], { type: 'image/png' });
  return { id, type: 'panel', blob, size: blob.size, mimeType: blob.type, name: `${id}.png`, timestamp: 1 };
};
const item = (id: string) => ({ id, type: 'blob' as const, data: toReference(id), order: 0, name: id });
const withImages = (...ids: string[]): GoalSettings => ({ ...INITIAL_SETTINGS, panelImages: ids.map(item) });
const ids = async () => (await readImages(db)).map(({ id }) => id);

it('stores images with the settings that refer to them', async () => {
  await saveLook(db, store, withImages('panelImages_0'), [anImage('panelImages_0', 'pixels')]);
  const image = await readImage(db, 'panelImages_0');
  expect(await image?.blob.text()).toBe('pixels');
  expect(image).toMatchObject({ type: 'panel', size: 6, mimeType: 'image/png', name: 'panelImages_0.png' });
  expect(stored?.panelImages).toHaveLength(1);
});

it('removes images that nothing refers to any longer', async () => {
  await saveLook(db, store, withImages('a', 'b'), [anImage('a'), anImage('b')]);
  await saveLook(db, store, withImages('b'), []);
  expect(await ids()).toEqual(['b']);
});

it.each(['nothing', 'an older look'])('changes nothing when storage refuses the settings after %s', async (before) => {
  if (before !== 'nothing') await saveLook(db, store, withImages('a'), [anImage('a')]);
  const [settings, images] = [stored, await ids()];
  isFull = true;
  const saving = saveLook(db, store, withImages('b'), [anImage('b')]);
  await expect(saving).rejects.toMatchObject({ code: 'quota-exceeded' });
  expect([stored, await ids()]).toEqual([settings, images]);
});

it('keeps the old settings when the database refuses an image', async () => {
  await saveLook(db, store, withImages('a'), [anImage('a')]);
  const broken = { ...anImage('b'), id: undefined } as unknown as StoredImage;
  await expect(saveLook(db, store, withImages('b'), [broken])).rejects.toThrow();
  expect(stored?.panelImages.map(({ id }) => id)).toEqual(['a']);
  expect(await ids()).toEqual(['a']);
});

const INLINE = `data:image/png;base64,${btoa('pixels')}`;

it.each([
  ['moves', false],
  ['leaves everything as it is when storage refuses the settings:', true],
])('%s pictures that stand in stored settings', async (_case, refuses) => {
  const old: GoalSettings = { ...withImages('kept'), backgroundImage: INLINE, title: 'mine' };
  await saveLook(db, store, withImages('kept'), [anImage('kept')]);
  stored = old;
  isFull = refuses;
  const moving = moveInlinePictures(db, store);
  if (refuses) {
    await expect(moving).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect([stored, await ids()]).toEqual([old, ['kept']]);
    return;
  }
  await moving;
  expect(stored).toEqual({ ...old, backgroundImage: toReference('backgroundImage') });
  expect(await (await readImage(db, 'backgroundImage'))?.blob.text()).toBe('pixels');
  expect(await ids()).toEqual(['backgroundImage', 'kept']);
});

it('moves pictures of the settings that another tab has stored by then', async () => {
  stored = { ...INITIAL_SETTINGS, panelImage: INLINE };
  const moving = moveInlinePictures(db, store);
  stored = { ...stored, title: 'newer' };
  await moving;
  expect(stored).toEqual({ ...INITIAL_SETTINGS, title: 'newer', panelImage: toReference('panelImage') });
});

it('moves pictures out of settings that are saved', async () => {
  await saveLook(db, store, { ...INITIAL_SETTINGS, panelImage: INLINE }, []);
  expect(stored?.panelImage).toBe(toReference('panelImage'));
  expect(await ids()).toEqual(['panelImage']);
});

it('writes nothing where no picture stands in the settings', async () => {
  stored = withImages('gone');
  isFull = true;
  await moveInlinePictures(db, store);
  stored = null;
  await moveInlinePictures(db, store);
  expect(await ids()).toEqual([]);
});

it('reads rows that are no images as none', async () => {
  await db.write(['images'], async (tx) => void (await tx.objectStore('images').put({ id: 'x', blob: 'text' })));
  expect([await readImage(db, 'x'), await readImages(db)]).toEqual([null, []]);
});
