/** Pseudo-random numbers, 0 ≤ value < 1. The same seed gives the same numbers (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Smooth noise over the plane, 0 to 1, that looks alike everywhere and has details about 1 wide. */
type Noise = (x: number, y: number) => number;

/** Value noise on a lattice of whole numbers. */
export function createNoise(seed: number): Noise {
  const at = (x: number, y: number) => {
    let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  };
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    const above = mix(at(left, top), at(left + 1, top), across);
    return mix(above, mix(at(left, top + 1), at(left + 1, top + 1), across), down);
  };
}

/** Noise with details of several sizes, each half as wide and half as strong as the one before, 0 to 1. */
export function sumOctaves(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) / scale;
    total += 1 / scale;
  }
  return sum / total;
}

/** The value between two others at a share of 0 to 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 to 1 without a corner at either end; the input is clamped. */
export function smooth(share: number): number {
  const clamped = Math.min(Math.max(share, 0), 1);
  return clamped * clamped * (3 - 2 * clamped);
}
