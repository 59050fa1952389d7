import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/db/open-database.ts';
import type { Log } from '../../server/process/log.ts';
import { createTestDirectory } from './create-test-directory.ts';

export interface TestDatabase extends OpenDatabase {
  /** A folder of its own, removed with the database. */
  readonly dataDirectory: string;
  /** Address of the schema in PostgreSQL, or null in the embedded one. */
  readonly databaseUrl: string | null;
}

const QUIET: Log = { info: () => {}, error: () => {} };

/**
 * A fresh database with all tables, closed and removed after the test (call it in a test or in `beforeEach`). Embedded, or
 * in the PostgreSQL database that `TEST_DATABASE_URL` names, so that a suite runs on both.
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

/** Where a database may be opened: an empty folder and, with `TEST_DATABASE_URL`, an empty schema in PostgreSQL. */
export async function createTestPlace(): Promise<TestPlace> {
  const dataDirectory = await createTestDirectory();
  const server = process.env.TEST_DATABASE_URL;
  return { dataDirectory, databaseUrl: server ? await createPostgresSchema(server) : null };
}

/** Address of a schema of its own: made and removed in a few milliseconds, where a database takes a second. */
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
