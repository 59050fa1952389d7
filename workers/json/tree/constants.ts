/**
 * An object or array of so many bytes is remembered, and the place of a child after every so many bytes in it: no answer
 * reads much more than this much text that it does not give.
 */
export const LONG_BYTES = 32 << 10;
/** Times as much is read at once when children are looked for. */
export const WINDOW_LONGS_COUNT = 4;
/** Characters that are given of a key or a value. */
export const CLIPPED_CHARS = 200;
/** A page waits so long for a text that is still looked through. */
export const PATIENCE_MS = 40;
