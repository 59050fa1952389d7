import type { DBSchema } from 'idb';
import type { Migration } from '../../../platform/db/connection.ts';
import type { Database, WriteTransaction } from '../../../platform/db/open-db.ts';
import { readRows } from '../../../platform/db/read-rows.ts';
import { openToolDatabase } from '../../../shared/data/open-tool-database.ts';
import {
  type DeletedHead,
  type DeletedItem,
  deletedHeadSchema,
  headOf,
  isExpired,
  olderIdsOf,
  parseDeletedItem,
} from '../model/deleted-item.ts';

interface DeletedSchema extends DBSchema {
  /** Stored apart from the rows, so that a list does not load thousands of tasks. */
  heads: { key: string; value: unknown };
  items: { key: string; value: unknown };
}

const STORES = ['heads', 'items'] as const;

const MIGRATIONS: readonly Migration<DeletedSchema>[] = [
  (db) => {
    db.createObjectStore('heads', { keyPath: 'id' });
    db.createObjectStore('items');
  },
];

/** Deleted goals and tasks. @throws AppError with a `DbErrorCode`. */
export interface DeletedItems {
  /** Keeps an item in place of an older one of the same goal or task, and drops expired ones. */
  keep(item: DeletedItem): Promise<void>;
  /** Newest first. Expired ones are not among them. */
  list(): Promise<readonly DeletedHead[]>;
  /** Null where it is gone. */
  read(id: string): Promise<DeletedItem | null>;
  readAll(): Promise<readonly DeletedItem[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Adds items of a file. */
  add(items: readonly DeletedItem[]): Promise<void>;
  /** Afterwards, these are the only ones. */
  replaceAll(items: readonly DeletedItem[]): Promise<void>;
  dropExpired(): Promise<void>;
  /** This or another tab has changed the items. */
  onChange(handler: () => void): () => void;
  close(): void;
}

/**
 * A database of its own: the documents fix the stores of the board's database, and other releases that open it must not find
 * deleted rows in it.
 */
export function openDeletedItems(now: () => number, name = 'mythinkn_inspiration_deleted'): DeletedItems {
  const db: Database<DeletedSchema> = openToolDatabase<DeletedSchema>({ name, migrations: MIGRATIONS });
  const isFresh = (at: number) => !isExpired(at, now());
  const readHeads = (): Promise<readonly DeletedHead[]> =>
    db.read(['heads'], async (tx) => readRows(await tx.objectStore('heads').getAll(), deletedHeadSchema).rows);
  const remove = (ids: readonly string[]) =>
    db.write(STORES, async (tx) => {
      await Promise.all(ids.flatMap((id) => STORES.map((store) => tx.objectStore(store).delete(id))));
    });
  return {
    keep: (item) =>
      db.write(STORES, async (tx) => {
        const older = new Set(olderIdsOf(item));
        const { rows } = readRows(await tx.objectStore('heads').getAll(), deletedHeadSchema);
        const outdated = rows.filter(({ id, deletedAt }) => older.has(id) || !isFresh(deletedAt));
        for (const { id } of outdated) for (const store of STORES) await tx.objectStore(store).delete(id);
        await putAll(tx, [item]);
      }),
    add: (items) => db.write(STORES, (tx) => putAll(tx, items)),
    async list() {
      const fresh = (await readHeads()).filter(({ deletedAt }) => isFresh(deletedAt));
      return fresh.toSorted((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? -1 : 1));
    },
    read: (id) => db.read(['items'], async (tx) => parseDeletedItem(await tx.objectStore('items').get(id), now())),
    async readAll() {
      const stored = await db.read(['items'], (tx) => tx.objectStore('items').getAll());
      const items = stored.flatMap((value) => parseDeletedItem(value, now()) ?? []);
      return items.filter(({ deleted_at }) => isFresh(deleted_at));
    },
    remove,
    replaceAll: (items) =>
      db.write(STORES, async (tx) => {
        await Promise.all(STORES.map((store) => tx.objectStore(store).clear()));
        await putAll(tx, items);
      }),
    async dropExpired() {
      const expired = (await readHeads()).filter(({ deletedAt }) => !isFresh(deletedAt));
      if (expired.length > 0) await remove(expired.map(({ id }) => id));
    },
    onChange: (handler) => db.onChange(handler),
    close: () => db.close(),
  };
}

async function putAll(tx: WriteTransaction<DeletedSchema>, items: readonly DeletedItem[]): Promise<void> {
  for (const item of items) {
    const head = headOf(item);
    await tx.objectStore('heads').put(head);
    await tx.objectStore('items').put(item, head.id);
  }
}
