import { expect, it } from 'vitest';
import { submittedLogSchema } from '../../../../src/core/contracts/flock-records.ts';
import { FLOCK_RULES } from '../../../../src/core/flock/flock-rules.ts';
import { replayRun } from '../../../../src/core/flock/replay.ts';
import { findClaimFault } from '../../../../src/core/flock/run-claims.ts';
import { toBase64 } from '../../../../src/platform/base64.ts';
import type { Place } from '../../../../workers/flock/camera.ts';
import { createRun } from '../../../../workers/flock/run/run.ts';
import { loadCore } from '../../../wasm/flock/load-core.ts';

const FRAME_S = 1 / 60;

it('a game whose window changed in the count, in a pause and all the time proves its score', () => {
  const keep = (place: Place) => place;
  const conditions = { width: 900, height: 600, population: 60, leaders: 2, pace: 1 };
  const parts = { core: loadCore(), ghostCore: null, conditions, rules: FLOCK_RULES, toPond: keep, toCanvas: keep };
  const run = createRun({ pond: 'free', seed: 5, limitMs: 180_000, ghost: null }, parts);
  for (let i = 0; i < 90; i++) run.advance(FRAME_S);
  run.resize(700, 600);
  run.refreshRoutes();
  run.resize(1000, 500);
  for (let i = 0; i < 300; i++) run.advance(FRAME_S);
  run.resize(1001, 500);
  run.resize(1002, 500);
  run.advance(FRAME_S);
  for (let frame = 0; !run.status().isOver; frame++) {
    run.resize(600 + (frame % 300), 600);
    run.steer({ kind: 'direction', x: Math.cos(frame / 75), y: Math.sin(frame / 75), boost: true });
    run.advance(FRAME_S);
  }
  const { score, hash, log } = run.end();
  if (log === null) throw new Error('The run was not remembered');
  expect(score).toBeGreaterThan(0);
  expect(findClaimFault({ day: null, score, log })).toBeNull();
  expect(submittedLogSchema.safeParse({ ...log, steps: toBase64(log.steps) }).error).toBeUndefined();
  expect(log.conditions.slice(0, 3)).toMatchObject([
    { step: 0, width: 900 },
    { step: 1, width: 1000, height: 500, refreshes: true },
    { width: 1002, refreshes: false },
  ]);
  expect(replayRun(loadCore(), log, FLOCK_RULES)).toEqual({ score, hash });
});
