/**
 * Objects and arrays of at least this many bytes are indexed, and in them the place of a child after each such
 * distance. So no answer reads much more than this amount of text beyond its result.
 */
export const LONG_BYTES = 32 << 10;
/** Multiple of that size that is kept of the last reading: short values are complete in it, with their neighbors. */
export const KEPT_LONGS_COUNT = 8;
/** Amount that is searched at once for children or a name; larger containers take another, larger reading. */
export const WINDOW_BYTES = 4 << 10;
/** Characters of a key or a value that are given. */
export const CLIPPED_CHARS = 200;
/** Amount of a folded object or array that is read for its preview. */
export const PREVIEW_BYTES = 2 << 10;
/** Characters after which no further child is added to a preview, and characters of each name and value in it. */
export const PREVIEW_CHARS = 80;
export const PREVIEW_TOKEN_CHARS = 24;
/** Longest time that a page of nodes waits for the index of its text. */
export const PATIENCE_MS = 40;
