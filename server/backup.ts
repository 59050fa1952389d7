import { join } from 'node:path';
import { AppError } from '../src/core/errors.ts';
import { parseDataConfig } from './config.ts';
import { copy } from './copy.ts';
import { backUp } from './db/backup.ts';
import { copyDatabase, DATABASE_FILE } from './db/database-file.ts';
import { runCommand } from './process/run-command.ts';

/** `node dist/server/backup.js <folder>`: backs up the data directory of `MYTHINKN_DATA`, also while its server runs. */
await runCommand(async ([target, ...rest]) => {
  if (target === undefined || rest.length > 0) throw new AppError('USAGE', copy.backup.usage);
  const { dataDirectory, databaseUrl } = parseDataConfig(process.env);
  if (databaseUrl !== null) throw new AppError('POSTGRES', copy.backup.postgres);
  const startedAt = performance.now();
  const copyTo = (file: string) => copyDatabase(join(dataDirectory, DATABASE_FILE), file);
  const backup = await backUp({ dataDirectory, target, copyTo, now: Date.now() });
  return copy.backup.done(backup, (performance.now() - startedAt) / 1000);
});
