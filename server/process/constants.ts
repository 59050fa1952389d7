/** Time for requests in progress to finish after a stop signal. */
export const STOP_GRACE_MS = 10_000;
/** Interval at which connections that have become idle are closed. */
export const IDLE_SWEEP_MS = 100;
/**
 * One Ctrl+C reaches the process twice under npm (from the terminal and forwarded); only a later signal counts as a second
 * one.
 */
export const REPEATED_SIGNAL_MS = 500;
