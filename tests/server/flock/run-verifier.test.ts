import { describe, expect, it } from 'vitest';
import { createFlockVerifier } from '../../../server/services/flock/flock-verifier.ts';
import { createRunVerifier } from '../../../server/services/flock/run-verifier.ts';
import type { RunLog } from '../../../src/core/flock/run-log.ts';
import { readCore } from '../../wasm/flock/load-core.ts';
import { playRun } from './play-run.ts';

const LOG: RunLog = { rules: 0, pond: 'free', seed: 0, conditions: [], steps: new Uint8Array(0) };

/** A verifier whose clock moves 3 ms with every part of a replay. `parts` is what it played, in order. */
function createFake(partCount: number) {
  let time = 0;
  let games = 0;
  const parts: string[] = [];
  const verifier = createRunVerifier({
    clock: () => time,
    startReplay() {
      const game = ++games;
      let left = partCount;
      return {
        advance() {
          time += 3;
          left -= 1;
          parts.push(`game ${game}`);
          return left > 0;
        },
        score: () => game,
      };
    },
  });
  return { verifier, parts };
}

it('lets other work run after every 8 ms of a replay', async () => {
  const { verifier, parts } = createFake(10);
  const replay = verifier.replay(LOG, 'lin');
  const seen: number[] = [];
  const watch = () => {
    if (parts.length >= 10) return;
    seen.push(parts.length);
    setImmediate(watch);
  };
  watch();
  await replay;
  // Three parts of 3 ms are the first to reach 8 ms.
  expect(seen.map((count) => count % 3)).toEqual(seen.map(() => 0));
  expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
});

it('replays one game after another, because they share a core', async () => {
  const { verifier, parts } = createFake(4);
  const scores = await Promise.all(['lin', 'mei', 'kai'].map((user) => verifier.replay(LOG, user)));
  expect([scores, parts]).toEqual([[1, 2, 3], ['game 1', 'game 2', 'game 3'].flatMap((game) => Array(4).fill(game))]);
});

describe('too many waiting replays', () => {
  it('of one user are refused, and those of others still wait', async () => {
    const { verifier } = createFake(4);
    const own = Array.from({ length: 5 }, () => verifier.replay(LOG, 'lin'));
    const other = verifier.replay(LOG, 'mei');
    const results = await Promise.allSettled([...own, other]);
    expect(results.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
    ]);
    expect(verifier.countWaiting()).toBe(0);
  });

  it('of all users are refused with TOO_BUSY', async () => {
    const { verifier } = createFake(2);
    const replays = Array.from({ length: 60 }, (_, index) => verifier.replay(LOG, `user ${index}`));
    const results = await Promise.allSettled(replays);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(9).fill('TOO_BUSY'));
  });
});

it('replays games on the shipped core with the score that they were played with, in any order', async () => {
  const verifier = await createFlockVerifier(new Uint8Array(readCore('flock')));
  const runs = [
    playRun({ day: '2030-01-01', seconds: 5 }),
    playRun({ day: null, seconds: 3, conditions: { population: 1000, pace: 2, width: 400, height: 800 } }),
    playRun({ day: '2030-01-02', seconds: 5 }),
  ];
  for (const { score, log } of [...runs, ...runs.toReversed()]) {
    const replayed = await verifier.replay({ ...log, steps: Buffer.from(log.steps, 'base64') }, 'lin');
    expect(replayed).toBe(score);
  }
});
