export interface Semaphore {
  /** Runs a task in its turn. Rejects with what `createError` makes, without running it, when too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface SemaphoreOptions {
  readonly concurrency: number;
  readonly maxQueue: number;
  readonly createError: () => Error;
}

/** Tasks that are too heavy to run all at once wait in a line of bounded length, first come, first served. */
export function createSemaphore({ concurrency, maxQueue, createError }: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async () => {
    if (running >= concurrency) {
      if (waiting.length >= maxQueue) throw createError();
      // The one who leaves hands its place over, so that nobody slips in between.
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
