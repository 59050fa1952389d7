/** Bounds of every request; the contract of a call bounds its body. */
export const URL_LENGTH_MAX = 4096;
export const PARAMETER_LENGTH_MAX = 200;

/** Bounds against slow and numerous senders. Node swaps the two timeouts if the one for the headers is larger. */
export const HTTP_BOUNDS = {
  /** The headers of a request must arrive within this time. */
  headersTimeoutMs: 15_000,
  /** A request must be received completely within this time. */
  requestTimeoutMs: 30_000,
  /** How often the two timeouts are checked, and so how late a slow sender may be noticed. */
  checkingIntervalMs: 5_000,
  /** Open connections in all; the kernel's limit of open files is usually higher. */
  connectionsMax: 4_000,
  /**
   * Open connections of one network, for example of all people behind one IPv4 address, times the scale of wider ones. Of a
   * proxy not the connections count but the requests in progress of each client's network.
   */
  connectionsPerNetworkMax: 200,
} as const;
export type HttpBounds = Readonly<Record<keyof typeof HTTP_BOUNDS, number>>;

/** A connection without traffic for this long is closed. */
export const CONNECTION_TIMEOUT_MS = 60_000;
/** Longer than the idle time of common proxies (60 s), so that the proxy closes first and never sees a reset. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Smaller answers are not compressed. */
export const COMPRESSION_THRESHOLD_BYTES = 1024;
/** Brotli quality of answers compressed per request: about the size of gzip 9 at a fraction of its time. */
export const BROTLI_QUALITY = 4;
/** Of pages, which are compressed at once: a twentieth larger in half the time. */
export const PAGE_BROTLI_QUALITY = 3;
export const PAGE_GZIP_LEVEL = 3;

export const ASSET_MAX_AGE_S = 365 * 24 * 60 * 60;
export const HSTS_MAX_AGE_S = 365 * 24 * 60 * 60;
