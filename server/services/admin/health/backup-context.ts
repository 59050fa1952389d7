import { sql } from 'kysely';
import { apiError } from '../../../api-error.ts';
import type { ServerConfig } from '../../../config.ts';
import { type Backup, toBackupName, writeBackup } from '../../../db/backup.ts';
import type { Log } from '../../../log/log.ts';
import type { AdminContext } from '../admin-context.ts';
import type { DiskUsage } from './disk-usage.ts';
import { readDatabaseBytes } from './health.ts';

export interface BackupContext {
  readonly admin: AdminContext;
  readonly config: Pick<ServerConfig, 'dataDirectory' | 'databaseUrl'>;
  readonly log: Pick<Log, 'error'>;
  readonly readDiskUsage: (directory: string) => Promise<DiskUsage>;
  /** Largest database. */
  readonly bytesMax: number;
}

/** The server answers no other call while it copies and checks the database, so a large one is left to the command. */
export const BACKUP_BYTES_MAX = 1024 ** 3;

interface NewBackup extends Backup {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Throws `BACKUP_TOO_LARGE`, and `BACKUP_NO_SPACE` where a copy would leave less than `freeBytesMin` on the disk. */
export async function assertRoom(
  { admin, config, readDiskUsage, bytesMax }: BackupContext,
  freeBytesMin: number,
): Promise<void> {
  const bytes = await readDatabaseBytes(admin.accounts.db, 'embedded');
  if (bytes > bytesMax) throw apiError('BACKUP_TOO_LARGE');
  const { freeBytes } = await readDiskUsage(config.dataDirectory);
  if (freeBytes < bytes + freeBytesMin) throw apiError('BACKUP_NO_SPACE');
}

/** Writes a checked backup, named after this moment, into a folder. Nothing is left behind when it throws. */
export async function writeBackupInto(folder: string, { admin, config }: BackupContext): Promise<NewBackup> {
  const { db, now } = admin.accounts;
  const at = now();
  const backup = await writeBackup({
    dataDirectory: config.dataDirectory,
    target: folder,
    copyTo: async (file) => void (await sql`vacuum into ${file}`.execute(db)),
    now: at,
  });
  return { ...backup, name: toBackupName(at), at };
}
