/** Differences of each kind that a comparison lists; further ones are only counted. */
export const LISTED_DIFFERENCES_COUNT = 1000;

/** Levels of an indented text: a deeper one has more blanks than content, gigabytes for 100 KB. */
export const INDENTED_LEVELS_COUNT = 2000;
/** Longer texts are not repaired: their changes are kept in memory as places, which have to be short numbers. */
export const REPAIRED_BYTES_MAX = 1 << 30;
/** Up to this length a text is repaired whole where it cannot be repaired in windows. */
export const REPAIRED_WHOLE_BYTES_MAX = 64 << 20;
/** Changes of one repair in windows, each of which is kept in memory. */
export const REPAIRS_COUNT = 8_000_000;
/** Levels of a text that is repaired in windows. */
export const REPAIRED_LEVELS_COUNT = 1_000_000;

/**
 * Why a text above `REPAIRED_WHOLE_BYTES_MAX` cannot be repaired: it is in a notation that has to be rewritten whole, a
 * string, comment or other part of it is longer than a window, or it has too many changes or levels.
 */
export type RepairLimit = 'notation' | 'span' | 'count' | 'depth';

/** Longer texts are not sorted: a text is held whole while it is sorted, with a table of its values. */
export const SORTED_BYTES_MAX = 128 << 20;
/** Length of each of two compared texts, as they are indented for the comparison. */
export const COMPARED_BYTES_MAX = 64 << 20;
