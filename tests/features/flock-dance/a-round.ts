import type { Outcome, Round } from '../../../src/features/flock-dance/model/game.ts';

/** A free game without an end, played by user "a". */
export const ROUND: Round = {
  id: 7,
  userId: 'a',
  kind: 'free',
  seed: 42,
  day: null,
  setting: { population: 180, pace: 1 },
  limitMs: null,
  ghost: null,
  tryId: null,
  target: null,
};

/** A record of 12 points after half a minute. */
export const OUTCOME: Outcome = {
  score: 12,
  elapsedMs: 30_000,
  curve: [],
  log: null,
  shadows: 0,
  speedFactor: 1,
  sizeFactor: 1,
  ghostScore: null,
  previousBest: null,
  isRecord: true,
  isUnsaved: false,
};
