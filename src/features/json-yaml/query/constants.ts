/** Remembered queries. */
export const HISTORY_MAX = 20;
/** Results are counted while typing in documents up to this size. */
export const LIVE_BYTES = 8 << 20;
/** Time without typing before the results are counted. */
export const COUNT_DELAY_MS = 200;
/** Names that are offered at the end of a query. */
export const NAMES_MAX = 12;
