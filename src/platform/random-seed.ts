/** An unpredictable seed: an unsigned 32-bit integer. */
export function createSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
