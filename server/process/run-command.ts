import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';

/** Runs a command of an operator and prints its result. The exit code is 1 after a failure, which is explained on stderr. */
export async function runCommand(run: (args: readonly string[]) => Promise<string> | string): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    const reason = error instanceof AppError ? error.message : `${copy.backup.unexpected}\n${(error as Error).stack}`;
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  }
}
