const HOUR_MS = 60 * 60_000;

/** Submissions of one user. */
export const SUBMISSIONS_PER_USER = { limit: 30, windowMs: HOUR_MS } as const;
/** Results of a day from which on a percentile says something. */
export const PERCENTILE_RESULTS_MIN = 20;
/** Settings of free games for which a user's best is kept; the oldest ones leave. */
export const FREE_BESTS_MAX = 60;
/** Days of a user that are read for the streak. */
export const STREAK_DAYS_MAX = 2000;

/** Replays that wait for their turn; one runs at a time. */
export const REPLAY_QUEUE_MAX = 50;
/** Of these, replays of one user. */
export const REPLAY_QUEUE_PER_USER_MAX = 2;
/** Suggested wait when the queue is full. */
export const REPLAY_RETRY_MS = 3000;
/** A replay lets other calls run after this time. */
export const REPLAY_SLICE_MS = 8;
