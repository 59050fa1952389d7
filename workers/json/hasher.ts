const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
const FACTORS = [0x01000193, 0x85ebca6b] as const;
const LOW = 2 ** 32;
const HIGH_BITS = 21;

/**
 * Hashes of 53 bits, so that two values among a million hardly ever collide. Hashes only select candidates for pairing;
 * whether a pair is equal is decided by comparing the values.
 */
export function createHasher() {
  let [a, b] = SEEDS as readonly [number, number];

  return {
    begin(seed: number): void {
      a = SEEDS[0] ^ seed;
      b = SEEDS[1] ^ seed;
    },
    /** A number of up to 32 bits. */
    add(value: number): void {
      a = Math.imul(a ^ value, FACTORS[0]) ^ (a >>> 15);
      b = Math.imul(b ^ value, FACTORS[1]) ^ (b >>> 13);
    },
    addHash(hash: number): void {
      this.add(hash >>> 0);
      this.add(Math.floor(hash / LOW));
    },
    addBytes(bytes: Uint8Array, from: number, to: number): void {
      let [x, y] = [a, b];
      for (let at = from; at < to; at++) {
        const byte = bytes[at] ?? 0;
        x = Math.imul(x ^ byte, FACTORS[0]) ^ (x >>> 15);
        y = Math.imul(y ^ byte, FACTORS[1]) ^ (y >>> 13);
      }
      [a, b] = [x, y];
    },
    take: (): number => spread(a) + (spread(b) >>> (32 - HIGH_BITS)) * LOW,
  };
}

export type Hasher = ReturnType<typeof createHasher>;

/** Every bit of the result depends on all bits of the value. */
function spread(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
