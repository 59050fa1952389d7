// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDb } from '../../../src/platform/db/open-db.ts';
import { type LiveQuery, useLiveQuery } from '../../../src/shared/data/use-live-query.ts';
import { render } from '../../app/render.tsx';

interface Schema extends DBSchema {
  notes: { key: number; value: string };
  other: { key: number; value: string };
}

let number = 0;
let db: Database<Schema>;
let shown: LiveQuery<readonly string[]>[];

let setFrom: (from: number) => void;

function Notes({ initialFrom = 0 }: { readonly initialFrom?: number }) {
  const [from, set] = useState(initialFrom);
  setFrom = set;
  shown.push(
    useLiveQuery(db, ['notes'], (tx) => tx.objectStore('notes').getAll(IDBKeyRange.lowerBound(from)), String(from)),
  );
  return null;
}

const open = () =>
  openDb<Schema>({
    name: `live-${number}`,
    migrations: [(base) => void [base.createObjectStore('notes'), base.createObjectStore('other')]],
  });
const latest = () => shown.at(-1);
const becomes = (expected: LiveQuery<readonly string[]>) =>
  vi.waitFor(() => {
    // Reads end whenever the database answers, outside of any action of the test.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    expect(latest()).toEqual(expected);
  });

beforeEach(() => {
  number += 1;
  db = open();
  shown = [];
});

afterEach(() => db.close());

it('reads, and reads again when this or another tab writes the store', async () => {
  await render(<Notes />);
  expect(shown[0]).toEqual({ status: 'loading' });
  await becomes({ status: 'ready', data: [] });
  await db.write(['notes'], (tx) => tx.objectStore('notes').put('one', 1));
  await becomes({ status: 'ready', data: ['one'] });
  const otherTab = open();
  await otherTab.write(['notes'], (tx) => tx.objectStore('notes').put('two', 2));
  await becomes({ status: 'ready', data: ['one', 'two'] });
  otherTab.close();
});

it('does not read again when another store is written', async () => {
  await render(<Notes />);
  await becomes({ status: 'ready', data: [] });
  const { length } = shown;
  await db.write(['other'], (tx) => tx.objectStore('other').put('x', 1));
  expect(shown).toHaveLength(length);
});

it('reads again for another key', async () => {
  await db.write(['notes'], async (tx) => {
    await tx.objectStore('notes').put('one', 1);
    await tx.objectStore('notes').put('two', 2);
  });
  await render(<Notes initialFrom={1} />);
  await becomes({ status: 'ready', data: ['one', 'two'] });
  setFrom(2);
  await becomes({ status: 'ready', data: ['two'] });
});

it('reports a failed read and keeps the previous result', async () => {
  await render(<Notes />);
  await becomes({ status: 'ready', data: [] });
  const failure = new Error('no');
  vi.spyOn(db, 'read').mockRejectedValue(failure);
  await db.write(['notes'], (tx) => tx.objectStore('notes').put('one', 1));
  await becomes({ status: 'failed', error: failure, data: [] });
});
