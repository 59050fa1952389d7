import { setImmediate } from 'node:timers/promises';
import type { RunLog } from '../../../src/core/flock/run-log.ts';
import { apiErrorFor } from '../../api-error.ts';
import { createSemaphore } from '../semaphore.ts';
import { REPLAY_QUEUE_MAX, REPLAY_QUEUE_PER_USER_MAX, REPLAY_RETRY_MS, REPLAY_SLICE_MS } from './constants.ts';

/** Decides what submitted games are worth. */
export interface RunVerifier {
  /** The score with which the replay of a log ends. Throws `TOO_BUSY` while too many replays wait. */
  replay(log: RunLog, userId: string): Promise<number>;
  countWaiting(): number;
}

/** A replay that is taken in small parts. */
interface PartialReplay {
  /** Plays some steps, for at most a few milliseconds. Returns false when the game is over. */
  advance(): boolean;
  score(): number;
}

interface RunVerifierDeps {
  /** Starts a replay; the one before it has ended. */
  readonly startReplay: (log: RunLog) => PartialReplay;
  /** Milliseconds of a clock that only moves forward. */
  readonly clock: () => number;
}

/** Replays one game after another, in slices, so that other calls of the process never wait long. */
export function createRunVerifier({ startReplay, clock }: RunVerifierDeps): RunVerifier {
  const semaphore = createSemaphore({
    concurrency: 1,
    maxQueue: REPLAY_QUEUE_MAX,
    createError: () => apiErrorFor('TOO_BUSY', REPLAY_RETRY_MS),
  });
  async function play(log: RunLog): Promise<number> {
    const replay = startReplay(log);
    let until = clock() + REPLAY_SLICE_MS;
    while (replay.advance()) {
      if (clock() < until) continue;
      await setImmediate();
      until = clock() + REPLAY_SLICE_MS;
    }
    return replay.score();
  }
  return {
    countWaiting: semaphore.countWaiting,
    replay: (log, userId) => semaphore.run(() => play(log), [{ key: userId, maxQueue: REPLAY_QUEUE_PER_USER_MAX }]),
  };
}
