import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copy } from '../../../copy.ts';
import { DIRECTORY_MODE } from '../../../db/data-directory.ts';
import { DATABASE_FILE } from '../../../db/database-file.ts';
import { markBackup } from '../../../db/last-backup.ts';
import type { Download } from '../../download.ts';
import { type AdminCaller, changeAsAdmin } from '../admin-context.ts';
import { assertRoom, type BackupContext, writeBackupInto } from './backup-context.ts';
import { createStoredZip, type StoredZip } from './stored-zip.ts';

/** What the copy must leave free, for the running server. */
export const FREE_BYTES_MIN = 64 * 1024 ** 2;
/** In the data directory, which other users cannot read. */
const COPIES = 'backup-download';

/** Removes the copy of a download, also a copy that an earlier process left. */
export function removeBackupCopies(dataDirectory: string): void {
  rmSync(join(dataDirectory, COPIES), { recursive: true, force: true });
}

/** Writes the copy that is sent, which `removeBackupCopies` removes. */
export async function prepareDownload(context: BackupContext, caller: AdminCaller): Promise<Omit<Download, 'close'>> {
  const { admin, config } = context;
  await assertRoom(context, FREE_BYTES_MIN);
  removeBackupCopies(config.dataDirectory);
  const copies = join(config.dataDirectory, COPIES);
  mkdirSync(copies, { mode: DIRECTORY_MODE });
  const { directory, name, at } = await writeBackupInto(copies, context);
  // The database comes last, so that an incomplete file has none.
  const names = readdirSync(directory).sort((a, b) => Number(a === DATABASE_FILE) - Number(b === DATABASE_FILE));
  const zip = await createStoredZip(directory, names, at);
  const fileName = `${name}.zip`;
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
    log.error(copy.backup.consoleFailed, error);
    throw error;
  }
  markBackup(config.dataDirectory);
}
