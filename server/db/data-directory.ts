import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteConnection from 'libsql';
import { AppError } from '../../src/core/errors.ts';
import { z } from '../../src/core/schema.ts';
import { copy } from '../copy.ts';

/** Files and folders with data are closed to other users. */
export const DIRECTORY_MODE = 0o700;
export const FILE_MODE = 0o600;
export const LOCK_FILE = 'lock.db';
const HOLDER_FILE = 'lock';

interface DataDirectoryLock {
  release(): void;
}

/**
 * Creates the folder, closed to other users; an existing one keeps its mode. Throws an `AppError` when it is unusable.
 */
export function createDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: DIRECTORY_MODE });
    createPrivateFile(join(directory, LOCK_FILE));
  } catch (error) {
    throw toUnusable(directory, error);
  }
}

/** The mode of a folder that other users may enter, as `750`; null for a private one and on Windows. */
export function findOpenMode(directory: string): string | null {
  const mode = statSync(directory).mode & 0o777;
  return process.platform === 'win32' || (mode & 0o077) === 0 ? null : mode.toString(8);
}

function toUnusable(directory: string, error: unknown): AppError {
  // An error of the database driver may have an empty code.
  const reason = (error as NodeJS.ErrnoException).code || String(error);
  return new AppError('DATA_DIRECTORY_UNUSABLE', copy.data.directoryUnusable(directory, reason));
}

/**
 * Creates an empty file that only this user may read, or restricts an existing one. An existing file is not opened: see
 * [Note: Data directory lock].
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', FILE_MODE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, FILE_MODE);
}

/**
 * Locks the folder for this process. Throws an `AppError` at once when another process holds it or it is unusable.
 *
 * [Note: Data directory lock] A pid in a file can be wrong: its process may be gone, the number reused, or in another
 * container. So the kernel holds the lock: a transaction stays open on a separate database and ends with the process, however
 * that ends. A process would lose such a lock by closing the file anywhere else, so only the database driver may open
 * `lock.db` and `mythinkn.db`. The file `lock` beside them tells people who holds the folder.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const connection = connect(directory);
  const holderFile = join(directory, HOLDER_FILE);
  try {
    connection.exec('BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw toUnusable(directory, error);
    throw new AppError('DATA_DIRECTORY_IN_USE', copy.data.directoryInUse(directory, readHolder(holderFile)));
  }
  try {
    createPrivateFile(holderFile);
    writeFileSync(holderFile, `${JSON.stringify({ pid: process.pid, startedAt: startedAt() })}\n`);
  } catch (error) {
    connection.close();
    throw toUnusable(directory, error);
  }
  return {
    release() {
      rmSync(holderFile, { force: true });
      connection.close();
    },
  };
}

function connect(directory: string): SqliteConnection.Database {
  try {
    return new SqliteConnection(join(directory, LOCK_FILE));
  } catch (error) {
    throw toUnusable(directory, error);
  }
}

const holderSchema = z.object({ pid: z.number() });

function readHolder(file: string): number | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pid;
  } catch {
    return null;
  }
}

function startedAt(): string {
  return new Date(performance.timeOrigin).toISOString();
}
