/**
 * An object or array of so many bytes is remembered, and the place of a child after every so many bytes in it: no answer
 * reads much more than this much text that it does not give.
 */
export const LONG_BYTES = 32 << 10;
/** Times as much is kept of what was read last: what is short is whole in it with its neighbors. */
export const KEPT_LONGS_COUNT = 8;
/** Looked through at once for children or a name; what is larger takes another, larger look. */
export const WINDOW_BYTES = 4 << 10;
/** Characters that are given of a key or a value. */
export const CLIPPED_CHARS = 200;
/** A page waits so long for a text that is still looked through. */
export const PATIENCE_MS = 40;
