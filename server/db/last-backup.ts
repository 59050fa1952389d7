import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MODE } from './data-directory.ts';

const MARK_FILE = 'last-backup';

/** Remembers the time of a complete backup beside the data. A backup is good without it, so this never throws. */
export function markBackup(dataDirectory: string): void {
  try {
    writeFileSync(join(dataDirectory, MARK_FILE), '', { mode: FILE_MODE });
  } catch {
    // The data directory may be read-only for this user.
  }
}

/** Milliseconds since 1970 of the latest backup that the product made of a data directory; null when it has made none. */
export function readLastBackup(dataDirectory: string): number | null {
  const changedAt = statSync(join(dataDirectory, MARK_FILE), { throwIfNoEntry: false })?.mtimeMs;
  return changedAt === undefined ? null : Math.round(changedAt);
}
