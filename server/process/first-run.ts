import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { FirstRun } from '../services/admin-access/first-run.ts';
import { copy } from './copy.ts';

interface Announcement {
  readonly dataDirectory: string;
  /** Shows a text to the person at the terminal; null where the output is collected and kept. */
  readonly show: ((text: string) => void) | null;
  readonly log: Log;
}

const FILE_MODE = 0o600;
const words = copy.firstRun;

/**
 * Tells the operator how to get in. A generated password is shown in the terminal once and never logged; without a terminal
 * it is written to a file of the data directory that only this user may read.
 */
export function announceFirstRun(firstRun: FirstRun | null, { dataDirectory, show, log }: Announcement): void {
  if (firstRun === null) return;
  const { kind, email, password } = firstRun;
  log.info(words[kind](email));
  if (password === null) return;
  if (show !== null) {
    show(`${words.password(password)}\n`);
    return;
  }
  const file = toInitialPasswordFile(dataDirectory);
  try {
    rmSync(file, { force: true });
    writeFileSync(file, `${password}\n`, { mode: FILE_MODE, flag: 'wx' });
    log.info(words.file(file));
  } catch (error) {
    log.error(words.fileFailed(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

/** Removes the file with the initial password, if there is one. Never throws. */
export function removeInitialPassword(dataDirectory: string): void {
  try {
    rmSync(toInitialPasswordFile(dataDirectory), { force: true });
  } catch {
    // The password in it opens nothing any longer.
  }
}

function toInitialPasswordFile(dataDirectory: string): string {
  return join(dataDirectory, 'initial-password');
}
