/**
 * Finds the first byte of the first sequence in `from … to` that is not UTF-8; `to` when all is. Zeros follow `to`.
 * Sixteen bytes at a time by classifying pairs of neighboring bytes through three small tables (Keiser and Lemire,
 * "Validating UTF-8 in less than one instruction per byte", 2021); blocks of ASCII are passed by.
 */
export function findInvalidUtf8(from: usize, to: usize): usize {
  const firstHigh = i8x16(2, 2, 2, 2, 2, 2, 2, 2, -128, -128, -128, -128, 33, 1, 21, 73);
  const firstLow = i8x16(-25, -93, -125, -125, -117, -53, -53, -53, -53, -53, -53, -53, -53, -37, -53, -53);
  const secondHigh = i8x16(1, 1, 1, 1, 1, 1, 1, 1, -26, -82, -70, -70, 1, 1, 1, 1);
  const lowNibble = i8x16.splat(0x0f);
  let before = i8x16.splat(0);
  for (let at = from; at <= to; at += 16) {
    const bytes = v128.load(at);
    if (i8x16.bitmask(v128.or(bytes, before)) == 0) {
      while (at + 80 <= to && isAscii64(at + 16)) at += 64;
      before = i8x16.splat(0);
      continue;
    }
    const back1 = v128.shuffle<u8>(before, bytes, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
    const back2 = v128.shuffle<u8>(before, bytes, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
    const back3 = v128.shuffle<u8>(before, bytes, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28);
    const special = v128.and(
      v128.and(i8x16.swizzle(firstHigh, i8x16.shr_u(back1, 4)), i8x16.swizzle(firstLow, v128.and(back1, lowNibble))),
      i8x16.swizzle(secondHigh, i8x16.shr_u(bytes, 4)),
    );
    const third = i8x16.sub_sat_u(back2, i8x16.splat(0x60));
    const fourth = i8x16.sub_sat_u(back3, i8x16.splat(0x70));
    const due = v128.and(v128.or(third, fourth), i8x16.splat(-128));
    if (v128.any_true(v128.xor(due, special))) return findExactly(at == from ? from : sequenceStart(at), to);
    before = bytes;
  }
  return to;
}

// @ts-expect-error: decorator
@inline
function isAscii64(at: usize): bool {
  const first = v128.or(v128.load(at), v128.load(at, 16));
  const second = v128.or(v128.load(at, 32), v128.load(at, 48));
  return i8x16.bitmask(v128.or(first, second)) == 0;
}

/** Where the sequence that reaches `at`, or ends before it, may begin: all before `at - 3` has been found valid. */
function sequenceStart(at: usize): usize {
  let start = at - 3;
  while (start < at && (load<u8>(start) & 0xc0) == 0x80) start += 1;
  return start;
}

/** Byte by byte, from the beginning of a sequence. */
function findExactly(from: usize, to: usize): usize {
  let at = from;
  while (at < to) {
    const size = sequenceSize(at, to);
    if (size == 0) return at;
    at += size;
  }
  return to;
}

/** Bytes of the sequence at `at`; 0 when it is none. */
function sequenceSize(at: usize, to: usize): usize {
  const first = load<u8>(at);
  if (first < 0x80) return 1;
  const second = load<u8>(at, 1);
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return isContinuation(at + 1, to) ? 2 : 0;
  if (first < 0xf0) {
    if (first == 0xe0 && second < 0xa0) return 0;
    if (first == 0xed && second > 0x9f) return 0;
    return isContinuation(at + 1, to) && isContinuation(at + 2, to) ? 3 : 0;
  }
  if (first == 0xf0 && second < 0x90) return 0;
  if (first == 0xf4 && second > 0x8f) return 0;
  return isContinuation(at + 1, to) && isContinuation(at + 2, to) && isContinuation(at + 3, to) ? 4 : 0;
}

function isContinuation(at: usize, to: usize): bool {
  return at < to && (load<u8>(at) & 0xc0) == 0x80;
}
