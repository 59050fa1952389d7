import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createDataDirectory } from '../../../server/db/data-directory.ts';
import { DATABASE_FILE } from '../../../server/db/database-file.ts';
import { closeEmbeddedDatabase, openEmbeddedDatabase } from '../../../server/db/embedded-database.ts';
import { createIntegrityCheck } from '../../../server/db/integrity-check.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const DAY_MS = 24 * 60 * 60_000;

async function createCheck() {
  const dataDirectory = await createTestDirectory();
  createDataDirectory(dataDirectory);
  const db = openEmbeddedDatabase(dataDirectory);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await closeEmbeddedDatabase(db);
    isOpen = false;
  };
  onTestFinished(close);
  await sql`create table users (text text)`.execute(db);
  for (let row = 0; row < 40; row++) await sql`insert into users values (${'x'.repeat(2000)})`.execute(db);
  let at = 1000;
  const check = createIntegrityCheck({ dataDirectory, now: () => at });
  const file = join(dataDirectory, DATABASE_FILE);
  return { db, check, file, close, wait: (ms: number) => (at += ms) };
}

/** Overwrites the last pages of a file that no process has open. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length - 3000);
  writeFileSync(file, bytes);
}

it('knows nothing before the first check, finds an open database whole, and checks once a day', async () => {
  const { check, db, file, close, wait } = await createCheck();
  expect(check.read()).toEqual({ state: 'unchecked' });
  await check.runIfDue();
  expect(check.read()).toEqual({ state: 'whole', at: 1000 });
  // The process of the check has left the lock and the log of this one alone.
  await sql`insert into users values ('more')`.execute(db);
  await close();
  damage(file);
  wait(DAY_MS - 1);
  await check.runIfDue();
  expect(check.read()).toEqual({ state: 'whole', at: 1000 });
  wait(1);
  await check.runIfDue();
  expect(check.read()).toEqual({ state: 'damaged', at: 1000 + DAY_MS });
});

it('finds a file damaged that is no database any more', async () => {
  const { check, file, close } = await createCheck();
  await close();
  writeFileSync(file, 'a letter to my grandmother, '.repeat(100));
  await check.runIfDue();
  expect(check.read()).toEqual({ state: 'damaged', at: 1000 });
});

it('fails without a result where there is no file', async () => {
  const dataDirectory = join(await createTestDirectory(), 'missing');
  const check = createIntegrityCheck({ dataDirectory, now: () => 1000 });
  await expect(check.runIfDue()).rejects.toThrow();
  expect(check.read()).toEqual({ state: 'unchecked' });
});

it('ends a check in progress when the server stops', async () => {
  const { check } = await createCheck();
  const run = check.runIfDue();
  check.stop();
  await run;
  expect(check.read()).toEqual({ state: 'unchecked' });
});
