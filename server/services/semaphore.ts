export interface Semaphore {
  /**
   * Runs a task as soon as it may. Rejects with the error of `createError`, without running it, when the queue is full.
   */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Number of tasks that wait for their turn. */
  countWaiting(): number;
}

export interface SemaphoreOptions {
  readonly concurrency: number;
  readonly maxQueue: number;
  readonly createError: () => Error;
}

/** Limits how many tasks run at the same time and how many wait, first come, first served. */
export function createSemaphore({ concurrency, maxQueue, createError }: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async () => {
    if (running >= concurrency) {
      if (waiting.length >= maxQueue) throw createError();
      // A finished task passes its slot directly to the next waiter, so a new caller cannot overtake the queue.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return {
    countWaiting: () => waiting.length,
    async run(task) {
      await takeTurn();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
