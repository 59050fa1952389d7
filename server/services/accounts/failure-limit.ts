import { FAILED_SIGN_INS_PER_MINUTE, MINUTE_MS } from './constants.ts';

/**
 * Returns a function that says whether this minute has room for another failure from a network address, so that a flood cannot
 * fill the database.
 */
export function limitFailures(now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let [minute, total] = [0, 0];
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      [minute, total] = [current, 0];
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (total >= FAILED_SIGN_INS_PER_MINUTE.all || count >= FAILED_SIGN_INS_PER_MINUTE.address) return false;
    total += 1;
    counts.set(address, count + 1);
    return true;
  };
}
