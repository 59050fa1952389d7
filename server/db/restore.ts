import { chmodSync, constants, copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import { type Backup, sync } from './backup.ts';
import { createDataDirectory, FILE_MODE, LOCK_FILE, lockDataDirectory } from './data-directory.ts';
import { assertWhole, DATABASE_FILE, mergeLog } from './database-file.ts';
import { readSecretFiles, SECRET_FILE, SECRET_FILES } from './server-secret.ts';

const LOG_FILE = `${DATABASE_FILE}-wal`;
/** Entries of a folder that count as nothing: a lock without its owner, and a folder of new file systems. */
const IGNORED: readonly string[] = [LOCK_FILE, 'lost+found'];

/**
 * Puts a backup into a new or empty data directory, which is locked meanwhile, so no server can start in it. Nothing is
 * changed unless the backup is complete, undamaged and of this version or an older one. Throws an `AppError` that says what
 * to do.
 */
export function restore(backup: string, dataDirectory: string): Backup {
  if (!existsSync(join(backup, DATABASE_FILE))) throw new AppError('NO_BACKUP', copy.backup.missing(backup));
  // Before the folder is created or locked.
  const secrets = readSecretFiles(backup);
  assertUnused(dataDirectory);
  createDataDirectory(dataDirectory);
  const lock = lockDataDirectory(dataDirectory);
  const draft = join(dataDirectory, `${DATABASE_FILE}.part`);
  try {
    copyPrivate(join(backup, DATABASE_FILE), draft);
    if (existsSync(join(backup, LOG_FILE))) copyPrivate(join(backup, LOG_FILE), `${draft}-wal`);
    mergeLog(draft);
    assertWhole(draft);
    for (const name of secrets.keys()) {
      copyPrivate(join(backup, name), join(dataDirectory, name));
      sync(join(dataDirectory, name));
    }
    sync(draft);
    const bytes = statSync(draft).size;
    // Last, because a start takes an existing database with a missing secret for a new secret.
    renameSync(draft, join(dataDirectory, DATABASE_FILE));
    sync(dataDirectory);
    return { directory: dataDirectory, bytes, hasSecret: secrets.has(SECRET_FILE) };
  } catch (error) {
    const drafts = ['', '-wal', '-shm'].map((suffix) => `${DATABASE_FILE}.part${suffix}`);
    for (const name of [...drafts, ...SECRET_FILES]) rmSync(join(dataDirectory, name), { force: true });
    if (error instanceof AppError) throw error;
    throw new AppError('RESTORE_FAILED', copy.backup.restoreFailed(dataDirectory, (error as Error).message));
  } finally {
    lock.release();
  }
}

/** Throws `DATA_DIRECTORY_IN_USE` while a server runs in it, and `DATA_DIRECTORY_NOT_EMPTY`. */
function assertUnused(directory: string): void {
  if (!existsSync(directory)) return;
  const entries = readdirSync(directory);
  if (entries.includes(LOCK_FILE)) assertUnlocked(directory);
  if (entries.some((name) => !IGNORED.includes(name)))
    throw new AppError('DATA_DIRECTORY_NOT_EMPTY', copy.backup.notEmpty(directory));
}

function assertUnlocked(directory: string): void {
  try {
    lockDataDirectory(directory).release();
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, copy.backup.inUse(directory));
    throw error;
  }
}

function copyPrivate(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, FILE_MODE);
}
