import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from '../../../src/core/schema.ts';
import { openDb } from '../../../src/platform/db/open-db.ts';
import { createHandoff, HANDOFF_VALID_MS, type Handoff } from '../../../src/shared/handoff/handoff.ts';
import { createFakeTabs } from '../storage/a-text-storage.ts';

interface Foreign extends DBSchema {
  entries: { key: string; value: unknown };
}

const TEXT = z.object({ text: z.string() });

let number = 0;
let now: number;
let count: number;
let opened: Handoff[];

beforeEach(() => {
  number += 1;
  now = 1_000_000;
  count = 0;
  opened = [];
});

afterEach(() => {
  for (const handoff of opened) handoff.close();
});

const nameOf = () => `handoff-${number}`;

/** A tab with session storage of its own. */
function openTab(): Handoff {
  const handoff = createHandoff({
    name: nameOf(),
    markers: createFakeTabs().openTab(),
    now: () => now,
    createId: () => {
      count += 1;
      return `offer-${count}-id`;
    },
  });
  opened.push(handoff);
  return handoff;
}

describe('an offer', () => {
  it('is taken by the next page of the same tab, by its marker', async () => {
    const tab = openTab();
    await tab.offer('text', { text: 'hello' });
    const id = tab.pending('text');
    expect(await tab.take('text', id ?? '', TEXT)).toEqual({ text: 'hello' });
    expect(tab.pending('text')).toBeNull();
  });

  it('is taken by a page of another tab, by its id', async () => {
    const id = await openTab().offer('text', { text: 'hello' });
    const other = openTab();
    expect(other.pending('text')).toBeNull();
    expect(await other.take('text', id, TEXT)).toEqual({ text: 'hello' });
  });

  it('without a marker is taken by its id only', async () => {
    const tab = openTab();
    const id = await tab.offer('text', { text: 'hello' }, 'address');
    expect(tab.pending('text')).toBeNull();
    expect(await tab.take('text', id, TEXT)).toEqual({ text: 'hello' });
  });

  it('carries blobs', async () => {
    const tab = openTab();
    const id = await tab.offer('picture', { picture: new Blob(['pixels'], { type: 'image/png' }) });
    const taken = await tab.take('picture', id, z.object({ picture: z.instanceof(Blob) }));
    expect([taken?.picture.type, await taken?.picture.text()]).toEqual(['image/png', 'pixels']);
  });

  it('is taken once, also by two tabs at the same time', async () => {
    const tabs = [openTab(), openTab()];
    const id = await openTab().offer('text', { text: 'hello' });
    const taken = await Promise.all(tabs.map((tab) => tab.take('text', id, TEXT)));
    expect(taken.filter((payload) => payload !== null)).toHaveLength(1);
    expect(await openTab().take('text', id, TEXT)).toBeNull();
  });

  it('replaces the marker of an earlier one of its kind only', async () => {
    const tab = openTab();
    await tab.offer('text', { text: 'one' });
    const picture = await tab.offer('picture', { text: 'two' });
    const latest = await tab.offer('text', { text: 'three' });
    expect([tab.pending('text'), tab.pending('picture')]).toEqual([latest, picture]);
  });
});

describe('take returns null', () => {
  it.each([
    ['ten minutes old', HANDOFF_VALID_MS, true],
    ['older than ten minutes', HANDOFF_VALID_MS + 1, false],
    ['from the future, after the clock was set back', -HANDOFF_VALID_MS - 1, false],
  ])('for an offer %s (%i ms): %s', async (_name, age, isTaken) => {
    const id = await openTab().offer('text', { text: 'hello' });
    now += age;
    expect((await openTab().take('text', id, TEXT)) !== null).toBe(isTaken);
  });

  it('for an offer of another kind, which stays for its own page', async () => {
    const id = await openTab().offer('text', { text: 'hello' });
    expect(await openTab().take('picture', id, TEXT)).toBeNull();
    expect(await openTab().take('text', id, TEXT)).not.toBeNull();
  });

  it('for a payload that the schema refuses, which stays', async () => {
    const id = await openTab().offer('text', { text: 7 });
    expect(await openTab().take('text', id, TEXT)).toBeNull();
    expect(await openTab().take('text', id, z.object({ text: z.number() }))).toEqual({ text: 7 });
  });

  it.each(['auth_token', '', 'unknown-id'])('for the id %j', async (id) => {
    expect(await openTab().take('text', id, TEXT)).toBeNull();
  });
});

it('removes expired offers with the next one, and leaves foreign entries alone', async () => {
  const db = openDb<Foreign>({ name: nameOf(), migrations: [(base) => void base.createObjectStore('entries')] });
  await db.write(['entries'], (tx) => tx.objectStore('entries').put({ foreign: true }, 'foreign'));
  const tab = openTab();
  await tab.offer('text', { text: 'old' });
  now += HANDOFF_VALID_MS + 1;
  const id = await tab.offer('text', { text: 'new' });
  expect(await db.read(['entries'], (tx) => tx.objectStore('entries').getAllKeys())).toEqual(['foreign', id].sort());
  db.close();
});
