import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/open-database.ts';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { AppError } from '../../../src/core/errors.ts';
import { createRandom } from '../../workers/json/repair/mutations.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const QUIET = { info: () => {}, error: () => {} };
const USERS_COUNT = 300;
const PAGE_BYTES = 4096;

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await createTestDirectory();
  file = join(directory, 'mythinkn.db');
});

const open = (): Promise<OpenDatabase> => openDatabase({ dataDirectory: directory, databaseUrl: null }, QUIET);

/** Creates a database with accounts, and closes it. */
async function fill(): Promise<void> {
  const { db, close } = await open();
  for (let index = 0; index < USERS_COUNT; index += 1) {
    await db
      .insertInto('throttles')
      .values({ key: `codes:${index}@example.com`, count: 1, window_started_at: index, blocked_until: 0 })
      .execute();
  }
  await close();
}

/** Random bytes, the same at every run. */
function createNoise(length: number): Buffer {
  const random = createRandom(7);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

function overwrite(start: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, start);
  writeFileSync(file, content);
}

/** Opens the database: `whole` with all rows, or the code and message of the refusal. */
async function tryToOpen(): Promise<string> {
  try {
    const database = await open();
    onTestFinished(() => database.close());
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db);
    const keys = await database.db.selectFrom('throttles').select('key').execute();
    return rows[0]?.integrity_check === 'ok' && keys.length === USERS_COUNT ? 'whole' : 'damaged, but opened';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe('a database file', () => {
  it.each([
    ['with an overwritten header', () => overwrite(0, createNoise(100))],
    ['of noise', () => writeFileSync(file, createNoise(10 * PAGE_BYTES))],
    ['of text', () => writeFileSync(file, 'this is no database\n'.repeat(1000))],
    ['with a header and nothing else', () => truncateSync(file, 100)],
    ['that was cut in the middle', () => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    ['with noise in the page of the tables', () => overwrite(100, createNoise(PAGE_BYTES - 100))],
  ])('%s is refused with its name, and left as it is', async (_case, damage) => {
    await fill();
    damage();
    const damaged = readFileSync(file);
    const outcome = await tryToOpen();
    expect(outcome).toMatch(/^(?:DATABASE_UNREADABLE|MIGRATION_FAILED): /);
    expect(outcome).not.toContain('    at ');
    expect(readFileSync(file).equals(damaged)).toBe(true);
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });

  it.each([
    ['noise', () => createNoise(8 * PAGE_BYTES)],
    ['zeros', () => Buffer.alloc(8 * PAGE_BYTES)],
    ['a piece of the database', () => readFileSync(file).subarray(0, 2 * PAGE_BYTES)],
    ['one byte', () => Buffer.from([0x37])],
  ])('with a log of %s beside it is whole', async (_case, createLog) => {
    await fill();
    writeFileSync(`${file}-wal`, createLog());
    expect(await tryToOpen()).toBe('whole');
  });

  it('with noise behind its last page is whole', async () => {
    await fill();
    appendFileSync(file, createNoise(PAGE_BYTES));
    expect(await tryToOpen()).toBe('whole');
  });
});

describe('a secret', () => {
  it.each([0, 1, 31, 33, 64, 100_000])('of %i bytes is refused with its name, and left as it is', async (length) => {
    await (await open()).close();
    const secret = join(directory, 'secret');
    writeFileSync(secret, createNoise(length));
    const read = () => readServerSecret({ tokenSecret: null, previousTokenSecret: null, dataDirectory: directory });
    expect(read).toThrow(AppError);
    expect(read).toThrow(secret);
    expect(readFileSync(secret)).toHaveLength(length);
  });
});
