import { AppError } from '../../src/core/errors.ts';

/** Messages to the operator: one line per event, followed by its details. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Writes to the terminal. A terminal or pipe that is gone loses messages and does no further harm. */
export function createTerminalLog(): Log {
  // Without a listener the error of a closed pipe would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    info: (message) => process.stdout.write(`${message}\n`),
    error: (message, cause) => process.stderr.write(`${message}${cause === undefined ? '' : `\n${toText(cause)}`}\n`),
  };
}

/** Without a stack for expected failures, whose place in the code explains nothing. */
function toText(cause: unknown): string {
  if (cause instanceof AppError) return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
