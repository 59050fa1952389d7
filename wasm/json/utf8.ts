/**
 * Constants are loaded from memory before a loop: engines keep a loaded vector in a register, but create a literal each
 * time it is used.
 */
const FIRST_HIGH = memory.data(16, 16);
const FIRST_LOW = memory.data(16, 16);
const SECOND_HIGH = memory.data(16, 16);
const LOW_NIBBLE = memory.data(16, 16);
const THIRD = memory.data(16, 16);
const FOURTH = memory.data(16, 16);
const HIGH_BIT = memory.data(16, 16);
v128.store(FIRST_HIGH, i8x16(2, 2, 2, 2, 2, 2, 2, 2, -128, -128, -128, -128, 33, 1, 21, 73));
v128.store(FIRST_LOW, i8x16(-25, -93, -125, -125, -117, -53, -53, -53, -53, -53, -53, -53, -53, -37, -53, -53));
v128.store(SECOND_HIGH, i8x16(1, 1, 1, 1, 1, 1, 1, 1, -26, -82, -70, -70, 1, 1, 1, 1));
v128.store(LOW_NIBBLE, i8x16.splat(0x0f));
v128.store(THIRD, i8x16.splat(0x60));
v128.store(FOURTH, i8x16.splat(0x70));
v128.store(HIGH_BIT, i8x16.splat(-128));

/**
 * Finds the first byte of the first sequence in `from … to` that is not UTF-8; `to` when the whole range is valid.
 * There must be zeros before `from` and behind `to`. Every byte is checked together with the three before it, through
 * three small tables (Keiser and Lemire, "Validating UTF-8 in less than one instruction per byte", 2021). ASCII is
 * skipped. There is no branch on an error until the end: only for invalid texts is the exact place searched.
 */
export function findInvalidUtf8(from: usize, to: usize): usize {
  const firstHigh = v128.load(FIRST_HIGH);
  const firstLow = v128.load(FIRST_LOW);
  const secondHigh = v128.load(SECOND_HIGH);
  const lowNibble = v128.load(LOW_NIBBLE);
  const third = v128.load(THIRD);
  const fourth = v128.load(FOURTH);
  const highBit = v128.load(HIGH_BIT);
  let errors = i8x16.splat(0);
  for (let at = from; at <= to; at += 32) {
    // A sequence that is cut off before a block is found with the block, so ASCII is skipped only behind ASCII.
    while (at + 48 <= to && isAscii64(at - 16)) at += 48;
    errors = v128.or(errors, findErrors(at, firstHigh, firstLow, secondHigh, lowNibble, third, fourth, highBit));
    errors = v128.or(errors, findErrors(at + 16, firstHigh, firstLow, secondHigh, lowNibble, third, fourth, highBit));
  }
  return v128.any_true(errors) ? findExactly(from, to) : to;
}

/** Bits are set where a wrong sequence ends in the sixteen bytes, or is incomplete before them. */
// @ts-expect-error: decorator
@inline
function findErrors(
  at: usize,
  firstHigh: v128,
  firstLow: v128,
  secondHigh: v128,
  lowNibble: v128,
  third: v128,
  fourth: v128,
  highBit: v128,
): v128 {
  const back = at - 3;
  const previous = v128.load(back, 2);
  const special = v128.and(
    v128.and(
      i8x16.swizzle(firstHigh, v128.and(i16x8.shr_u(previous, 4), lowNibble)),
      i8x16.swizzle(firstLow, v128.and(previous, lowNibble)),
    ),
    i8x16.swizzle(secondHigh, v128.and(i16x8.shr_u(v128.load(back, 3), 4), lowNibble)),
  );
  const late = v128.or(i8x16.sub_sat_u(v128.load(back, 1), third), i8x16.sub_sat_u(v128.load(back), fourth));
  return v128.xor(v128.and(late, highBit), special);
}

// @ts-expect-error: decorator
@inline
function isAscii64(at: usize): bool {
  const first = v128.or(v128.load(at), v128.load(at, 16));
  const second = v128.or(v128.load(at, 32), v128.load(at, 48));
  return i8x16.bitmask(v128.or(first, second)) == 0;
}

/** Checks byte by byte, from the beginning of a sequence. */
function findExactly(from: usize, to: usize): usize {
  let at = from;
  while (at < to) {
    const size = sequenceSize(at, to);
    if (size == 0) return at;
    at += size;
  }
  return to;
}

/** Length of the sequence at `at`; 0 when it is invalid. */
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
