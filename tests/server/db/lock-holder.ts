import { createDataDirectory, lockDataDirectory } from '../../../server/db/data-directory.ts';
import { AppError } from '../../../src/core/errors.ts';

/** A process that locks the data directory of its argument until it is killed. Prints `held` or an error code. */
const [, , directory = ''] = process.argv;
try {
  createDataDirectory(directory);
  lockDataDirectory(directory);
  console.log('held');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof AppError ? error.code : error);
}
