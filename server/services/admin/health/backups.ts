import type { StoredBackup } from '../../../../src/core/contracts/admin-health.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { apiError, isApiError } from '../../../api-error.ts';
import { copy } from '../../../copy.ts';
import type { Download } from '../../download.ts';
import type { AdminCaller } from '../admin-context.ts';
import type { BackupContext } from './backup-context.ts';
import { prepareDownload, removeBackupCopies } from './backup-download.ts';
import { storeBackup } from './stored-backups.ts';

interface Backups {
  /** A backup that leaves the server. */
  download(caller: AdminCaller): Promise<Download>;
  /** A backup that stays in the data directory. */
  store(caller: AdminCaller): Promise<StoredBackup>;
}

/**
 * The calls that make a backup, one at a time. They throw `BACKUP_IN_POSTGRES`, `BACKUP_TOO_LARGE`, `BACKUP_NO_SPACE`,
 * `BACKUP_FAILED` and `TOO_BUSY`; nothing new is left on the disk then.
 */
export function createBackups(context: BackupContext): Backups {
  let isBusy = false;

  async function begin<Result>(make: () => Promise<Result>): Promise<Result> {
    if (context.config.databaseUrl !== null) throw apiError('BACKUP_IN_POSTGRES');
    if (isBusy) throw apiError('TOO_BUSY');
    isBusy = true;
    try {
      return await make();
    } catch (error) {
      end();
      if (isApiError(error) && error.code !== 'BACKUP_FAILED') throw error;
      // A backup of the same second has the name already.
      if (error instanceof AppError && error.code === 'BACKUP_EXISTS') throw apiError('TOO_BUSY');
      context.log.error(copy.backup.consoleFailed, error);
      throw apiError('BACKUP_FAILED');
    }
  }

  function end(): void {
    try {
      removeBackupCopies(context.config.dataDirectory);
    } catch (error) {
      context.log.error(copy.backup.consoleFailed, error);
    } finally {
      isBusy = false;
    }
  }

  return {
    download: (caller) => begin(async () => ({ ...(await prepareDownload(context, caller)), close: end })),
    async store(caller) {
      const stored = await begin(() => storeBackup(context, caller));
      end();
      return stored;
    },
  };
}
