import type { CodePurpose } from '../../../src/core/contracts/accounts.ts';

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Mailed codes. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const CODE_ATTEMPTS_MAX = 5;
/** Wait between two codes of one ticket, and between two tickets that one network opens for an address and purpose (doc 2 §9). */
export const RESEND_WAIT_MS = 60 * SECOND_MS;
/** Open codes for one address and purpose that one network may have. */
export const OPEN_CODES_MAX = 3;
/**
 * Codes for one address, all purposes together: so many for requests with a password or a session, and so many for anonymous
 * ones.
 */
export const CODES_PER_EMAIL = { limit: 10, windowMs: DAY_MS } as const;
/**
 * Anonymous codes for one address from one network, and from a wider one: fewer than all strangers together have, so that no
 * single network can use them up.
 */
export const CODES_PER_EMAIL_AND_NETWORK = { narrow: 4, wide: 6, windowMs: DAY_MS } as const;
/**
 * Of the anonymous codes for one address, those that only networks get where its account signed in before. More than strangers
 * have, all networks together.
 */
export const CODES_KEPT_FOR_KNOWN_NETWORKS = 3;
/** Anonymous codes for one address from one known device, which count apart. */
export const CODES_PER_DEVICE = { limit: 4, windowMs: DAY_MS } as const;
/** How long a device and a network stay known after a login. */
export const DEVICE_LIFETIME_S = (180 * DAY_MS) / SECOND_MS;
export const NETWORK_MEMORY_MS = 90 * DAY_MS;
/** Codes that one network may request, times the scale of wider ones. */
export const CODES_PER_NETWORK = { limit: 60, windowMs: HOUR_MS } as const;
/** A code dated further ahead was opened while the clock was wrong. */
export const CLOCK_AHEAD_MAX_MS = MINUTE_MS;

/**
 * Failed attempts at one password from one network. The free ones pass, times the scale of wider networks; every later one
 * waits for the delay that the previous one set. One network cannot reach `ATTEMPTS_PER_ACCOUNT` in a day.
 */
export const ATTEMPTS = {
  free: 5,
  delaysMs: [1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * MINUTE_MS),
  /** Forgotten after this time without an attempt. */
  memoryMs: DAY_MS,
} as const;
/**
 * Failed attempts at one password from all networks. Beyond it passwords are still verified, but no answer tells whether one was
 * right: a right one has a code mailed, which opens the login.
 */
export const ATTEMPTS_PER_ACCOUNT = { limit: 100, windowMs: DAY_MS } as const;
/** Failed logins, wrong codes and taken names from one network, times the scale of wider ones. */
export const ATTEMPTS_PER_NETWORK = { limit: 50, windowMs: 15 * MINUTE_MS } as const;

/** Lifetime of a session, and the time without a call after which it ends. */
export const SESSION_LIMITS = { lifetimeS: DAY_MS / SECOND_MS, inactivityMs: 12 * HOUR_MS } as const;
/** The same on a device that its user marked as their own. Never for administrators. */
export const OWN_DEVICE_LIMITS = { lifetimeS: (30 * DAY_MS) / SECOND_MS, inactivityMs: 30 * DAY_MS } as const;
/** The time of a session's latest call is stored at most this often, so it may be this much older than the call. */
export const LAST_SEEN_STEP_MS = 5 * MINUTE_MS;
/** How often the collected times are written. */
export const ACTIVITY_FLUSH_MS = MINUTE_MS;
/** Sessions of one user; the oldest one ends when another one starts. */
export const SESSIONS_PER_USER_MAX = 20;
/** A token issued later than this from now comes from a clock that was ahead. */
export const CLOCK_LEEWAY_MS = MINUTE_MS;

/** Failed sign-ins that are recorded in a minute, and of these with one network address. */
export const FAILED_SIGN_INS_PER_MINUTE = { all: 30, address: 10 } as const;
/** How long sign-ins are kept. */
export const SIGN_INS_KEPT_MS = { started: 90 * DAY_MS, failed: 30 * DAY_MS } as const;

/** Names that a user may take in a day. */
export const RENAMES_PER_USER = { limit: 3, windowMs: DAY_MS } as const;
export const EXPORTS_PER_USER = { limit: 10, windowMs: HOUR_MS } as const;

/** Argon2id; memory in KiB. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes computed at the same time; one of Node's four shared threads stays free for files. */
export const HASH_CONCURRENCY_MAX = 3;
/** Hashes that may wait in the queue: five seconds of work on a small machine, a few kilobytes each. */
export const HASH_QUEUE_MAX = 500;
/** Of these, hashes for one network, times the scale of wider ones. */
export const HASH_QUEUE_PER_NETWORK_MAX = 10;
/** Suggested wait when the queue is full. */
export const BUSY_RETRY_MS = 3 * SECOND_MS;

export const PRUNE_INTERVAL_MS = 10 * MINUTE_MS;

/** Purposes whose code is mailed only to an existing account. */
export const MEMBER_PURPOSES: readonly CodePurpose[] = [
  'login',
  'adminLogin',
  'reset',
  'changePassword',
  'removeAccount',
];
