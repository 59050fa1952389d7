// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { data } from '../../../src/features/custom-nav/data.ts';
import { iconDb, readIcons, writeIcons } from '../../../src/features/custom-nav/icons/icon-db.ts';
import { followIcons } from '../../../src/features/custom-nav/icons/icon-store.ts';
import { EMPTY_NAV } from '../../../src/features/custom-nav/model/nav-state.ts';
import { navStore } from '../../../src/features/custom-nav/nav-store.ts';
import type { ImportMode } from '../../../src/shared/tool/tool-data.ts';
import { anItem } from './an-item.ts';

const RED = 'data:image/png;base64,cmVk';
const BLUE = 'data:image/png;base64,Ymx1ZQ==';
const SAFETY = { kind: 'file' } as const;

beforeEach(async () => {
  navStore.set({ ...EMPTY_NAV, items: [anItem('a'), anItem('b')] });
  for (const id of (await readIcons()).keys()) await writeIcons(new Map([[id, null]]));
  await writeIcons(new Map([['a', RED]]));
});

/** Moves the data to a browser that has these items and pictures. */
async function move(mode: ImportMode, ids: readonly string[], icons: ReadonlyMap<string, string>): Promise<void> {
  const parts = await data.export();
  // The same links have other ids there.
  navStore.set({ ...EMPTY_NAV, items: ids.map((id) => anItem(`${id}-there`, { link: anItem(id).link })) });
  await writeIcons(new Map([['a', null]]));
  await writeIcons(icons);
  await data.apply(await data.plan({ version: 1, parts }), mode, SAFETY);
}

const shown = async () => {
  const icons = await readIcons();
  return navStore.refresh().items.map(({ id }) => [id, icons.get(id) ?? null]);
};

it('pictures are exported with their items, and the same data gives the same bytes', async () => {
  const parts = await data.export();
  expect(parts.map(({ name }) => name)).toEqual(['navigation.json', 'icons.json']);
  expect(await data.export()).toEqual(parts);
  expect((await data.size()).bytes).toBe(parts.reduce((sum, { bytes }) => sum + bytes.length, 0));
  await writeIcons(new Map([['a', null]]));
  expect((await data.export()).map(({ name }) => name)).toEqual(['navigation.json']);
});

it('replacing gives the pictures of the file', async () => {
  await move('replace', ['a'], new Map([['b', BLUE]]));
  expect(await shown()).toEqual([
    ['a', RED],
    ['b', null],
  ]);
});

it('merging adds pictures that are missing and keeps those of this browser', async () => {
  await move('merge', ['a', 'c'], new Map());
  expect(await shown()).toEqual([
    ['a-there', RED],
    ['c-there', null],
    ['b', null],
  ]);
  navStore.set({ ...EMPTY_NAV, items: [anItem('a')] });
  await writeIcons(new Map([['a', RED]]));
  await move('merge', ['a'], new Map([['a-there', BLUE]]));
  expect(await shown()).toEqual([['a-there', BLUE]]);
});

it.each<[string, readonly string[]]>([
  ['with items', ['x', 'y']],
  ['without items', []],
])('a browser %s stays as it was where the pictures cannot be stored', async (_name, ids) => {
  const parts = await data.export();
  if (ids.length > 0) navStore.set({ ...EMPTY_NAV, items: ids.map((id) => anItem(id)) });
  else navStore.clear();
  const plan = await data.plan({ version: 1, parts });
  vi.spyOn(iconDb, 'write').mockRejectedValueOnce(new AppError('quota-exceeded', 'full'));
  await expect(data.apply(plan, 'replace', SAFETY)).rejects.toMatchObject({ code: 'quota-exceeded' });
  expect(navStore.refresh().items.map(({ id }) => id)).toEqual(ids);
  expect([...(await readIcons()).keys()]).toEqual(['a']);
});

it('nothing is cleared where the pictures cannot be', async () => {
  vi.spyOn(iconDb, 'write').mockRejectedValueOnce(new AppError('unavailable', 'closed'));
  await expect(data.clear(SAFETY)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await shown()).toEqual([
    ['a', RED],
    ['b', null],
  ]);
});

it('pictures of items that are gone are removed once there are many', async () => {
  const stale = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`gone-${index}`, BLUE]));
  const openPage = async (left: number) => {
    const stop = followIcons();
    await vi.waitFor(async () => expect((await readIcons()).size).toBe(left));
    stop();
  };
  await writeIcons(stale(100));
  await openPage(101);
  await writeIcons(stale(101));
  await openPage(1);
  expect((await readIcons()).get('a')).toBe(RED);
});

it('takes a damaged part for none, and clears everything', async () => {
  const [items] = await data.export();
  const parts = [...(items === undefined ? [] : [items]), { name: 'icons.json', bytes: new Uint8Array([123]) }];
  await data.apply(await data.plan({ version: 1, parts }), 'merge', SAFETY);
  expect((await readIcons()).get('a')).toBe(RED);
  await data.clear(SAFETY);
  expect((await readIcons()).size).toBe(0);
});
