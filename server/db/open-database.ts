import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';
import { createDataDirectory, findOpenMode, lockDataDirectory } from './data-directory.ts';
import { closeEmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase, preparePostgres } from './postgres-database.ts';
import type { PoolCounts } from './postgres-pool.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  /**
   * The embedded database has a single connection: inside a transaction use only the transaction, or both wait for each
   * other forever.
   */
  readonly db: Kysely<Database>;
  readonly dialect: 'embedded' | 'postgres';
  /** Connections to PostgreSQL; null for the embedded database. */
  readonly readPool: () => PoolCounts | null;
  /** Releases the data directory. Call it when no request is in progress: an open transaction is rolled back. */
  close(): Promise<void>;
}

type Prepare = (db: Kysely<Database>) => Promise<void>;

type DatabaseConfig = Pick<ServerConfig, 'dataDirectory' | 'databaseUrl'>;

/**
 * Creates the data directory and opens the database with its tables up to date. Throws an `AppError` that says what to do
 * when the directory is unusable or in use, the server cannot be reached, or commits would not be durable. `prepare` makes the
 * tables.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Log,
  prepare: Prepare = migrate,
): Promise<OpenDatabase> {
  createDataDirectory(config.dataDirectory);
  const openMode = findOpenMode(config.dataDirectory);
  if (openMode !== null) log.error(copy.warnings.openDataDirectory(config.dataDirectory, openMode));
  return config.databaseUrl === null
    ? openEmbedded(config.dataDirectory, prepare)
    : openPostgres(config.databaseUrl, log, prepare);
}

async function openEmbedded(directory: string, prepare: Prepare): Promise<OpenDatabase> {
  const lock = lockDataDirectory(directory);
  try {
    const db = openEmbeddedDatabase(directory);
    await prepareOrClose(db, prepare);
    return {
      db,
      dialect: 'embedded',
      readPool: () => null,
      async close() {
        await closeEmbeddedDatabase(db).finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(url: string, log: Log, prepare: Prepare): Promise<OpenDatabase> {
  await preparePostgres(url, prepare);
  const { db, readPool } = await openPostgresDatabase(url, log);
  return { db, dialect: 'postgres', readPool, close: () => db.destroy() };
}

async function prepareOrClose(db: Kysely<Database>, prepare: Prepare): Promise<void> {
  try {
    await prepare(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
