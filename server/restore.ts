import { AppError } from '../src/core/errors.ts';
import { parseDataConfig } from './config.ts';
import { copy } from './copy.ts';
import { restore } from './db/restore.ts';
import { runCommand } from './process/run-command.ts';

/** `node dist/server/restore.js <backup>`: puts a backup into the empty or new data directory of `MYTHINKN_DATA`. */
await runCommand(([backup, ...rest]) => {
  if (backup === undefined || rest.length > 0) throw new AppError('USAGE', copy.backup.restoreUsage);
  const { dataDirectory, databaseUrl } = parseDataConfig(process.env);
  if (databaseUrl !== null) throw new AppError('POSTGRES', copy.backup.restorePostgres);
  const startedAt = performance.now();
  return copy.backup.restored(restore(backup, dataDirectory), (performance.now() - startedAt) / 1000);
});
