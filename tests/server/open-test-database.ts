import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/db/open-database.ts';
import type { Log } from '../../server/process/log.ts';
import { createTestDirectory } from './create-test-directory.ts';

export interface TestDatabase extends OpenDatabase {
  /** Its own folder, removed with the database. */
  readonly dataDirectory: string;
  /** Address of the schema in PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
}

const QUIET: Log = { info: () => {}, error: () => {} };

/**
 * A new database with all tables, closed and removed after the test (call it in a test or in `beforeEach`): embedded, or a
 * schema in the PostgreSQL database of `TEST_DATABASE_URL`, so that tests can run on both.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = await createTestPlace();
  const database = await openDatabase(place, QUIET);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...database, ...place, close };
}

export interface TestPlace {
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
}

/** A place for a database: an empty folder and, with `TEST_DATABASE_URL`, an empty schema in PostgreSQL. */
export async function createTestPlace(): Promise<TestPlace> {
  const dataDirectory = await createTestDirectory();
  const server = process.env.TEST_DATABASE_URL;
  return { dataDirectory, databaseUrl: server ? await createPostgresSchema(server) : null };
}

/** Creates a schema and returns its address. A schema takes milliseconds, a database a second. */
async function createPostgresSchema(server: string): Promise<string> {
  const name = `mythinkn_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create schema ${name}`);
  onTestFinished(() => runOnServer(server, `drop schema ${name} cascade`));
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
