/** A text is recognized by this much of its beginning, and by its end. */
export const HEAD_BYTES = 64 << 10;
export const END_BYTES = 4 << 10;
/** A longer text is not decoded where the decoder holds it whole. */
export const HELD_BYTES_MAX = 16 << 20;
/** A compressed text that inflates to more is refused. */
export const INFLATED_BYTES_MAX = 64 << 20;
