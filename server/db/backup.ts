import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import { createPrivateFile, DIRECTORY_MODE, FILE_MODE } from './data-directory.ts';
import { assertWhole, DATABASE_FILE } from './database-file.ts';
import { markBackup } from './last-backup.ts';
import { readSecretFiles, SECRET_FILE } from './server-secret.ts';
import { isStorageFull } from './storage-full.ts';

interface BackupOptions {
  readonly dataDirectory: string;
  /** An existing folder, which gets a folder named after the time, or the name of a new folder. */
  readonly target: string;
  /**
   * Writes a complete copy of the database into an empty file. A process that holds the data directory uses its own
   * connection: see [Note: Data directory lock].
   */
  readonly copyTo: (file: string) => Promise<void> | void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Backup {
  readonly directory: string;
  /** Size of the database. */
  readonly bytes: number;
  /** False where `TOKEN_SECRET` replaces the file. */
  readonly hasSecret: boolean;
}

/**
 * Backs up the embedded database and the server's secret into a new folder, while the server runs. The folder appears only
 * when its content is complete, checked and on the disk. Throws an `AppError` that says what to do; nothing is left behind
 * then.
 */
export async function backUp(options: BackupOptions): Promise<Backup> {
  const backup = await writeBackup(options);
  markBackup(options.dataDirectory);
  return backup;
}

/** Like `backUp`, for a backup that counts as made only when it has left the server. */
export async function writeBackup({ dataDirectory, target, copyTo, now }: BackupOptions): Promise<Backup> {
  if (!existsSync(join(dataDirectory, DATABASE_FILE))) {
    throw new AppError('NOTHING_TO_BACK_UP', copy.backup.nothing(dataDirectory));
  }
  const directory = toDirectory(resolve(target), now);
  const draft = `${directory}.part-${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(draft, { mode: DIRECTORY_MODE });
    const file = join(draft, DATABASE_FILE);
    createPrivateFile(file);
    await copyTo(file);
    assertWhole(file);
    const secrets = readSecretFiles(dataDirectory);
    for (const [name, secret] of secrets) {
      writeFileSync(join(draft, name), secret, { mode: FILE_MODE, flag: 'wx', flush: true });
    }
    const bytes = statSync(file).size;
    for (const path of [file, draft]) sync(path);
    renameSync(draft, directory);
    sync(dirname(directory));
    return { directory, bytes, hasSecret: secrets.has(SECRET_FILE) };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error instanceof AppError) throw error;
    const code = isStorageFull(error) ? 'BACKUP_NO_SPACE' : 'BACKUP_FAILED';
    throw new AppError(code, copy.backup.failed(directory, (error as Error).message));
  }
}

/** Waits until a file or the entries of a folder are on the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Name of the backup of a moment, such as `mythinkn-backup-20300102T030405Z`. */
export function toBackupName(now: number): string {
  return `mythinkn-backup-${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** Milliseconds since 1970 of the moment in the name of a backup; null for every other name. */
export function readBackupTime(name: string): number | null {
  const parts = /^mythinkn-backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name);
  if (parts === null) return null;
  const [year = 0, month = 0, ...rest] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** Throws `BACKUP_EXISTS`. */
function toDirectory(target: string, now: number): string {
  const isFolder = existsSync(target) && statSync(target).isDirectory() && !existsSync(join(target, DATABASE_FILE));
  const directory = isFolder ? join(target, toBackupName(now)) : target;
  if (existsSync(directory)) throw new AppError('BACKUP_EXISTS', copy.backup.exists(directory));
  return directory;
}
