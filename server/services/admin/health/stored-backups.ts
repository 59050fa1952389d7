import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_BACKUPS_MAX, type StoredBackup } from '../../../../src/core/contracts/admin-health.ts';
import { copy } from '../../../copy.ts';
import { readBackupTime } from '../../../db/backup.ts';
import { DIRECTORY_MODE } from '../../../db/data-directory.ts';
import { DATABASE_FILE } from '../../../db/database-file.ts';
import { markBackup } from '../../../db/last-backup.ts';
import { type AdminCaller, changeAsAdmin } from '../admin-context.ts';
import { assertRoom, type BackupContext, writeBackupInto } from './backup-context.ts';

/** In the data directory, and apart from folders that operators choose: old backups are removed here alone. */
const FOLDER = 'stored-backups';
/** What a stored backup must leave free. It stays, so it may not be what fills the disk. */
export const STORED_FREE_BYTES_MIN = 256 * 1024 ** 2;
/** Follows the name of a backup that is not whole yet or not whole any more. */
const PART = '.part-';

/** Writes a backup into the data directory; the oldest ones beyond the bound are removed afterwards. */
export async function storeBackup(context: BackupContext, caller: AdminCaller): Promise<StoredBackup> {
  const { admin, config, log } = context;
  await assertRoom(context, STORED_FREE_BYTES_MIN);
  const folder = join(config.dataDirectory, FOLDER);
  mkdirSync(folder, { mode: DIRECTORY_MODE, recursive: true });
  const { directory, name, at, bytes } = await writeBackupInto(folder, context);
  try {
    await changeAsAdmin(admin, caller, ({ record }) =>
      record({ action: 'backup.store', subject: name, after: { bytes } }),
    );
  } catch (error) {
    remove(directory);
    throw error;
  }
  markBackup(config.dataDirectory);
  try {
    const old = listStoredBackups(config.dataDirectory).slice(STORED_BACKUPS_MAX);
    for (const backup of old) remove(join(folder, backup.name));
  } catch (error) {
    log.error(copy.backup.oldOnesStay, error);
  }
  return { name, at, bytes };
}

/** The whole backups in a data directory, the latest one first. */
export function listStoredBackups(dataDirectory: string): StoredBackup[] {
  const folder = join(dataDirectory, FOLDER);
  if (!existsSync(folder)) return [];
  const backups = readdirSync(folder).flatMap((name) => {
    const at = readBackupTime(name);
    const facts = statSync(join(folder, name, DATABASE_FILE), { throwIfNoEntry: false });
    return at === null || facts === undefined ? [] : [{ name, at, bytes: facts.size }];
  });
  return backups.sort((a, b) => b.at - a.at);
}

/** Removes what a killed process left of a backup. */
export function removeBackupParts(dataDirectory: string): void {
  const folder = join(dataDirectory, FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [whole = ''] = name.split(PART, 1);
    if (whole !== name && readBackupTime(whole) !== null) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Renamed first, so that a backup that is half removed has no name of a whole one. */
function remove(directory: string): void {
  const part = `${directory}${PART}removed`;
  renameSync(directory, part);
  rmSync(part, { recursive: true, force: true });
}
