import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from 'kysely';
import SqliteConnection from 'libsql';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import { createPrivateFile } from './data-directory.ts';
import { BUSY_TIMEOUT_MS, DATABASE_FILE } from './database-file.ts';
import type { Database } from './schema.ts';
import { SECRET_FILE } from './server-secret.ts';
import { cacheStatements } from './statement-cache.ts';

/** Well above the number of different queries that the services make. */
const STATEMENTS_MAX = 500;

/**
 * Settings without which a connection is refused: acknowledged commits must survive a power cut, and references must hold.
 */
const SETTINGS = {
  journal_mode: 'wal',
  /** FULL: the log is on the disk before a commit returns. */
  synchronous: 2,
  foreign_keys: 1,
  /** On macOS an ordinary sync leaves data in the drive's cache. */
  fullfsync: 1,
} as const;

/** A table of the first migration: a database without it is a new one. */
const FIRST_TABLE = 'users';

/** Opens the database in a data directory that this process has locked. Throws an `AppError` with what to do. */
export function openEmbeddedDatabase(directory: string): Kysely<Database> {
  const file = join(directory, DATABASE_FILE);
  const secret = join(directory, SECRET_FILE);
  // The secret is created after the tables, so beside a secret the database is never new: it was lost.
  const mustBeFilled = existsSync(secret);
  if (mustBeFilled && !existsSync(file)) throw toMissing(file, secret);
  const connection = connect(file);
  try {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // Before the settings, which would write to an empty file.
    if (mustBeFilled && !hasTables(connection)) throw toMissing(file, secret);
    for (const [name, value] of Object.entries(SETTINGS)) connection.pragma(`${name} = ${value}`);
    assertDurableConnection(connection);
    if (mustBeFilled) assertUndamaged(connection, file);
  } catch (error) {
    connection.close();
    throw error instanceof AppError ? error : toUnreadable(file, error);
  }
  return new Kysely({
    dialect: new EmbeddedDialect({ database: cacheStatements(connection, STATEMENTS_MAX) }, connection),
  });
}

/** Moves the rest of the log into the database file, which is complete without the log afterwards. */
export async function closeEmbeddedDatabase(db: Kysely<Database>): Promise<void> {
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Reads the settings back, because SQLite ignores a rejected setting silently. Throws `NOT_DURABLE` with those that differ.
 */
export function assertDurableConnection(connection: SqliteConnection.Database): void {
  const wrong = Object.entries(SETTINGS)
    .map(([name, wanted]) => ({ name, wanted, value: readSetting(connection, name) }))
    .filter(({ value, wanted }) => value !== wanted)
    .map(({ name, value }) => `${name}=${String(value)}`);
  if (wrong.length > 0) throw new AppError('NOT_DURABLE', copy.data.notDurable(wrong.join(', ')));
}

/** Reads every page, so that damage is found at the start instead of in the middle of work. Takes about a second per GB. */
function assertUndamaged(connection: SqliteConnection.Database, file: string): void {
  const [row] = connection.prepare('PRAGMA quick_check(1)').all() as Record<string, unknown>[];
  const problem = String(Object.values(row ?? {})[0]);
  if (problem !== 'ok') throw new AppError('DATABASE_DAMAGED', copy.data.damaged(file, problem));
}

function readSetting(connection: SqliteConnection.Database, name: string): unknown {
  const [row] = connection.prepare(`PRAGMA ${name}`).all() as Record<string, unknown>[];
  return row?.[name];
}

/** SQLite gives its log files the mode of the database file, so that file is created first. */
function connect(file: string): SqliteConnection.Database {
  try {
    createPrivateFile(file);
    return new SqliteConnection(file);
  } catch (error) {
    throw toUnreadable(file, error);
  }
}

function hasTables(connection: SqliteConnection.Database): boolean {
  return connection.prepare(`select name from sqlite_master where name = '${FIRST_TABLE}'`).get() !== undefined;
}

function toMissing(file: string, secret: string): AppError {
  return new AppError('DATABASE_MISSING', copy.data.databaseMissing(file, secret));
}

function toUnreadable(file: string, error: unknown): AppError {
  const reason = (error as { code?: unknown }).code || (error as Error).message;
  return new AppError('DATABASE_UNREADABLE', copy.data.unreadable(file, String(reason)));
}

/**
 * Kysely assumes that SQLite cannot create tables in a transaction. It can, so a migration happens completely or not at
 * all.
 */
class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #connection: SqliteConnection.Database;

  constructor(config: SqliteDialectConfig, connection: SqliteConnection.Database) {
    super(config);
    this.#config = config;
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#config, this.#connection);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * A full disk makes SQLite roll a transaction back by itself. A second rollback would fail, and its error would hide the first.
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #connection: SqliteConnection.Database;

  constructor(config: SqliteDialectConfig, connection: SqliteConnection.Database) {
    super(config);
    this.#connection = connection;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
