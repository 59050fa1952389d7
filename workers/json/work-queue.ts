import { AppError } from '../../src/core/errors.ts';

export interface WorkQueueDeps {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Resolves once all messages that have arrived are processed. */
  readonly pause: () => Promise<void>;
}

export interface Work {
  /** Reports the finished share, 0 … 1, and gives other work a turn. @throws AppError `cancelled`. */
  step(share: number): Promise<void>;
}

/** A part of the work, between two shares of the whole. */
export function within(work: Work, from: number, to: number): Work {
  return { step: (share) => work.step(from + (to - from) * share) };
}

/** Longest time without a turn for messages: while the worker computes, it answers neither requests nor `cancel`. */
const TURN_MS = 8;

/** Runs long jobs one at a time: the core holds one text. */
export function createWorkQueue({ now, pause }: WorkQueueDeps) {
  let last: Promise<unknown> = Promise.resolve();
  /** Jobs that began before this number was raised are cancelled. */
  let generation = 0;
  let progress: number | null = null;

  const createWork = (born: number): Work => {
    let turnEnd = now() + TURN_MS;
    return {
      async step(share) {
        // The share of an empty text is not a number.
        progress = Math.min(share || 0, 1);
        if (now() >= turnEnd) {
          await pause();
          turnEnd = now() + TURN_MS;
        }
        if (born !== generation) throw new AppError('cancelled', 'The work was stopped');
      },
    };
  };

  return {
    run<Result>(job: (work: Work) => Promise<Result>): Promise<Result> {
      const born = generation;
      const result = last.then(async () => {
        const work = createWork(born);
        try {
          await work.step(0);
          return await job(work);
        } finally {
          progress = null;
        }
      });
      last = result.catch(() => undefined);
      return result;
    },
    /** Cancels the current job and the waiting ones. */
    cancel(): void {
      generation += 1;
    },
    progress: (): number | null => progress,
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
