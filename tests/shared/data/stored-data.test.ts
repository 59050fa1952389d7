import { describe, expect, it } from 'vitest';
import { createStoredData, type StoredEntry, storeEntry } from '../../../src/shared/data/stored-data.ts';
import { createPersistedStore } from '../../../src/shared/storage/create-persisted-store.ts';
import type { ToolData } from '../../../src/shared/tool/tool-data.ts';
import { createFakeTabs, type FakeTabs } from '../storage/a-text-storage.ts';

const FILE = { kind: 'file' } as const;
const encode = (text: string) => new TextEncoder().encode(text);
const parseNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

interface Fixture {
  readonly tabs: FakeTabs;
  readonly data: ToolData;
  readonly entries: readonly StoredEntry[];
}

/** A tool with a setting, which merging keeps, and a record, of which merging keeps the higher. */
function createFixture(stored: Record<string, string> = {}): Fixture {
  const tabs = createFakeTabs();
  for (const [key, text] of Object.entries(stored)) tabs.entries.set(key, text);
  const storage = tabs.openTab();
  const store = (key: string) => createPersistedStore<number>({ key, parse: parseNumber, initial: 0, storage });
  const entries = [
    storeEntry({ part: 'setting.txt', name: 'setting', store: store('setting'), unreadable: 'unreadable' }),
    storeEntry({
      part: 'record.txt',
      name: 'record',
      store: store('record'),
      merge: Math.max,
      unreadable: 'unreadable',
    }),
  ];
  return { tabs, entries, data: createStoredData({ id: 'tool', label: 'Tool', holds: 'x', version: 1, entries }) };
}

const partsOf = (texts: Record<string, string>) => ({
  version: 1,
  parts: Object.entries(texts).map(([name, text]) => ({ name: `${name}.txt`, bytes: encode(text) })),
});

describe('stored data', () => {
  it('has no entries and no parts while nothing is stored', async () => {
    const { data } = createFixture();
    expect([await data.size(), await data.export()]).toEqual([{ entries: 0, bytes: 0 }, []]);
  });

  it('is exported and measured', async () => {
    const { data } = createFixture({ setting: '12', record: '345' });
    expect(await data.export()).toEqual(partsOf({ setting: '12', record: '345' }).parts);
    expect(await data.size()).toEqual({ entries: 2, bytes: 5 });
  });

  it('is not exported when it is damaged', async () => {
    const { data } = createFixture({ setting: 'oops', record: '3' });
    expect(await data.export()).toEqual(partsOf({ record: '3' }).parts);
  });
});

describe('an import', () => {
  it.each<[name: string, own: Record<string, string>, file: Record<string, string>, expected: object]>([
    ['into nothing', {}, { setting: '1', record: '2' }, { added: 2 }],
    ['of the same', { setting: '1' }, { setting: '1' }, { unchanged: 1 }],
    ['of another setting', { setting: '1' }, { setting: '2' }, { conflicts: ['setting'] }],
    ['of a better record', { record: '1' }, { record: '2' }, { changed: 1 }],
    ['of a worse record', { record: '2' }, { record: '1' }, { conflicts: ['record'] }],
    ['without an entry that is here', { record: '2', setting: '1' }, { record: '2' }, { unchanged: 1, removed: 1 }],
    [
      'of an entry that cannot be read',
      {},
      { setting: 'x', record: '1' },
      { added: 1, skipped: [{ reason: 'unreadable', count: 1 }] },
    ],
  ])('%s is planned', async (_name, own, file, expected) => {
    const { data, tabs } = createFixture(own);
    const plan = await data.plan(partsOf(file));
    const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0, conflicts: [], skipped: [] };
    expect(plan).toMatchObject({ ...nothing, ...expected });
    expect(Object.fromEntries(tabs.entries)).toEqual(own);
  });

  it('of foreign parts is refused', async () => {
    await expect(createFixture().data.plan(partsOf({ other: '1' }))).rejects.toMatchObject({ code: 'data-unreadable' });
  });

  it.each([
    ['replace', { setting: '2', record: '3' }],
    ['merge', { setting: '1', record: '5' }],
  ] as const)('by %s leaves the right values', async (mode, expected) => {
    const { data, tabs } = createFixture({ setting: '1', record: '5' });
    await data.apply(await data.plan(partsOf({ setting: '2', record: '3' })), mode, FILE);
    expect(Object.fromEntries(tabs.entries)).toEqual(expected);
  });

  it.each([
    ['replace', { setting: '2' }],
    ['merge', { setting: '1', record: '5' }],
  ] as const)('by %s of a file without an entry', async (mode, expected) => {
    const { data, tabs } = createFixture({ setting: '1', record: '5' });
    await data.apply(await data.plan(partsOf({ setting: '2' })), mode, FILE);
    expect(Object.fromEntries(tabs.entries)).toEqual(expected);
  });

  it('leaves an entry as it is whose imported text cannot be read', async () => {
    const { data, tabs } = createFixture({ setting: '1', record: '5' });
    await data.apply(await data.plan(partsOf({ setting: 'x', record: '7' })), 'replace', FILE);
    expect(Object.fromEntries(tabs.entries)).toEqual({ setting: '1', record: '7' });
  });

  it('changes nothing when one entry does not fit', async () => {
    const { data, tabs } = createFixture({ setting: '1', record: '5' });
    const plan = await data.plan(partsOf({ setting: '2', record: '12345' }));
    tabs.room = 4;
    await expect(data.apply(plan, 'replace', FILE)).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect(Object.fromEntries(tabs.entries)).toEqual({ setting: '1', record: '5' });
  });
});

it('clearing removes every entry', async () => {
  const { data, tabs } = createFixture({ setting: '1', record: '5' });
  await data.clear(FILE);
  expect(tabs.entries.size).toBe(0);
});
