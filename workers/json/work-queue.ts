import { AppError } from '../../src/core/errors.ts';

export interface WorkQueueDeps {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Resolves once messages that have arrived are dealt with. */
  readonly pause: () => Promise<void>;
}

export interface Work {
  /** Tells how far the work is, 0 … 1, and lets others have a turn. @throws AppError `cancelled`. */
  step(share: number): Promise<void>;
}

/** A worker that computes for longer answers nobody: no line of a text, no cancelling. */
const TURN_MS = 8;

/** Long work, one after the other: the core holds one text at a time. */
export function createWorkQueue({ now, pause }: WorkQueueDeps) {
  let last: Promise<unknown> = Promise.resolve();
  /** Work that was begun before this number went up is no longer wanted. */
  let generation = 0;
  let progress: number | null = null;

  const createWork = (born: number): Work => {
    let turnEnd = now() + TURN_MS;
    return {
      async step(share) {
        // Of a text without bytes the share is no number.
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
    /** Stops what is under way and what waits. */
    cancel(): void {
      generation += 1;
    },
    progress: (): number | null => progress,
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
