import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Migration } from '../../../src/platform/db/connection.ts';
import { type Database, openDb } from '../../../src/platform/db/open-db.ts';

interface Schema extends DBSchema {
  notes: { key: number; value: { readonly id: number; readonly text: string } };
  counters: { key: string; value: number };
}

const createNotes: Migration<Schema> = (db) => void db.createObjectStore('notes', { keyPath: 'id' });
const createCounters: Migration<Schema> = async (db, tx) => {
  db.createObjectStore('counters');
  const notes = tx.objectStore('notes');
  for (const note of await notes.getAll()) await notes.put({ ...note, text: note.text.toUpperCase() });
};
const ALL = [createNotes, createCounters];

let number = 0;
let name: string;
let opened: Database<Schema>[];

beforeEach(() => {
  number += 1;
  name = `test-${number}`;
  opened = [];
});

afterEach(() => {
  // First, because it puts back the timers that it replaced.
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const db of opened) db.close();
});

function open(migrations: readonly Migration<Schema>[] = ALL): Database<Schema> {
  const db = openDb<Schema>({ name, migrations });
  opened.push(db);
  return db;
}

const put = (db: Database<Schema>, id: number, text: string) =>
  db.write(['notes'], (tx) => tx.objectStore('notes').put({ id, text }));
const texts = async (db: Database<Schema>) =>
  (await db.read(['notes'], (tx) => tx.objectStore('notes').getAll())).map(({ text }) => text);

/** A connection that ignores upgrades, as a frozen tab does. */
function openFrozen(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Returns what waits until the database waits for another tab, and ends that wait. */
function fakeWait(): () => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const start = vi.spyOn(globalThis, 'setTimeout');
  return async () => {
    // Packages that other tests of this process use may start timers, too.
    await vi.waitUntil(() => start.mock.calls.some(([, ms]) => ms === 5000));
    start.mockClear();
    vi.advanceTimersByTime(5000);
  };
}

describe('reading and writing', () => {
  it('reads the written data', async () => {
    const db = open();
    await put(db, 1, 'one');
    expect(await texts(db)).toEqual(['one']);
  });

  it('returns the result of the job', async () => {
    expect(await open().write(['counters'], async () => 7)).toBe(7);
  });

  it('opens again after it was closed', async () => {
    const db = open();
    await put(db, 1, 'one');
    db.close();
    expect(await texts(db)).toEqual(['one']);
  });

  it('undoes a write whose job throws in the middle, and throws the error of the job', async () => {
    const db = open();
    await put(db, 1, 'one');
    const failure = new Error('in the middle');
    const job = db.write(['notes', 'counters'], async (tx) => {
      await tx.objectStore('notes').put({ id: 2, text: 'two' });
      await tx.objectStore('counters').put(1, 'notes');
      throw failure;
    });
    await expect(job).rejects.toBe(failure);
    expect(await texts(db)).toEqual(['one']);
    expect(await db.read(['counters'], (tx) => tx.objectStore('counters').count())).toBe(0);
  });

  it('does not announce a write that was undone', async () => {
    const db = open();
    const handler = vi.fn();
    db.onChange(handler);
    await db.write(['notes'], () => Promise.reject(new Error('no'))).catch(() => {});
    expect(handler).not.toHaveBeenCalled();
  });

  it('lets a bug of the job through as it is', async () => {
    const job = open().write(['notes'], async (tx) => {
      const notes = tx.objectStore('notes');
      // The transaction ends by itself while its job waits for something else.
      await tx.done;
      return notes.count();
    });
    await expect(job).rejects.toMatchObject({ name: 'TransactionInactiveError' });
  });
});

