/** Messages to the operator: one line per event, followed by its details. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

export function createTerminalLog(): Log {
  return {
    info: (message) => process.stdout.write(`${message}\n`),
    error: (message, cause) => process.stderr.write(`${message}${cause === undefined ? '' : `\n${toText(cause)}`}\n`),
  };
}

function toText(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
