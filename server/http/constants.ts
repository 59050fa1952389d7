/** Bounds of every request; the contract of a call bounds its body. */
export const URL_LENGTH_MAX = 4096;
export const PARAMETER_LENGTH_MAX = 200;

/** A request must be received completely within this time (against slow senders). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** A connection without traffic for this long is closed. */
export const CONNECTION_TIMEOUT_MS = 60_000;
/** Longer than the idle time of common proxies (60 s), so that the proxy closes first and never sees a reset. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Smaller answers are not compressed. */
export const COMPRESSION_THRESHOLD_BYTES = 1024;
/** Brotli quality of answers compressed per request: about the size of gzip 9 at a fraction of its time. */
export const BROTLI_QUALITY = 4;

export const ASSET_MAX_AGE_S = 365 * 24 * 60 * 60;
export const HSTS_MAX_AGE_S = 365 * 24 * 60 * 60;