describe('two tabs', () => {
  it('lose no increment of a counter', async () => {
    const tabs = [open(), open()];
    const increment = (db: Database<Schema>) =>
      db.write(['counters'], async (tx) => {
        const store = tx.objectStore('counters');
        await store.put(((await store.get('games')) ?? 0) + 1, 'games');
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => increment(tabs[index % 2] ?? open())));
    expect(await open().read(['counters'], (tx) => tx.objectStore('counters').get('games'))).toBe(20);
  });

  it('are both notified of the written stores, after the data is stored', async () => {
    const [one, two] = [open(), open()];
    const own = vi.fn();
    one.onChange(own);
    const other = new Promise<readonly string[]>((resolve) => two.onChange(resolve));
    await put(one, 1, 'one');
    expect(own.mock.calls).toEqual([[['notes']]]);
    expect(await other).toEqual(['notes']);
    expect(await texts(two)).toEqual(['one']);
  });

  it('receive no notification after they unsubscribe', async () => {
    const db = open();
    const handler = vi.fn();
    db.onChange(handler)();
    await put(db, 1, 'one');
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('an upgrade', () => {
  it('keeps and converts the data of an older version', async () => {
    const old = open([createNotes]);
    await put(old, 1, 'one');
    old.close();
    const db = open();
    expect(await texts(db)).toEqual(['ONE']);
    expect(await db.read(['counters'], (tx) => tx.objectStore('counters').count())).toBe(0);
  });

  it('is not blocked by an older tab, which closes and learns that it is outdated', async () => {
    const old = open([createNotes]);
    await put(old, 1, 'one');
    const onOutdated = vi.fn();
    old.onOutdated(onOutdated);
    expect(await texts(open())).toEqual(['ONE']);
    expect(onOutdated).toHaveBeenCalledOnce();
    await expect(texts(old)).rejects.toMatchObject({ code: 'db-newer' });
    await expect(put(old, 2, 'two')).rejects.toMatchObject({ code: 'db-newer' });
    expect(await texts(open())).toEqual(['ONE']);
  });

  it('that a frozen tab blocks is reported, and happens once that tab is gone', async () => {
    const old = open([createNotes]);
    await put(old, 1, 'one');
    old.close();
    const frozen = await openFrozen();
    const endWait = fakeWait();
    const db = open();
    for (let attempt = 0; attempt < 2; attempt++) {
      const rejection = expect(texts(db)).rejects.toMatchObject({ code: 'db-blocked' });
      await endWait();
      await rejection;
    }
    frozen.close();
    expect(await texts(db)).toEqual(['ONE']);
  });

  it('that another tab waits for is reported as blocked, too, although the browser reports nothing', async () => {
    const old = open([createNotes]);
    await put(old, 1, 'one');
    old.close();
    const frozen = await openFrozen();
    const waiting = indexedDB.open(name, 9);
    const endWait = fakeWait();
    const rejection = expect(texts(open([createNotes]))).rejects.toMatchObject({ code: 'db-blocked' });
    await endWait();
    await rejection;
    frozen.close();
    await new Promise((resolve) => waiting.addEventListener('success', resolve));
    waiting.result.close();
  });

  it('that fails leaves the older version as it was', async () => {
    const old = open([createNotes]);
    await put(old, 1, 'one');
    old.close();
    const failure = new Error('a bug in a migration');
    const failing = open([
      createNotes,
      async (_db, tx) => {
        await tx.objectStore('notes').clear();
        throw failure;
      },
    ]);
    await expect(texts(failing)).rejects.toBe(failure);
    expect(await texts(open([createNotes]))).toEqual(['one']);
  });
});

describe('a database that cannot be used', () => {
  it('is reported and left alone when it is newer than the code', async () => {
    const newer = open();
    await put(newer, 1, 'one');
    newer.close();
    await expect(texts(open([createNotes]))).rejects.toMatchObject({ code: 'db-newer' });
    expect(await texts(open())).toEqual(['one']);
  });

  it('is reported when the disk is full, and nothing of the write is stored', async () => {
    const db = open();
    await put(db, 1, 'one');
    const job = db.write(['notes'], async (tx) => {
      await tx.objectStore('notes').put({ id: 2, text: 'two' });
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await expect(job).rejects.toMatchObject({ name: 'AppError', code: 'quota-exceeded' });
    expect(await texts(db)).toEqual(['one']);
  });

  it.each([
    ['UnknownError', 'db-damaged'],
    ['NotReadableError', 'db-damaged'],
    ['SecurityError', 'db-unavailable'],
    ['InvalidStateError', 'db-unavailable'],
    ['QuotaExceededError', 'quota-exceeded'],
  ])('that fails to open with %s is reported as %s', async (errorName, code) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', errorName);
    });
    await expect(texts(open())).rejects.toMatchObject({ code });
  });

  it('is reported when the browser has no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const failure = await texts(open()).catch((error) => error);
    vi.unstubAllGlobals();
    expect(failure).toMatchObject({ code: 'db-unavailable' });
  });

  it('is reported as damaged when it lacks a store', async () => {
    const db = open([createNotes]);
    await expect(db.read(['counters'], (tx) => tx.objectStore('counters').count())).rejects.toMatchObject({
      code: 'db-damaged',
    });
  });
});
