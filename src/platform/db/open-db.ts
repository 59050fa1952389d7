import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { withLock } from '../with-lock.ts';
import { createConnection, type Migration } from './connection.ts';
import { createDbChannel } from './db-channel.ts';
import { hasName, toDbError } from './db-error.ts';

export type ReadTransaction<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'readonly'>;
export type WriteTransaction<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

/**
 * [Note: Jobs of a transaction]
 * A job awaits requests of its transaction and nothing else: no `fetch`, no timer, no hashing, no second database. IndexedDB
 * commits a transaction as soon as it has no request left, so that a later request of the same job fails with a
 * `TransactionInactiveError`. Prepare everything before the call. A job of `write` must not call `write` itself: both
 * would wait for the same lock.
 */
export interface Database<Schema extends DBSchema> {
  /**
   * Runs a job in one consistent view of the stores ([Note: Jobs of a transaction]).
   * @throws AppError with a `DbErrorCode`; whatever the job throws.
   */
  read<T>(stores: readonly StoreNames<Schema>[], job: (tx: ReadTransaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Runs a job that writes all or nothing, after the write jobs of all tabs that came before it. Resolves when the data is
   * stored, then notifies `onChange` in every tab. A job that throws is undone.
   * @throws AppError with a `DbErrorCode`; whatever the job throws.
   */
  write<T>(stores: readonly StoreNames<Schema>[], job: (tx: WriteTransaction<Schema>) => Promise<T>): Promise<T>;
  /** Calls `handler` with the stores that this or another tab has written, until the returned function is called. */
  onChange(handler: (stores: readonly string[]) => void): () => void;
  /**
   * Calls `handler` when a newer release in another tab upgrades the database: this page must be reloaded before it can
   * read or write again.
   */
  onOutdated(handler: () => void): () => void;
  close(): void;
}

export interface DbOptions<Schema extends DBSchema> {
  readonly name: string;
  /** The version of the database is the number of its migrations; one is added for every change of the stores. */
  readonly migrations: readonly Migration<Schema>[];
}

/** A database of this origin. It is opened by its first job. */
export function openDb<Schema extends DBSchema>({ name, migrations }: DbOptions<Schema>): Database<Schema> {
  const outdatedHandlers = new Set<() => void>();
  const channel = createDbChannel(name);
  const connection = createConnection<Schema>(name, migrations, () => {
    for (const handler of [...outdatedHandlers]) handler();
  });
  const begin = async <Mode extends 'readonly' | 'readwrite'>(stores: readonly StoreNames<Schema>[], mode: Mode) =>
    startTransaction(await connection.get(), stores, mode);

  async function run<T, Mode extends 'readonly' | 'readwrite'>(
    stores: readonly StoreNames<Schema>[],
    mode: Mode,
    job: (tx: IDBPTransaction<Schema, StoreNames<Schema>[], Mode>) => Promise<T>,
  ): Promise<T> {
    try {
      const tx = await begin(stores, mode).catch((error) => {
        // The connection closed after `get` returned it: for an upgrade, or by the browser.
        if (!hasName(error) || error.name !== 'InvalidStateError') throw error;
        connection.close();
        return begin(stores, mode);
      });
      return await settle(tx, job);
    } catch (error) {
      throw toDbError(error);
    }
  }

  return {
    read: (stores, job) => run(stores, 'readonly', job),
    async write(stores, job) {
      const result = await withLock(`mythinkn_db_${name}`, () => run(stores, 'readwrite', job));
      channel.announce(stores.map(String));
      return result;
    },
    onChange: channel.onChange,
    onOutdated(handler) {
      outdatedHandlers.add(handler);
      return () => outdatedHandlers.delete(handler);
    },
    close() {
      connection.close();
      channel.close();
    },
  };
}

function startTransaction<Schema extends DBSchema, Mode extends 'readonly' | 'readwrite'>(
  db: IDBPDatabase<Schema>,
  stores: readonly StoreNames<Schema>[],
  mode: Mode,
): IDBPTransaction<Schema, StoreNames<Schema>[], Mode> {
  return db.transaction([...stores], mode);
}

/** The job's result once its transaction is complete. A job that throws aborts it, and nothing is written. */
async function settle<
  Tx extends { readonly done: Promise<void>; readonly error: DOMException | null; abort(): void },
  T,
>(tx: Tx, job: (tx: Tx) => Promise<T>): Promise<T> {
  const { done } = tx;
  done.catch(() => {});
  try {
    const result = await job(tx);
    await done;
    return result;
  } catch (error) {
    abort(tx);
    await done.catch(() => {});
    // A request of an aborted transaction fails with `AbortError` only; the transaction has the reason.
    throw hasName(error) && error.name === 'AbortError' ? (tx.error ?? error) : error;
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction has already ended.
  }
}
