/** xorshift32: the same numbers for the same seed on every machine. */
let state: u32 = 1;

/** Starts the sequence. A seed of 0, for which the generator would repeat one value, is replaced. */
export function seedRandom(seed: u32): void {
  state = seed == 0 ? 0x9e3779b9 : seed;
  for (let i = 0; i < 8; i++) random();
}

/** The next number, 0 ≤ value < 1, with 24 random bits. */
export function random(): f32 {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return <f32>(state >>> 8) * <f32>(1.0 / 16777216.0);
}

/** The next number, low ≤ value < high. */
export function randomBetween(low: f32, high: f32): f32 {
  return low + (high - low) * random();
}
