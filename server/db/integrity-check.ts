import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Integrity } from '../../src/core/contracts/admin-health.ts';
import { DATABASE_FILE } from './database-file.ts';

const DAY_MS = 24 * 60 * 60_000;
/** About a second per GB, many times that on a slow disk. */
const TIME_MAX_MS = 30 * 60_000;

/** Prints what the check finds. Its arguments are the path of the driver and the file. */
const SCRIPT = `
const Database = require(process.argv[1]);
try {
  const connection = new Database(process.argv[2], { readonly: true });
  const [row] = connection.prepare('pragma quick_check(1)').all();
  console.log(Object.values(row)[0]);
} catch (error) {
  if (!/CORRUPT|NOTADB/.test(String(error.code))) throw error;
  console.log(error.message);
}`;

interface IntegrityCheck {
  /** What the latest check has found. */
  read(): Integrity;
  /** Checks when a day has passed since the latest attempt. Call it from time to time. */
  runIfDue(): Promise<void>;
  /** Ends a check in progress. */
  stop(): void;
}

/** Looks for damaged pages of the embedded database in a process of its own, so that calls do not wait. */
export function createIntegrityCheck({
  dataDirectory,
  now,
}: {
  readonly dataDirectory: string;
  readonly now: () => number;
}): IntegrityCheck {
  const stopping = new AbortController();
  let latest: Integrity = { state: 'unchecked' };
  let triedAt: number | null = null;
  return {
    read: () => latest,
    async runIfDue() {
      const at = now();
      if (triedAt !== null && at - triedAt < DAY_MS) return;
      triedAt = at;
      const found = await quickCheck(join(dataDirectory, DATABASE_FILE), stopping.signal);
      if (found !== null) latest = { state: found === 'ok' ? 'whole' : 'damaged', at };
    },
    stop: () => stopping.abort(),
  };
}

/** `ok`, or the first problem; null where the check was ended. Throws when it could not be made. */
async function quickCheck(file: string, signal: AbortSignal): Promise<string | null> {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const options = { signal, timeout: TIME_MAX_MS };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', SCRIPT, driver, file], options);
    return stdout.trim();
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
