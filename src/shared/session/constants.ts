/** A session that ends in less is announced (doc 1 §9). */
export const EXPIRING_SOON_MS = 300_000;

/** A page that is seen again has its session checked when the last check is older. */
export const PROFILE_CHECK_INTERVAL_MS = 5 * 60_000;
