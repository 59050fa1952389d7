export interface BoundedLine {
  /** Runs a task in its turn. Rejects with what `createRefusal` makes, without running it, when too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface BoundedLineOptions {
  readonly atOnce: number;
  readonly waitingMax: number;
  readonly createRefusal: () => Error;
}

/** Tasks that are too heavy to run all at once wait in a line of bounded length, first come, first served. */
export function createBoundedLine({ atOnce, waitingMax, createRefusal }: BoundedLineOptions): BoundedLine {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async () => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw createRefusal();
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
