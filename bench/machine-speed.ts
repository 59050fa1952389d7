/** Milliseconds that the loop takes on the machine for which the bars in milliseconds were set (AMD EPYC, Node 20). */
const REFERENCE_MS = 7.6;
const ITERATIONS = 4_000_000;
const ROUNDS = 12;

/**
 * How many times longer this machine takes than the reference for one fixed piece of scalar work: 1 for the reference,
 * 2 for a machine at half its speed. The fastest round counts, because other programs can only slow a round down.
 */
export function measureSlowness(now: () => number = () => performance.now()): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = now();
    runScalarLoop(round);
    fastest = Math.min(fastest, now() - before);
  }
  return fastest / REFERENCE_MS;
}

/** Integer and floating-point arithmetic in which each step needs the one before, so that nothing can be left out. */
export function runScalarLoop(seed: number): number {
  let state = seed >>> 0;
  let sum = 0;
  for (let i = 0; i < ITERATIONS; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    sum = sum * 0.999 + (state & 0xffff) * 1.5e-5;
  }
  return sum;
}
