/** Milliseconds after a stop signal. */
export const STOP_TIMES = {
  /** For requests in progress to finish. */
  graceMs: 10_000,
  /** A stop that hangs ends the process anyway, for example when the database does not answer. */
  deadlineMs: 20_000,
} as const;
export type StopTimes = Readonly<Record<keyof typeof STOP_TIMES, number>>;
/** Interval at which connections that have become idle are closed. */
export const IDLE_SWEEP_MS = 100;
/**
 * One Ctrl+C reaches the process twice under npm (from the terminal and forwarded); only a later signal counts as a second
 * one.
 */
export const REPEATED_SIGNAL_MS = 500;
/** Bounds of equal errors in the log, so that a failure which every request meets cannot fill the disk. */
export const LOG_BOUNDS = { windowMs: 60_000, equalMax: 5, differentMax: 200 } as const;
