/** Differences of each kind that a comparison lists; further ones are only counted. */
export const LISTED_DIFFERENCES_COUNT = 1000;

/** Levels of an indented text: a deeper one has more blanks than content, gigabytes for 100 KB. */
export const INDENTED_LEVELS_COUNT = 2000;
/** Longer texts are not repaired: the repair holds several copies of a text in memory. */
export const REPAIRED_BYTES_MAX = 64 << 20;
/** Longer texts are not sorted: a text is held whole while it is sorted, with a table of its values. */
export const SORTED_BYTES_MAX = 128 << 20;
/** Length of each of two compared texts, as they are indented for the comparison. */
export const COMPARED_BYTES_MAX = 64 << 20;
