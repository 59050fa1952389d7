import { createDataDirectory, lockDataDirectory } from '../../../server/db/data-directory.ts';
import { AppError } from '../../../src/core/errors.ts';

/** A process that locks the data directory of its argument until it is killed. Prints `held` or an error code. */
const [, , directory = ''] = process.argv;
try {
  createDataDirectory(directory);
  const lock = lockDataDirectory(directory);
  // A lock that nothing refers to is released when its memory is collected.
  process.once('exit', lock.release);
  console.log('held');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof AppError ? error.code : error);
}
