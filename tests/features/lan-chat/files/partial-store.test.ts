import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPartialStore } from '../../../../src/features/lan-chat/files/partial-store.ts';
import { openDb } from '../../../../src/platform/db/open-db.ts';

const NAME = 'partials';
const file = {
  fileId: 'a'.repeat(32),
  userId: 'u1',
  bytes: 50_000,
  name: 'a.bin',
  firstSlice: 'b'.repeat(64),
  slices: new Uint8Array([5]),
  at: 7,
};

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

it('remembers files over a reload, and forgets them on request', async () => {
  const store = openPartialStore(NAME);
  await store.write(file);
  await store.write({ ...file, slices: new Uint8Array([7]) });
  await store.write({ ...file, fileId: 'b'.repeat(32) });
  const again = openPartialStore(NAME);
  expect(await again.read(file.fileId)).toEqual({ ...file, slices: new Uint8Array([7]) });
  expect(await again.list()).toHaveLength(2);
  await again.remove([file.fileId]);
  expect(await again.read(file.fileId)).toBeNull();
});

it('leaves damaged entries out', async () => {
  const store = openPartialStore(NAME);
  await store.write(file);
  const db = openDb<{ files: { key: string; value: unknown } }>({ name: NAME, migrations: [() => undefined] });
  await db.write(['files'], async (tx) => void (await tx.objectStore('files').put({ fileId: 'x', bytes: -1 })));
  expect(await store.list()).toEqual([file]);
  expect(await store.read('x')).toBeNull();
});

it('remembers nothing without a database, and does not fail', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const store = openPartialStore(NAME);
  await store.write(file);
  expect(await store.read(file.fileId)).toBeNull();
  expect(await store.list()).toEqual([]);
});
