import { existsSync, statSync } from 'node:fs';
import SqliteConnection from 'libsql';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import { MIGRATIONS } from './migrate.ts';

export const DATABASE_FILE = 'mythinkn.db';
/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_MS = 5000;

/**
 * Writes a complete copy of the database of a data directory, which another process may be using. `to` must be empty or
 * missing. Never call it in the process that holds the directory: see [Note: Data directory lock].
 */
export function copyDatabase(from: string, to: string): void {
  withConnection(from, { readonly: true }, (connection) => {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    connection.prepare('vacuum into ?').run(to);
  });
}

/** Moves a copied log into the copied database, after a plain copy of the files of a server that was killed. */
export function mergeLog(file: string): void {
  if (!existsSync(`${file}-wal`) || statSync(`${file}-wal`).size === 0) return;
  withConnection(file, {}, (connection) => {
    connection.pragma('wal_checkpoint(truncate)');
    connection.pragma('journal_mode = delete');
  });
}

/**
 * Checks a copy that no process has open: complete, consistent, and written by this version of the product or an older one.
 * Throws `BACKUP_DAMAGED` and `BACKUP_NEWER`.
 */
export function assertWhole(file: string): void {
  const problems = withConnection(file, { readonly: true }, (connection) => {
    const integrity = listValues(connection, 'pragma integrity_check').filter((text) => text !== 'ok');
    const references = listValues(connection, 'pragma foreign_key_check').map((table) => `foreign key: ${table}`);
    return [...integrity, ...references];
  });
  if (problems.length > 0) throw toDamaged(file, problems[0] ?? '');
  const names = withConnection(file, { readonly: true }, (connection) =>
    listValues(connection, 'select name from kysely_migration'),
  );
  if (names.some((name) => !Object.hasOwn(MIGRATIONS, name)))
    throw new AppError('BACKUP_NEWER', copy.backup.newer(file));
}

/** The first column of every row. */
function listValues(connection: SqliteConnection.Database, statement: string): string[] {
  const rows = connection.prepare(statement).all() as Record<string, unknown>[];
  return rows.map((row) => String(Object.values(row)[0]));
}

function withConnection<Result>(
  file: string,
  options: SqliteConnection.Options,
  run: (connection: SqliteConnection.Database) => Result,
): Result {
  let connection: SqliteConnection.Database | null = null;
  try {
    connection = new SqliteConnection(file, options);
    return run(connection);
  } catch (error) {
    throw error instanceof AppError ? error : toDamaged(file, (error as Error).message);
  } finally {
    connection?.close();
  }
}

function toDamaged(file: string, reason: string): AppError {
  return new AppError('BACKUP_DAMAGED', copy.backup.damaged(file, reason));
}
