import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../server/db/database-file.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { QUIET } from './quiet-log.ts';
import { TEST_FILES } from './test-files.ts';

let migrated: Promise<Buffer> | null = null;

/** Puts an embedded database with all tables into a new data directory. They are made once for each test file. */
export async function copyMigratedDatabase(dataDirectory: string): Promise<void> {
  migrated ??= createMigratedDatabase();
  const bytes = await migrated;
  await mkdir(dataDirectory, { mode: 0o700 });
  await writeFile(join(dataDirectory, DATABASE_FILE), bytes, { mode: 0o600 });
}

async function createMigratedDatabase(): Promise<Buffer> {
  const dataDirectory = await mkdtemp(join(TEST_FILES, 'mythinkn-migrated-'));
  try {
    // Closing moves everything into the one file.
    await (await openDatabase({ dataDirectory, databaseUrl: null }, QUIET)).close();
    return await readFile(join(dataDirectory, DATABASE_FILE));
  } finally {
    await rm(dataDirectory, { recursive: true });
  }
}
