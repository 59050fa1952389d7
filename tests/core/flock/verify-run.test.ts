import { beforeAll, describe, expect, it } from 'vitest';
import { DAILY_CONDITIONS } from '../../../src/core/flock/daily-pond.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { RULES_VERSION, type RunLog } from '../../../src/core/flock/run-log.ts';
import { verifyRun } from '../../../src/core/flock/verify-run.ts';
import type { RunResult } from '../../../workers/flock/flock.api.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';
import { COUNTDOWN_FRAMES, setUpPond } from '../../workers/flock/a-pond.ts';

const LIMIT_MS = 20_000;
const EXPECTED = { seed: 12, limitMs: LIMIT_MS, rules: FLOCK_RULES };

let played: RunResult;
let log: RunLog;

beforeAll(async () => {
  const { service, start, frames } = setUpPond();
  await start();
  await service.startRun({ pond: 'daily', seed: 12, limitMs: LIMIT_MS, ghost: null });
  frames(COUNTDOWN_FRAMES);
  for (let frame = 0; frame < 1300; frame++) {
    const turn = frame / 70;
    service.steer({ kind: 'direction', x: Math.cos(turn), y: Math.sin(turn), boost: frame % 200 < 100 });
    frames(1);
  }
  const result = service.endRun();
  if (result === null || result.log === null) throw new Error('The game left no log');
  played = result;
  log = result.log;
});

describe('a log of today’s pond', () => {
  it('gives the score, the fingerprint and the time of its game, on either build and more than once on a core', () => {
    const { score, hash, elapsedMs } = played;
    expect(score).toBeGreaterThan(0);
    for (const core of [loadCore(), loadCore('flock-scalar')]) {
      for (let i = 0; i < 2; i++) expect(verifyRun(core, log, EXPECTED)).toEqual({ score, hash, elapsedMs });
    }
  });

  it('has three bytes a step', () => {
    expect(log.steps.length).toBe((LIMIT_MS / 1000) * 60 * 3);
  });

  it('ended early counts where a shorter time is allowed', () => {
    const early = { ...log, steps: log.steps.slice(0, 600 * 3) };
    expect(verifyRun(loadCore(), early, EXPECTED)).toEqual({ fault: 'time' });
    expect(verifyRun(loadCore(), early, { ...EXPECTED, shortestMs: 1000 })).toMatchObject({ elapsedMs: 10_000 });
  });

  it('with a changed step gives another fingerprint', () => {
    const steps = log.steps.slice();
    steps.set([0, 129, 0], 300 * 3);
    const verified = verifyRun(loadCore(), { ...log, steps }, EXPECTED);
    expect('hash' in verified && verified.hash).not.toBe(played.hash);
  });

  const withSteps = (change: (steps: Uint8Array) => Uint8Array) => () => ({ steps: change(log.steps) });
  it.each<[name: string, change: () => Partial<RunLog>, fault: string]>([
    ['of other rules', () => ({ rules: RULES_VERSION - 1 }), 'rules'],
    ['of a free pond', () => ({ pond: 'free' }), 'pond'],
    ['of another day', () => ({ seed: 13 }), 'seed'],
    ['without conditions', () => ({ conditions: [] }), 'conditions'],
    ['in a smaller world', () => ({ conditions: [{ ...DAILY_CONDITIONS, width: 390 }] }), 'conditions'],
    ['with more fish', () => ({ conditions: [{ ...DAILY_CONDITIONS, population: 1000 }] }), 'conditions'],
    ['with fewer leaders', () => ({ conditions: [{ ...DAILY_CONDITIONS, leaders: 1 }] }), 'conditions'],
    ['at another pace', () => ({ conditions: [{ ...DAILY_CONDITIONS, pace: 0.5 }] }), 'conditions'],
    ['with new routes', () => ({ conditions: [{ ...DAILY_CONDITIONS, refreshes: true }] }), 'conditions'],
    [
      'with a change on the way',
      () => ({ conditions: [DAILY_CONDITIONS, { ...DAILY_CONDITIONS, step: 60, refreshes: true }] }),
      'conditions',
    ],
    ['of too long a game', withSteps((steps) => new Uint8Array(steps.length + 3)), 'time'],
    ['of a huge game', withSteps(() => new Uint8Array(30_000_000)), 'time'],
    ['of too short a game', withSteps((steps) => steps.slice(3)), 'time'],
    ['with half a step', withSteps((steps) => Uint8Array.of(...steps, 0)), 'steps'],
    ['with a direction that no game writes', withSteps((steps) => steps.with(0, 128)), 'steps'],
    ['with a sprint that no game writes', withSteps((steps) => steps.with(2, 2)), 'steps'],
  ])('%s is refused', (_name, change, fault) => {
    expect(verifyRun(loadCore(), { ...log, ...change() }, EXPECTED)).toEqual({ fault });
  });
});
