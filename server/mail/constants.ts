/** Mails that are sent at the same time; providers allow few connections. */
export const LANES_COUNT = 4;
/** Waits between attempts; the last one repeats until the mail expires. */
export const RETRY_DELAYS_MS = [5_000, 15_000, 45_000, 120_000] as const;
/** The queue looks by itself that often, for what another process or an earlier one left. */
export const POLL_INTERVAL_MS = 15_000;
/** A timer that is so late slept with the machine, and may go on to sleep: another one is set. */
export const OVERDUE_MS = 1000;
/** A mail that is not sent within this time is tried again. */
export const SEND_DEADLINE_MS = 30_000;
/** No other process touches a mail for this long after one took it; longer than the deadline, with time to write down the result. */
export const LEASE_MS = 60_000;
/** A mail server is down after so many failures in a row: the first one may be a hiccup, which the next attempt gets over. */
export const DOWN_AFTER_FAILURES_COUNT = 2;
/** For so long after the latest failure nobody is promised a mail. */
export const DOWN_FOR_MS = 60_000;
/** Time that mails under way have to finish when the server stops. */
export const STOP_GRACE_MS = 5_000;
/** A mail that was given up leaves its reason, without address and texts, for this long. */
export const FAILURE_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
export const REASON_LENGTH_MAX = 300;

export const SMTP_CONNECT_TIMEOUT_MS = 10_000;
/** Longest silence of the mail server. */
export const SMTP_SILENCE_TIMEOUT_MS = 20_000;

/** Newest messages that the outbox of local mode keeps. */
export const OUTBOX_SIZE = 200;
