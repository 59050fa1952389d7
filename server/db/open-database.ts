import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config.ts';
import type { Log } from '../process/log.ts';
import { createDataDirectory, lockDataDirectory } from './data-directory.ts';
import { closeEmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  /**
   * The embedded one has a single connection: inside of a transaction use the transaction alone, or the query waits for the
   * transaction and the transaction for the query.
   */
  readonly db: Kysely<Database>;
  readonly dialect: 'embedded' | 'postgres';
  /** Gives the data directory free. Call it when no request is under way: an open transaction is taken back. */
  close(): Promise<void>;
}

export type DatabaseConfig = Pick<ServerConfig, 'dataDirectory' | 'databaseUrl'>;

/**
 * Opens the database with its tables up to date, and makes the data directory. Throws an `AppError` with what to do: the
 * directory is of no use or in use by another process, the server is out of reach, commits would not be durable.
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  createDataDirectory(config.dataDirectory);
  return config.databaseUrl === null ? openEmbedded(config.dataDirectory) : openPostgres(config.databaseUrl, log);
}

async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const lock = lockDataDirectory(directory);
  try {
    const db = openEmbeddedDatabase(directory);
    await migrateOrClose(db);
    return {
      db,
      dialect: 'embedded',
      async close() {
        await closeEmbeddedDatabase(db).finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  const db = await openPostgresDatabase(url, log);
  await migrateOrClose(db);
  return { db, dialect: 'postgres', close: () => db.destroy() };
}

async function migrateOrClose(db: Kysely<Database>): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
