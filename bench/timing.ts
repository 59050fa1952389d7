import { median } from './stats.ts';

/** Minimum duration of a batch, because a browser's clock has a resolution of 0.1 ms. */
const BATCH_MS = 6;

/** Times one action: milliseconds per call, one sample per batch. */
export function timeCalls(call: () => void, rounds: number): number[] {
  return timeSideBySide({ call }, rounds).call;
}

/**
 * Times several actions in turns, so that disturbances affect all of them alike. Milliseconds per call, one sample per
 * round for each action.
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

/** For each round, how many times longer `slow` took than `fast`. */
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
