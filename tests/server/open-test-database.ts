import { onTestFinished } from 'vitest';
import { createDataDirectory } from '../../server/db/data-directory.ts';
import { type OpenDatabase, openDatabase } from '../../server/db/open-database.ts';
import { createTestDirectory } from './create-test-directory.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import { createPostgresSchema, type MigratedSchema, takeMigratedSchema } from './postgres-schemas.ts';
import { QUIET } from './quiet-log.ts';

export interface TestDatabase extends OpenDatabase {
  /** Its own folder, removed with the database. */
  readonly dataDirectory: string;
  /** Address of the schema in PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
}

/**
 * A database with all tables and no other rows than a new one has, closed after the test (call it in a test or in
 * `beforeEach`): embedded, or a schema in the PostgreSQL database of `TEST_DATABASE_URL`, so that tests can run on both. The
 * tables are made once for each file: copied here, emptied there.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDirectory = await createTestDirectory();
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openInSchema(await takeMigratedSchema(server), dataDirectory);
  await copyMigratedDatabase(dataDirectory);
  const place = { dataDirectory, databaseUrl: null };
  const database = await openDatabase(place, QUIET, async () => {});
  const close = closeOnce(database.close);
  onTestFinished(close);
  return { ...database, ...place, close };
}

function openInSchema({ database, url, close, release }: MigratedSchema, dataDirectory: string): TestDatabase {
  onTestFinished(release);
  createDataDirectory(dataDirectory);
  return { ...database, dataDirectory, databaseUrl: url, close };
}

function closeOnce(close: () => Promise<void>): () => Promise<void> {
  let isOpen = true;
  return async () => {
    if (isOpen) await close();
    isOpen = false;
  };
}

export interface TestPlace {
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
}

/** A place for a database: an empty folder and, with `TEST_DATABASE_URL`, an empty schema in PostgreSQL. */
export async function createTestPlace(): Promise<TestPlace> {
  const dataDirectory = await createTestDirectory();
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { dataDirectory, databaseUrl: null };
  const { url, drop } = await createPostgresSchema(server);
  onTestFinished(drop);
  return { dataDirectory, databaseUrl: url };
}
