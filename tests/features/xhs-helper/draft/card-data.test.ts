import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCardData } from '../../../../src/features/xhs-helper/draft/card-data.ts';
import {
  type DraftDb,
  openDraftDb,
  readDraft,
  writeDraft,
} from '../../../../src/features/xhs-helper/draft/draft-db.ts';
import { mergeOwnThemes, type OwnTheme, parseOwnThemes } from '../../../../src/features/xhs-helper/model/own-themes.ts';
import { DEFAULT_STYLE } from '../../../../src/features/xhs-helper/model/settings.ts';
import { storeEntry } from '../../../../src/shared/data/stored-data.ts';
import { createPersistedStore, type PersistedStore } from '../../../../src/shared/storage/create-persisted-store.ts';
import type { ImportMode, ToolParts } from '../../../../src/shared/tool/tool-data.ts';
import { createFakeTabs } from '../../../shared/storage/a-text-storage.ts';
import { aCard, aDraft, createIds, PIXEL } from '../a-draft.ts';

const FILE = { kind: 'file' } as const;
const THEME: OwnTheme = { id: 't1', name: '书桌', style: { ...DEFAULT_STYLE, theme: 'ink' } };
const DRAFT = aDraft(['第一段', '第二段'], {
  cards: [
    aCard('第一段', 0, { backgroundMode: 'image', backgroundImage: PIXEL, isCustomStyle: true }),
    aCard('第二段', 1),
  ],
});

let number = 0;
const open: DraftDb[] = [];

function openBrowser() {
  number += 1;
  const db = openDraftDb(`card-data-${number}`);
  open.push(db);
  const themes: PersistedStore<readonly OwnTheme[]> = createPersistedStore({
    key: 'themes',
    parse: parseOwnThemes,
    initial: [] as readonly OwnTheme[],
    storage: createFakeTabs().openTab(),
  });
  const entry = storeEntry({
    part: 'themes.json',
    name: '主题',
    store: themes,
    merge: mergeOwnThemes,
    count: (list) => list.length,
    unreadable: '主题读不出来',
  });
  return { db, themes, data: createCardData({ label: '卡片', db, entries: [entry] }) };
}

let here: ReturnType<typeof openBrowser>;
let there: ReturnType<typeof openBrowser>;

beforeEach(() => {
  here = openBrowser();
  there = openBrowser();
});
afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

const write = (browser: typeof here, draft = DRAFT) => writeDraft(browser.db, draft, new Map(), createIds());
const draftOf = async ({ db }: typeof here) => {
  const found = await readDraft(db);
  return found === null || found === 'damaged' ? found : found.draft;
};
const partsOf = async ({ data }: typeof here): Promise<ToolParts> => ({ version: 1, parts: await data.export() });
async function move(mode: ImportMode): Promise<void> {
  await there.data.apply(await there.data.plan(await partsOf(here)), mode, FILE);
}

it('is empty in a new browser', async () => {
  expect([await here.data.size(), await here.data.export()]).toEqual([{ entries: 0, bytes: 0 }, []]);
});

it('moves draft, pictures and themes to another browser', async () => {
  await write(here);
  here.themes.set([THEME]);
  expect(await here.data.size()).toMatchObject({ entries: 2 });
  expect(await there.data.plan(await partsOf(here))).toMatchObject({ added: 2, conflicts: [], skipped: [] });
  await move('merge');
  expect([await draftOf(there), there.themes.readStored()]).toEqual([DRAFT, [THEME]]);
});

it('exports the same data as the same bytes', async () => {
  await write(here);
  const first = await here.data.export();
  await write(here);
  expect(await here.data.export()).toEqual(first);
});

describe('a browser with a draft of its own', () => {
  const OWN = aDraft(['自己的']);
  beforeEach(async () => {
    await write(here);
    await write(there, OWN);
  });

  it('names the conflict and keeps its draft when merging', async () => {
    expect(await there.data.plan(await partsOf(here))).toMatchObject({ added: 0, conflicts: ['草稿'] });
    await move('merge');
    expect(await draftOf(there)).toEqual(OWN);
  });

  it('takes the draft of the file when replacing', async () => {
    there.themes.set([THEME]);
    await move('replace');
    expect([await draftOf(there), there.themes.readStored()]).toEqual([DRAFT, null]);
  });

  it('is left alone by a draft that cannot be read', async () => {
    const damaged = { version: 1, parts: [{ name: 'draft.json', bytes: new TextEncoder().encode('{') }] };
    const plan = await there.data.plan(damaged);
    expect(plan.skipped).toEqual([{ reason: '草稿读不出来', count: 1 }]);
    await there.data.apply(plan, 'replace', FILE);
    expect(await draftOf(there)).toEqual(OWN);
  });

  it('is emptied by clearing', async () => {
    there.themes.set([THEME]);
    await there.data.clear(FILE);
    expect([await draftOf(there), there.themes.readStored()]).toEqual([null, null]);
  });
});

it('refuses parts of another tool', async () => {
  const parts = { version: 1, parts: [{ name: 'navigation.json', bytes: new Uint8Array() }] };
  await expect(here.data.plan(parts)).rejects.toMatchObject({ code: 'data-unreadable' });
});
