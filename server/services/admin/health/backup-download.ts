import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ServerConfig } from '../../../config.ts';
import { copy } from '../../../copy.ts';
import { toBackupName, writeBackup } from '../../../db/backup.ts';
import { DIRECTORY_MODE } from '../../../db/data-directory.ts';
import { DATABASE_FILE } from '../../../db/database-file.ts';
import { markBackup } from '../../../db/last-backup.ts';
import type { Log } from '../../../process/log.ts';
import { apiError, isApiError } from '../../api-error.ts';
import type { Download } from '../../download.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from '../admin-context.ts';
import type { DiskUsage } from './disk-usage.ts';
import { readDatabaseBytes } from './health.ts';
import { createStoredZip, type StoredZip } from './stored-zip.ts';

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
/** What the copy must leave free, for the running server. */
export const FREE_BYTES_MIN = 64 * 1024 ** 2;
/** In the data directory, which other users cannot read. */
const COPIES = 'backup-download';

/**
 * Makes the calls that download a backup, one at a time. Throws `BACKUP_IN_POSTGRES`, `BACKUP_TOO_LARGE`,
 * `BACKUP_NO_SPACE`, `BACKUP_FAILED` and `TOO_BUSY`; nothing is left on the disk then.
 */
export function createBackupDownload(context: BackupContext): (caller: AdminCaller) => Promise<Download> {
  let isBusy = false;
  const end = () => {
    try {
      removeBackupCopies(context.config.dataDirectory);
    } catch (error) {
      context.log.error(copy.backup.downloadFailed, error);
    } finally {
      isBusy = false;
    }
  };
  return async (caller) => {
    if (context.config.databaseUrl !== null) throw apiError('BACKUP_IN_POSTGRES');
    if (isBusy) throw apiError('TOO_BUSY');
    isBusy = true;
    try {
      return { ...(await prepare(context, caller)), close: end };
    } catch (error) {
      end();
      if (isApiError(error) && error.code !== 'BACKUP_FAILED') throw error;
      context.log.error(copy.backup.downloadFailed, error);
      throw apiError('BACKUP_FAILED');
    }
  };
}

/** Removes the copy of a download, also a copy that an earlier process left. */
export function removeBackupCopies(dataDirectory: string): void {
  rmSync(join(dataDirectory, COPIES), { recursive: true, force: true });
}

async function prepare(context: BackupContext, caller: AdminCaller): Promise<Omit<Download, 'close'>> {
  const { admin, config } = context;
  const { db, now } = admin.accounts;
  await assertRoom(context);
  removeBackupCopies(config.dataDirectory);
  const copies = join(config.dataDirectory, COPIES);
  mkdirSync(copies, { mode: DIRECTORY_MODE });
  const at = now();
  const { directory } = await writeBackup({
    dataDirectory: config.dataDirectory,
    target: join(copies, toBackupName(at)),
    copyTo: async (file) => void (await sql`vacuum into ${file}`.execute(db)),
    now: at,
  });
  // The database comes last, so that an incomplete file has none.
  const names = readdirSync(directory).sort((a, b) => Number(a === DATABASE_FILE) - Number(b === DATABASE_FILE));
  const zip = await createStoredZip(directory, names, at);
  const fileName = `${toBackupName(at)}.zip`;
  await changeAsAdmin(admin, caller, ({ record }) =>
    record({ action: 'backup.download', subject: fileName, after: { bytes: zip.bytes } }),
  );
  return { fileName, type: 'application/zip', bytes: zip.bytes, content: send(context, zip) };
}

/** A backup whose content has not left the server does not count as one. */
async function* send({ config, log }: BackupContext, zip: StoredZip): AsyncGenerator<Buffer> {
  try {
    yield* zip.content();
  } catch (error) {
    log.error(copy.backup.downloadFailed, error);
    throw error;
  }
  markBackup(config.dataDirectory);
}

async function assertRoom({ admin, config, readDiskUsage, bytesMax }: BackupContext): Promise<void> {
  const bytes = await readDatabaseBytes(admin.accounts.db, 'embedded');
  if (bytes > bytesMax) throw apiError('BACKUP_TOO_LARGE');
  const { freeBytes } = await readDiskUsage(config.dataDirectory);
  if (freeBytes < bytes + FREE_BYTES_MIN) throw apiError('BACKUP_NO_SPACE');
}
