import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import SqliteConnection from 'libsql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDataDirectory } from '../../../server/db/data-directory.ts';
import {
  assertDurableConnection,
  closeEmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../../server/db/embedded-database.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { SECRET_FILE } from '../../../server/db/server-secret.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const QUIET = { info: () => {}, error: () => {} };

let directory: string;
beforeEach(async () => {
  directory = await createTestDirectory();
  createDataDirectory(directory);
});

function connect(file = join(directory, 'other.db')): SqliteConnection.Database {
  const connection = new SqliteConnection(file);
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}

function setAll(connection: SqliteConnection.Database): void {
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'fullfsync = on']) {
    connection.pragma(pragma);
  }
}

describe('durability', () => {
  it('applies all requested settings', async () => {
    const db = openEmbeddedDatabase(directory);
    onTestFinished(() => db.destroy());
    const read = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object);
    expect(await read('journal_mode')).toEqual(['wal']);
    expect(await read('synchronous')).toEqual([2]);
    expect(await read('foreign_keys')).toEqual([1]);
    expect(await read('busy_timeout')).toEqual([5000]);
  });

  it('accepts a connection with all settings', () => {
    const connection = connect();
    setAll(connection);
    expect(() => assertDurableConnection(connection)).not.toThrow();
  });

  it.each([
    ['journal_mode = delete', 'journal_mode=delete'],
    ['synchronous = normal', 'synchronous=1'],
    ['synchronous = off', 'synchronous=0'],
    ['foreign_keys = off', 'foreign_keys=0'],
    ['fullfsync = off', 'fullfsync=0'],
  ])('rejects a connection with %s by name', (pragma, named) => {
    const connection = connect();
    setAll(connection);
    connection.pragma(pragma);
    expect(() => assertDurableConnection(connection)).toThrow(named);
  });

  it.each([
    ['journal_mode = wal', 'journal_mode=delete'],
    ['fullfsync = 1', 'fullfsync=0'],
  ])('refuses to start where %s is ignored, and releases the directory', async (ignored, named) => {
    const config = { dataDirectory: directory, databaseUrl: null };
    const pragma = SqliteConnection.prototype.pragma;
    // SQLite behaves like this when the disk or the build lacks support: it keeps the old value silently.
    vi.spyOn(SqliteConnection.prototype, 'pragma').mockImplementation(function (this: SqliteConnection.Database, text) {
      return text === ignored ? [] : pragma.call(this, text);
    });
    await expect(openDatabase(config, QUIET)).rejects.toThrow(named);
    vi.restoreAllMocks();
    const database = await openDatabase(config, QUIET);
    await database.close();
  });

  it('rejects a database that cannot have a write-ahead log', () => {
    const connection = connect(':memory:');
    setAll(connection);
    expect(() => assertDurableConnection(connection)).toThrow('journal_mode=memory');
  });
});

it('holds everything in the database file alone once it is closed', async () => {
  const db = openEmbeddedDatabase(directory);
  await sql`create table notes (text text)`.execute(db);
  await sql`insert into notes values ('kept')`.execute(db);
  await closeEmbeddedDatabase(db);
  const copied = join(directory, 'copy.db');
  copyFileSync(join(directory, 'mythinkn.db'), copied);
  expect(connect(copied).prepare('select text from notes').all()).toEqual([{ text: 'kept' }]);
});

it('passes on why a transaction failed on a full disk', async () => {
  const db = openEmbeddedDatabase(directory);
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  // A bound on the size of the file fails like a full disk: the transaction is already rolled back.
  await sql`pragma max_page_count = 8`.execute(db);
  const write = db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('first')`.execute(transaction);
    await sql`insert into notes values (${'x'.repeat(200_000)})`.execute(transaction);
  });
  await expect(write).rejects.toThrow(/database or disk is full/);
  expect((await sql`select * from notes`.execute(db)).rows).toEqual([]);
  await db.transaction().execute((transaction) => sql`insert into notes values ('small')`.execute(transaction));
});

it('refuses to start on a damaged page, with what to do, and leaves the file unchanged', async () => {
  const db = openEmbeddedDatabase(directory);
  await sql`create table users (text text)`.execute(db);
  for (let row = 0; row < 40; row++) await sql`insert into users values (${'x'.repeat(2000)})`.execute(db);
  await closeEmbeddedDatabase(db);
  writeFileSync(join(directory, SECRET_FILE), 'secret');
  await closeEmbeddedDatabase(openEmbeddedDatabase(directory));
  const file = join(directory, 'mythinkn.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length - 3000);
  writeFileSync(file, bytes);
  expect(() => openEmbeddedDatabase(directory)).toThrow(
    expect.objectContaining({ code: 'DATABASE_DAMAGED', message: expect.stringContaining('从备份恢复') }),
  );
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

it('rejects a file that is no database, and leaves it unchanged', () => {
  const file = join(directory, 'mythinkn.db');
  const text = 'a letter to my grandmother, longer than the header of a database file would be. '.repeat(10);
  writeFileSync(file, text);
  expect(() => openEmbeddedDatabase(directory)).toThrow(/mythinkn\.db[\s\S]*SQLITE_NOTADB/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
