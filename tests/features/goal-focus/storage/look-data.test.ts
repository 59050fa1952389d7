import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IMAGES_MAX, IMPORT_IMAGE_BYTES_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { type ImageItem, type Surface, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import {
  type GoalSettings,
  INITIAL_SETTINGS,
  parseSettings,
} from '../../../../src/features/goal-focus/model/settings.ts';
import {
  type ImageDb,
  openImageDb,
  readImages,
  type StoredImage,
} from '../../../../src/features/goal-focus/storage/image-db.ts';
import { createLookData } from '../../../../src/features/goal-focus/storage/look-data.ts';
import { saveLook } from '../../../../src/features/goal-focus/storage/save-look.ts';
import { clearData, exportData, planImport } from '../../../../src/shared/data/change-data.ts';
import { storeEntry } from '../../../../src/shared/data/stored-data.ts';
import { INITIAL_LENGTHS, parseLengths } from '../../../../src/shared/focus/focus-timer.ts';
import { createPersistedStore } from '../../../../src/shared/storage/create-persisted-store.ts';
import type { DataPart, ImportMode } from '../../../../src/shared/tool/tool-data.ts';
import { createFakeTabs, type FakeTabs } from '../../../shared/storage/a-text-storage.ts';

const FILE = { kind: 'file' } as const;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let tabs: FakeTabs;
let db: ImageDb;
let number = 0;
let here: ReturnType<typeof openBrowser>;

/** The stores of a browser and its data. */
function openBrowser() {
  tabs = createFakeTabs();
  db = openImageDb(`look-${++number}`);
  const storage = tabs.openTab();
  const settings = createPersistedStore({ key: 'look', parse: parseSettings, initial: INITIAL_SETTINGS, storage });
  const lengths = createPersistedStore({ key: 'lengths', parse: parseLengths, initial: INITIAL_LENGTHS, storage });
  const entries = [storeEntry({ part: 'timer.json', name: 'timer', store: lengths, unreadable: 'no timer' })];
  return { settings, lengths, data: createLookData({ label: 'Look', db, settings, entries }) };
}

beforeEach(() => {
  here = openBrowser();
});
afterEach(() => db.close());

const anImage = (id: string, mark: number, type: Surface = 'panel'): StoredImage => {
  const blob = new Blob([new Uint8Array([...PNG, mark])], { type: 'image/png' });
  return { id, type, blob, size: blob.size, mimeType: 'image/png', name: `${id}.png`, timestamp: 5 };
};
const item = (id: string, order = 0): ImageItem => ({ id, type: 'blob', data: toReference(id), order, name: id });
const link = (name: string, order = 0): ImageItem => {
  return { id: name, type: 'url', data: `https://example.com/${name}`, order, name };
};

/** A look with a title, a single picture and a list of a picture and an address, and timer lengths. */
async function fill(title = 'mine', mark = 1): Promise<void> {
  const settings: GoalSettings = {
    ...INITIAL_SETTINGS,
    title,
    panelImage: toReference('panelImage'),
    panelImageFileName: 'a.png',
    backgroundImages: [item('backgroundImages_2'), link('a', 1)],
  };
  const images = [anImage('panelImage', mark), anImage('backgroundImages_2', mark + 1, 'background')];
  await saveLook(db, here.settings, settings, images);
  here.lengths.set({ focus: 50, break: 10, longBreak: 20 });
}

async function state() {
  const images = await readImages(db);
  const pixels = await Promise.all(
    images.map(async ({ id, blob }) => [id, new Uint8Array(await blob.arrayBuffer()).at(-1)]),
  );
  return { settings: here.settings.readStored(), lengths: here.lengths.readStored(), pixels };
}

const exportParts = async () => ({ version: 1, parts: await here.data.export() });
const textOf = (parts: readonly DataPart[], name: string) =>
  new TextDecoder().decode(parts.find((part) => part.name === name)?.bytes);
const toPart = (name: string, value: unknown): DataPart => ({
  name,
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
});
const importParts = async (parts: readonly DataPart[], mode: ImportMode) => {
  const plan = await here.data.plan({ version: 1, parts });
  await here.data.apply(plan, mode, FILE);
  return plan;
};

describe('export', () => {
  it('has no parts and no size while nothing is stored', async () => {
    expect([await here.data.export(), await here.data.size()]).toEqual([[], { entries: 0, bytes: 0 }]);
  });

  it('has the settings, every picture as a file, and the timer lengths', async () => {
    await fill();
    const { parts } = await exportParts();
    expect(parts.map(({ name }) => name)).toEqual([
      'settings.json',
      'images.json',
      'images/backgroundImages_2.png',
      'images/panelImage.png',
      'timer.json',
    ]);
    expect(JSON.parse(textOf(parts, 'settings.json'))).toMatchObject({ title: 'mine' });
    const bytes = parts.filter(({ name }) => name !== 'images.json').reduce((sum, part) => sum + part.bytes.length, 0);
    expect(await here.data.size()).toEqual({ entries: 5, bytes });
  });

  it.each(['replace', 'merge'] as const)('clear, import by %s and export give the same bytes', async (mode) => {
    await fill();
    const before = await state();
    const archive = await exportData([here.data]);
    await clearData([here.data], FILE);
    expect([await here.data.export(), tabs.entries.size, await readImages(db)]).toEqual([[], 0, []]);
    const { imports } = await planImport(archive, [here.data]);
    expect(imports[0]?.plan).toMatchObject({ added: 5, unchanged: 0, removed: 0, conflicts: [], skipped: [] });
    await here.data.apply(imports[0]?.plan as never, mode, FILE);
    expect(await state()).toEqual(before);
    expect(new Uint8Array(await (await exportData([here.data])).arrayBuffer())).toEqual(
      new Uint8Array(await archive.arrayBuffer()),
    );
  });
});

describe('an import', () => {
  /** Parts of another browser. */
  async function partsOf(title: string, mark: number): Promise<readonly DataPart[]> {
    const [ownTabs, ownDb, own] = [tabs, db, here];
    here = openBrowser();
    await fill(title, mark);
    const { parts } = await exportParts();
    db.close();
    [tabs, db, here] = [ownTabs, ownDb, own];
    return parts;
  }

  it('plans without changing anything', async () => {
    const parts = await partsOf('theirs', 7);
    await fill();
    const before = await state();
    const plan = await here.data.plan({ version: 1, parts });
    expect(plan).toMatchObject({ added: 1, unchanged: 2, removed: 1, skipped: [] });
    expect(plan.conflicts).toEqual(['专注桌面的文字和样式', '卡片的单张图片']);
    expect(await state()).toEqual(before);
  });

  it('by replace leaves what the file holds', async () => {
    const parts = await partsOf('theirs', 7);
    await fill();
    await importParts(parts, 'replace');
    expect(await here.data.export()).toEqual(parts);
  });

  it('by merge keeps the settings and adds missing pictures under free ids', async () => {
    const parts = await partsOf('theirs', 7);
    await fill();
    await importParts(parts, 'merge');
    const { settings, pixels } = await state();
    expect(settings).toMatchObject({ title: 'mine', panelImage: toReference('panelImage') });
    expect(settings?.backgroundImages.map(({ id, data }) => [id, data])).toEqual([
      ['backgroundImages_2', toReference('backgroundImages_2')],
      ['a', 'https://example.com/a'],
      ['backgroundImages_3', toReference('backgroundImages_3')],
    ]);
    expect(pixels).toEqual([
      ['backgroundImages_2', 2],
      ['backgroundImages_3', 8],
      ['panelImage', 1],
    ]);
  });

  it('by merge says which pictures have no room', async () => {
    const parts = await partsOf('theirs', 7);
    const full = Array.from({ length: IMAGES_MAX }, (_, at) => link(`own${at}`, at));
    here.settings.set({ ...INITIAL_SETTINGS, backgroundImages: full });
    const plan = await importParts(parts, 'merge');
    expect(plan.conflicts).toContain('页面图片「a」（已满 15 张）');
    expect(here.settings.readStored()?.backgroundImages).toEqual(full);
  });

  it.each<[name: string, change: (parts: readonly DataPart[]) => readonly DataPart[], reason: string]>([
    ['is missing', (parts) => parts.filter(({ name }) => name !== 'images/panelImage.png'), '备份里缺少这张图片'],
    [
      'is no picture',
      (parts) => parts.map((part) => (part.name === 'images/panelImage.png' ? toPart(part.name, '<html>') : part)),
      '不是图片，或者读不出来',
    ],
    [
      'is too large',
      (parts) =>
        parts.map((part) =>
          part.name === 'images/panelImage.png' ? { ...part, bytes: new Uint8Array(IMPORT_IMAGE_BYTES_MAX + 1) } : part,
        ),
      '图片太大',
    ],
    [
      'belongs to the other surface',
      (parts) => [
        ...parts.filter(({ name }) => name !== 'images.json'),
        toPart('images.json', textOf(parts, 'images.json').replace('"panel"', '"background"')),
      ],
      '备份里缺少这张图片',
    ],
  ])('skips a picture that %s and does not refer to it', async (_name, change, reason) => {
    const parts = change(await partsOf('theirs', 7));
    const plan = await importParts(parts, 'replace');
    expect(plan.skipped).toEqual([{ reason, count: 1 }]);
    const { settings, pixels } = await state();
    expect(settings).toMatchObject({ title: 'theirs', panelImage: '', panelImageFileName: '' });
    expect(pixels).toEqual([['backgroundImages_2', 8]]);
  });

  it('gives a picture a media type of pictures, whatever the file claims', async () => {
    const parts = await partsOf('theirs', 7);
    const index = toPart('images.json', textOf(parts, 'images.json').replaceAll('image/png', 'text/html'));
    await importParts([...parts.filter(({ name }) => name !== 'images.json'), index], 'replace');
    expect((await readImages(db)).map(({ mimeType, blob }) => [mimeType, blob.type])).toEqual([
      ['image/png', 'image/png'],
      ['image/png', 'image/png'],
    ]);
  });

  it.each(['replace', 'merge'] as const)(
    'by %s takes pictures that stand in the settings of the file',
    async (mode) => {
      const data = `data:image/png;base64,${btoa(String.fromCharCode(...PNG, 42))}`;
      const broken = 'data:image/png;base64,AAAA';
      const settings = { ...INITIAL_SETTINGS, panelImage: data, panelImages: [{ ...link('a'), data: broken }] };
      const plan = await importParts([toPart('settings.json', settings)], mode);
      expect(plan.skipped).toEqual([{ reason: '不是图片，或者读不出来', count: 1 }]);
      expect(here.settings.readStored()).toMatchObject({ panelImage: toReference('panelImage'), panelImages: [] });
      expect((await state()).pixels).toEqual([['panelImage', 42]]);
    },
  );

  it('skips addresses that are no web addresses', async () => {
    const settings = { ...INITIAL_SETTINGS, title: 'x', panelImage: 'javascript:alert(1)' };
    const plan = await importParts([toPart('settings.json', settings)], 'replace');
    expect(plan.skipped).toEqual([{ reason: '不是有效的图片地址', count: 1 }]);
    expect(here.settings.readStored()).toMatchObject({ title: 'x', panelImage: '' });
  });

  it.each(['replace', 'merge'] as const)('by %s leaves the look as it is when it cannot be read', async (mode) => {
    await fill();
    const before = await state();
    const lengths = { focus: 30, break: 6, longBreak: 12 };
    const plan = await importParts([toPart('settings.json', '{'), toPart('timer.json', lengths)], mode);
    expect(plan.skipped).toEqual([{ reason: '文字和样式读不出来', count: 1 }]);
    expect(await state()).toEqual({ ...before, lengths: mode === 'replace' ? lengths : before.lengths });
  });

  it.each([
    ['replace', null],
    ['merge', 'mine'],
  ] as const)('by %s of timer lengths alone', async (mode, title) => {
    await fill();
    const plan = await importParts([toPart('timer.json', { focus: 50, break: 10, longBreak: 20 })], mode);
    expect(plan).toMatchObject({ unchanged: 1, removed: 4 });
    expect((await state()).settings?.title ?? null).toBe(title);
    expect(await readImages(db)).toHaveLength(title === null ? 0 : 2);
  });

  it('by replace of a look alone removes the timer lengths', async () => {
    const parts = (await partsOf('theirs', 7)).filter(({ name }) => name !== 'timer.json');
    await fill();
    expect(await here.data.plan({ version: 1, parts })).toMatchObject({ removed: 2 });
    await importParts(parts, 'replace');
    expect(here.lengths.readStored()).toBeNull();
  });

  it('of foreign parts is refused', async () => {
    const foreign = { version: 1, parts: [toPart('other.json', '{}')] };
    await expect(here.data.plan(foreign)).rejects.toMatchObject({ code: 'data-unreadable' });
  });

  it('changes nothing when storage refuses the settings', async () => {
    const parts = await partsOf('theirs '.repeat(100), 7);
    await fill();
    const before = await state();
    const plan = await here.data.plan({ version: 1, parts });
    tabs.room = Math.max(...[...tabs.entries.values()].map((text) => text.length));
    await expect(here.data.apply(plan, 'replace', FILE)).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect(await state()).toEqual(before);
  });
});
