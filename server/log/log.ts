import { AppError } from '../../src/core/errors.ts';
import { formatEntry, type LogEntry, type LogFormat } from './log-lines.ts';
import type { SecurityEvent } from './security-log.ts';

/** Messages to the operator: one line per event, followed by its details. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** The log of the process, which also takes security events with the number of times that they happened. */
interface TerminalLog extends Log {
  security(event: SecurityEvent, count: number): void;
}

/**
 * Writes errors to stderr and everything else to stdout, with the time of each entry. A terminal or pipe that is gone loses
 * messages and does no further harm.
 */
export function createTerminalLog(format: LogFormat = 'text'): TerminalLog {
  // Without a listener the error of a closed pipe would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const write = (stream: NodeJS.WriteStream, entry: Omit<LogEntry, 'time'>) =>
    void stream.write(formatEntry(format, { time: Date.now(), ...entry }));
  return {
    info: (message) => write(process.stdout, { level: 'info', message }),
    error: (message, cause) =>
      write(process.stderr, { level: 'error', message, ...(cause !== undefined && { cause: toText(cause) }) }),
    security: ({ event, ...fields }, count) =>
      write(process.stdout, {
        level: 'security',
        message: event,
        fields: { ...fields, ...(count > 1 && { count }) },
      }),
  };
}

/** Without a stack for expected failures, whose place in the code explains nothing. */
function toText(cause: unknown): string {
  if (cause instanceof AppError) return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
