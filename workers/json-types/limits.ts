/** Bytes of a text that types are made of, or that is checked. */
export const TYPED_BYTES_MAX = 32 << 20;
/** Items of one array that are read. */
export const SAMPLED_ITEMS = 1000;
/** Paths that are listed per fact. */
export const LISTED_PATHS = 5;
/** Violations that are listed. */
export const LISTED_VIOLATIONS = 200;
