import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteConnection from 'libsql';
import { AppError } from '../../src/core/errors.ts';
import { z } from '../../src/core/schema.ts';
import { copy } from '../copy.ts';

const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;
export const LOCK_FILE = 'lock.db';
const HOLDER_FILE = 'lock';

export interface DataDirectoryLock {
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
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new AppError('DATA_DIRECTORY_UNUSABLE', copy.data.directoryUnusable(directory, reason));
  }
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
 * Locks the folder for this process. Throws an `AppError` at once when another process holds it.
 *
 * [Note: Data directory lock] A pid in a file can be wrong: its process may be gone, the number reused, or in another
 * container. So the kernel holds the lock: a transaction stays open on a separate database and ends with the process, however
 * that ends. A process would lose such a lock by closing the file anywhere else, so only the database driver may open
 * `lock.db` and `mythinkn.db`. The file `lock` beside them tells people who holds the folder.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const connection = new SqliteConnection(join(directory, LOCK_FILE));
  const holderFile = join(directory, HOLDER_FILE);
  try {
    connection.exec('BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new AppError('DATA_DIRECTORY_IN_USE', copy.data.directoryInUse(directory, readHolder(holderFile)));
  }
  createPrivateFile(holderFile);
  writeFileSync(holderFile, `${JSON.stringify({ pid: process.pid, startedAt: startedAt() })}\n`);
  return {
    release() {
      rmSync(holderFile, { force: true });
      connection.close();
    },
  };
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
