/**
 * Vectors of constants, loaded from memory where they are used: engines create a literal in three steps on a single
 * unit each time, whereas a load is one step.
 */
export const QUOTES = memory.data(16, 16);
export const BACKSLASHES = memory.data(16, 16);
export const LAST_CONTROL = memory.data(16, 16);
export const ZERO_DIGITS = memory.data(16, 16);
export const NINES = memory.data(16, 16);
export const SPACES = memory.data(16, 16);
/** A line feed and fifteen spaces. */
export const LINE_START = memory.data(16, 16);
/** The same for written lines, whose indent may be tabs. */
export const NEW_LINE = memory.data(16, 16);
export const INDENT = memory.data(16, 16);
v128.store(QUOTES, i8x16.splat(0x22));
v128.store(BACKSLASHES, i8x16.splat(0x5c));
v128.store(LAST_CONTROL, i8x16.splat(0x1f));
v128.store(ZERO_DIGITS, i8x16.splat(0x30));
v128.store(NINES, i8x16.splat(9));
v128.store(SPACES, i8x16.splat(0x20));
v128.store(LINE_START, i8x16.replace_lane(i8x16.splat(0x20), 0, 0x0a));

/** Chooses the byte that written lines are indented with. */
export function setIndent(byte: i8): void {
  v128.store(INDENT, i8x16.splat(byte));
  v128.store(NEW_LINE, i8x16.replace_lane(i8x16.splat(byte), 0, 0x0a));
}
