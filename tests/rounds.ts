/**
 * How often a long test repeats its attempts. `TEST_ROUNDS` in the environment multiplies it: `TEST_ROUNDS=10` for a soak,
 * nothing for the usual run. At least one.
 */
export function rounds(base: number): number {
  const factor = Number(process.env.TEST_ROUNDS ?? 1);
  return Math.max(1, Math.round(base * (factor > 0 ? factor : 1)));
}
