/** Remaining time below which the end of a session is announced (doc 1 §9). */
export const EXPIRING_SOON_MS = 300_000;

/** A page that is seen again checks its session if the last check is older than this. */
export const PROFILE_CHECK_INTERVAL_MS = 5 * 60_000;
