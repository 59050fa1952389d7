import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from 'idb';
import { dbError, toOpenError } from './db-error.ts';

/**
 * Upgrades the database by one version. It may await requests of `tx`, and nothing else: a transaction ends as soon as it
 * has no request left.
 */
export type Migration<Schema extends DBSchema> = (
  db: IDBPDatabase<Schema>,
  tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void | Promise<void>;

interface Connection<Schema extends DBSchema> {
  /**
   * The open database; opens it where needed.
   * @throws AppError with a `DbErrorCode`.
   */
  get(): Promise<IDBPDatabase<Schema>>;
  close(): void;
}

/**
 * Opening is quick unless another tab blocks it: a frozen tab with an older version open, or a tab that waits for such a
 * tab. The browser reports only the first case, so the elapsed time decides. A running upgrade may take longer.
 */
const BLOCKED_WAIT_MS = 5000;

interface Opening<Schema extends DBSchema> {
  readonly promise: Promise<IDBPDatabase<Schema>>;
  db: IDBPDatabase<Schema> | null;
  isUpgrading: boolean;
}

/**
 * A database connection that opens when first used and again after it was closed. When a newer release in another tab
 * wants to upgrade, the connection closes, so that it never blocks the upgrade, and calls `onOutdated`.
 */
export function createConnection<Schema extends DBSchema>(
  name: string,
  migrations: readonly Migration<Schema>[],
  onOutdated: () => void,
): Connection<Schema> {
  let current: Opening<Schema> | null = null;

  function close(): void {
    current?.db?.close();
    current = null;
  }

  function start(): Opening<Schema> {
    let migrationError: unknown = null;
    const promise = attemptToOpen<Schema>(name, migrations.length, {
      upgrade(db, oldVersion, _newVersion, tx) {
        opening.isUpgrading = true;
        // A failed upgrade rejects the opening; without this, the transaction's own promise would be reported as unhandled.
        tx.done.catch(() => {});
        migrate(migrations.slice(oldVersion), db, tx).catch((error) => {
          migrationError = error;
          tx.abort();
        });
      },
      blocking(_currentVersion, blockedVersion) {
        close();
        if (blockedVersion !== null) onOutdated();
      },
      terminated() {
        if (current === opening) current = null;
      },
    }).then(
      (db) => {
        if (current === opening) opening.db = db;
        else db.close();
        return db;
      },
      (error) => {
        if (current === opening) current = null;
        throw toOpenError(migrationError ?? error);
      },
    );
    const opening: Opening<Schema> = { promise, db: null, isUpgrading: false };
    return opening;
  }

  return {
    get() {
      current ??= start();
      return rejectWhenBlocked(current);
    },
    close,
  };
}

/** Rejects after a while when another tab blocks the opening. The opening continues, so a later call may succeed. */
function rejectWhenBlocked<Schema extends DBSchema>(opening: Opening<Schema>): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!opening.isUpgrading) reject(dbError('db-blocked', 'Another tab holds the database up'));
    }, BLOCKED_WAIT_MS);
    opening.promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A browser without IndexedDB throws at once; as a promise it is one more failed opening. */
async function attemptToOpen<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  if (typeof indexedDB === 'undefined') throw dbError('db-unavailable', 'No IndexedDB');
  return openDB<Schema>(name, version, callbacks);
}

async function migrate<Schema extends DBSchema>(
  migrations: readonly Migration<Schema>[],
  db: IDBPDatabase<Schema>,
  tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  for (const migration of migrations) await migration(db, tx);
}
