/**
 * The memory map of the JSON core. The caller writes a window of input at INPUT, followed by SENTINEL_BYTES zeros:
 * NUL is valid nowhere in JSON, so every scan stops there and the hot loops need no bounds check.
 */

/** The largest window of input, in bytes. */
export const WINDOW_BYTES: i32 = 1 << 20;
export const SENTINEL_BYTES: i32 = 64;
/** Zeros before the window, so that a look back from its beginning finds no character. */
const LEAD_BYTES: i32 = 16;
export const INPUT = memory.data(LEAD_BYTES + WINDOW_BYTES + SENTINEL_BYTES, 16) + LEAD_BYTES;

/** Levels of nesting that are supported; deeper documents are refused. */
export const MAX_DEPTH: i32 = 1 << 20;
/** One byte per level: the kind of the open container. */
export const STACK = memory.data(MAX_DEPTH, 16);
export const IN_ARRAY: u8 = 0;
export const IN_OBJECT: u8 = 1;

/**
 * Room for output. A token may copy a whole window, and two line breaks may surround it, each indented by its depth.
 * This much is free whenever a token begins; otherwise the caller is asked to drain.
 */
export const MAX_INDENT_BYTES: i32 = 1 << 16;
const FREE_BYTES: i32 = WINDOW_BYTES + 2 * MAX_INDENT_BYTES + 256;
const OUTPUT_BYTES: i32 = FREE_BYTES + WINDOW_BYTES;
export const OUTPUT = memory.data(OUTPUT_BYTES, 16);
/** A token may begin while less than this is written. */
export const OUTPUT_LIMIT: usize = OUTPUT + (OUTPUT_BYTES - FREE_BYTES);

/**
 * Offsets in bytes, as f64, of every LINE_STRIDE-th line of the output. A line has at least one byte, so the lines of a
 * full output fit.
 */
export const LINE_STRIDE: i32 = 64;
export const LINES = memory.data((OUTPUT_BYTES / LINE_STRIDE + 1) * 8, 16);
