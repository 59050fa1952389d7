import { median } from './stats.ts';

/** A batch lasts at least this long, because a browser's clock is 0.1 ms coarse. */
const BATCH_MS = 6;

/** Times one action: milliseconds a call, one sample a batch. */
export function timeCalls(call: () => void, rounds: number): number[] {
  return timeSideBySide({ call }, rounds).call;
}

/**
 * Times several actions in turns, so that whatever slows the machine down slows all of them alike.
 * Milliseconds a call, one sample a round each.
 */
export function timeSideBySide<Name extends string>(
  calls: Readonly<Record<Name, () => void>>,
  rounds: number,
): Record<Name, number[]> {
  const entries = Object.entries(calls) as [Name, () => void][];
  const batches = entries.map(([name, call]) => ({ name, call, size: sizeBatch(call), samples: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { call, size, samples } of batches) samples.push(timeBatch(call, size) / size);
  }
  return Object.fromEntries(batches.map(({ name, samples }) => [name, samples])) as Record<Name, number[]>;
}

/** Round by round, how many times longer `slow` took than `fast`. */
export function ratios(slow: readonly number[], fast: readonly number[]): number[] {
  return slow.map((value, round) => value / (fast[round] ?? Number.NaN));
}

export function medianRatio(slow: readonly number[], fast: readonly number[]): number {
  return median(ratios(slow, fast));
}

function sizeBatch(call: () => void): number {
  for (let size = 1; ; size *= 2) {
    if (timeBatch(call, size) >= BATCH_MS) return size;
  }
}

function timeBatch(call: () => void, size: number): number {
  const before = performance.now();
  for (let i = 0; i < size; i++) call();
  return performance.now() - before;
}
