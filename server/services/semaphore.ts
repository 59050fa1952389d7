import { addTo } from './counters.ts';

/** How many tasks of one group may wait at the same time. */
export interface QueueShare {
  readonly key: string;
  readonly maxQueue: number;
}

interface Semaphore {
  /**
   * Runs a task as soon as it may. Rejects with the error of `createError`, without running it, when the queue is full or the
   * task would exceed a share.
   */
  run<Result>(task: () => Promise<Result>, shares?: readonly QueueShare[]): Promise<Result>;
  /** Number of tasks that wait for their turn. */
  countWaiting(): number;
}

interface SemaphoreOptions {
  readonly concurrency: number;
  readonly maxQueue: number;
  readonly createError: () => Error;
}

/** Limits how many tasks run at the same time and how many wait, first come, first served. */
export function createSemaphore({ concurrency, maxQueue, createError }: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  /** Waiting tasks by the key of a share. */
  const counts = new Map<string, number>();
  let running = 0;

  const count = (shares: readonly QueueShare[], change: 1 | -1) => {
    for (const { key } of shares) addTo(counts, key, change);
  };
  const takeTurn = async (shares: readonly QueueShare[]) => {
    if (running < concurrency) {
      running++;
      return;
    }
    const isShareFull = shares.some((share) => (counts.get(share.key) ?? 0) >= share.maxQueue);
    if (waiting.length >= maxQueue || isShareFull) throw createError();
    count(shares, 1);
    // A finished task passes its slot directly to the next waiter, so a new caller cannot overtake the queue.
    await new Promise<void>((resolve) => waiting.push(resolve));
    count(shares, -1);
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return {
    countWaiting: () => waiting.length,
    async run(task, shares = []) {
      await takeTurn(shares);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
