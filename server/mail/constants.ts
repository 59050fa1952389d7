/** Number of mails sent at the same time; providers allow few connections. */
export const LANES_COUNT = 4;
/** Mails of one class that wait longer than this together are too many: their codes would arrive too late. */
export const QUEUE_WAIT_MAX_MS = 60_000;
/** So many mails of a class may wait however slow the mail server is. */
export const WAITING_FLOOR_COUNT = 40;
/** Duration of a send before any was measured, and the shortest that counts. */
export const SEND_ASSUMED_MS = 1000;
export const SEND_MS_MIN = 50;
/** Window of the mails an hour. */
export const BUDGET_WINDOW_MS = 60 * 60 * 1000;
/**
 * The queue starts at multiples of this time, so that the work of sending a mail does not follow the request that caused it,
 * whose caller could measure it.
 */
export const BEAT_MS = 500;
/** Waits between attempts; the last one repeats until the mail expires. */
export const RETRY_DELAYS_MS = [5_000, 15_000, 45_000, 120_000] as const;
/** Interval at which the queue looks for mails that another process or an earlier one left. */
export const POLL_INTERVAL_MS = 15_000;
/** The interval while the database cannot be reached. */
export const FAILED_POLL_INTERVAL_MS = 2_000;
/** A timer this late was suspended with the machine and may stay so: a new one is set. */
export const OVERDUE_MS = 1000;
/** A mail that is not sent within this time is retried. */
export const SEND_DEADLINE_MS = 30_000;
/**
 * After one process has claimed a mail, no other touches it for this long: the deadline plus time to store the result.
 */
export const LEASE_MS = 60_000;
/** A mail server counts as down after this many failures in a row; a single failure may be temporary. */
export const DOWN_AFTER_FAILURES_COUNT = 2;
/** For this long after the latest failure no mail is promised. */
export const DOWN_FOR_MS = 60_000;
/** Time for mails in progress to finish when the server stops. */
export const STOP_GRACE_MS = 5_000;
/** The reason of a mail that was given up is kept for this long, without address and texts. */
export const FAILURE_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
export const REASON_LENGTH_MAX = 300;

export const SMTP_CONNECT_TIMEOUT_MS = 10_000;
/** Longest time without data from the mail server. */
export const SMTP_SILENCE_TIMEOUT_MS = 20_000;

/** A test mail from the lookup of the name to its delivery: less than the 20 s for which a page waits for an answer. */
export const MAIL_TEST_DEADLINE_MS = 15_000;

/** A half-written message of the outbox older than this was left by a killed process. */
export const DRAFT_KEPT_MS = 60_000;
/** Number of messages that the outbox of local mode keeps. */
export const OUTBOX_SIZE = 200;
