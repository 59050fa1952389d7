/** Blocks that are expanded at once, one in each lane. */
export const LANES: i32 = 4;
/** Bytes of a block. */
export const BLOCK: usize = 64;
/** The 64 words of each block with the constants of the rounds added, those of one round side by side. */
export const WORDS: usize = memory.data(1024, 16);
/** The same without the constants. */
const PLAIN: usize = memory.data(1024, 16);

/** Fractional parts of the cube roots of the first 64 primes. */
const CONSTANTS: usize = memory.data<u32>(
  [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
    0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
    0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
    0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2,
  ],
  16,
);

/** Writes `WORDS` of four blocks that follow each other. */
export function expand(blocks: usize): void {
  for (let word: usize = 0; word < 16; word += 4) readFour(blocks, word);
  for (let word: usize = 16; word < 64; word++) {
    const before = PLAIN + (word << 4) - 256;
    const old = i32x4.add(v128.load(before), v128.load(before, 144));
    keep(word, i32x4.add(old, i32x4.add(mixLow(v128.load(before, 16)), mixHigh(v128.load(before, 224)))));
  }
}

/** Words `first` to `first + 3` of each block, whose bytes stand with the highest first. */
// @ts-ignore: decorator
@inline
function readFour(blocks: usize, first: usize): void {
  const at = blocks + (first << 2);
  const a = swap(v128.load(at));
  const b = swap(v128.load(at + BLOCK));
  const c = swap(v128.load(at + 2 * BLOCK));
  const d = swap(v128.load(at + 3 * BLOCK));
  const abLow = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const cdLow = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  keep(first, v128.shuffle<i64>(abLow, cdLow, 0, 2));
  keep(first + 1, v128.shuffle<i64>(abLow, cdLow, 1, 3));
  keep(first + 2, v128.shuffle<i64>(abHigh, cdHigh, 0, 2));
  keep(first + 3, v128.shuffle<i64>(abHigh, cdHigh, 1, 3));
}

// @ts-ignore: decorator
@inline
function keep(word: usize, value: v128): void {
  v128.store(PLAIN + (word << 4), value);
  v128.store(WORDS + (word << 4), i32x4.add(value, v128.load32_splat(CONSTANTS + (word << 2))));
}

// @ts-ignore: decorator
@inline
function swap(word: v128): v128 {
  return v128.shuffle<i8>(word, word, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
}

// @ts-ignore: decorator
@inline
function mixLow(x: v128): v128 {
  return v128.xor(v128.xor(turn(x, 7), turn(x, 18)), i32x4.shr_u(x, 3));
}

// @ts-ignore: decorator
@inline
function mixHigh(x: v128): v128 {
  return v128.xor(v128.xor(turn(x, 17), turn(x, 19)), i32x4.shr_u(x, 10));
}

/** Rotates each word to the right. */
// @ts-ignore: decorator
@inline
function turn(x: v128, bits: i32): v128 {
  return v128.xor(i32x4.shr_u(x, bits), i32x4.shl(x, 32 - bits));
}
