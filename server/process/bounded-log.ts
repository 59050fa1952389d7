import type { Log } from '../log/log.ts';
import type { Schedule } from '../schedule.ts';
import { LOG_BOUNDS } from './constants.ts';
import { copy } from './copy.ts';

interface LogBounds {
  readonly windowMs: number;
  /** Equal errors in a window that are written. */
  readonly equalMax: number;
  /** Different errors in a window that are counted by themselves; all others count as equal. */
  readonly differentMax: number;
}

interface Repetition {
  count: number;
}

const OTHERS = 'others';

/**
 * The same log, except that only a few equal errors are written in each window of time; at its end one line counts the rest.
 * Errors are equal when their messages and the first lines of their causes are. Other messages pass through.
 */
export function createBoundedLog(log: Log, schedule: Schedule, bounds: LogBounds = LOG_BOUNDS): Log {
  const repetitions = new Map<string, Repetition>();

  function count(message: string, cause: unknown): number {
    const key = `${message}\n${toFirstLine(cause)}`;
    const kept = repetitions.has(key) || repetitions.size < bounds.differentMax ? key : OTHERS;
    const repetition = repetitions.get(kept) ?? open(kept, message);
    repetition.count += 1;
    return repetition.count;
  }

  function open(key: string, message: string): Repetition {
    const repetition = { count: 0 };
    repetitions.set(key, repetition);
    schedule(bounds.windowMs, () => {
      repetitions.delete(key);
      const suppressed = repetition.count - bounds.equalMax;
      if (suppressed > 0) log.error(copy.suppressed(key === OTHERS ? null : message, suppressed));
    });
    return repetition;
  }

  return {
    ...log,
    error(message, cause) {
      if (count(message, cause) <= bounds.equalMax) log.error(message, cause);
    },
  };
}

function toFirstLine(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.split('\n', 1)[0] ?? '';
}
