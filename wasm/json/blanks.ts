import { LINE_START, SPACES } from './vectors';

/**
 * Blanks between tokens. The processor must wait for a count before it can read on, and an indented text has blanks
 * before every token. But lines of the same depth begin with the same number of spaces: where the number is as
 * predicted, the processor reads on without waiting, because it predicts the outcome of the comparison as well.
 */

/** The last number of spaces for every depth; great depths share an entry. */
const FORESEEN = memory.data(64, 16);
const FORESEEN_MASK: usize = 63;

/** @returns the first byte from `at` on that is not a blank. `level` is the expected depth of the next token. */
// @ts-expect-error: decorator
@inline
export function skipBlanks(at: usize, level: i32): usize {
  const byte = load<u8>(at);
  if (byte > 0x20) return at;
  if (byte == 0x20 && load<u8>(at, 1) > 0x20) return at + 1;
  const known = FORESEEN + (<usize>level & FORESEEN_MASK);
  const foreseen = <usize>load<u8>(known);
  const length = countLineStart(at);
  if (length == foreseen && load<u8>(at + foreseen) > 0x20) return at + foreseen;
  store<u8>(known, <u8>length);
  return skipAnyBlanks(at + length);
}

/** Length of a line feed and the spaces behind it, up to 32. */
// @ts-expect-error: decorator
@inline
function countLineStart(at: usize): usize {
  const start = i8x16.eq(v128.load(at), v128.load(LINE_START));
  const rest = i8x16.eq(v128.load(at, 16), v128.load(SPACES));
  return <usize>ctz(~(i8x16.bitmask(start) | (i8x16.bitmask(rest) << 16)));
}

// @ts-expect-error: decorator
@inline
function skipAnyBlanks(at: usize): usize {
  while (true) {
    const bytes = v128.load(at);
    const blanks = v128.or(
      v128.or(i8x16.eq(bytes, i8x16.splat(0x20)), i8x16.eq(bytes, i8x16.splat(0x0a))),
      v128.or(i8x16.eq(bytes, i8x16.splat(0x0d)), i8x16.eq(bytes, i8x16.splat(0x09))),
    );
    const others = ~i8x16.bitmask(blanks) & 0xffff;
    if (others != 0) return at + <usize>ctz(others);
    at += 16;
  }
}
