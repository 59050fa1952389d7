import { expect, it } from 'vitest';
import { DAILY_CONDITIONS } from '../../../src/core/flock/daily-pond.ts';
import { type ClaimedRun, elapsedMsOf, findClaimFault, seedOfDay } from '../../../src/core/flock/run-claims.ts';
import { RULES_VERSION, type RunLog } from '../../../src/core/flock/run-log.ts';

const DAY = '2026-11-22';
const DAILY: RunLog = {
  rules: RULES_VERSION,
  pond: 'daily',
  seed: seedOfDay(DAY),
  conditions: [DAILY_CONDITIONS],
  steps: new Uint8Array(90 * 60 * 3),
};
const FREE: RunLog = { ...DAILY, pond: 'free', seed: 5, steps: new Uint8Array(300 * 60 * 3) };
const at = (step: number, change: object = {}) => ({ ...DAILY_CONDITIONS, step, ...change });
const daily = (change: Partial<RunLog>, day = DAY): ClaimedRun => ({ day, score: 1, log: { ...DAILY, ...change } });
const free = (change: Partial<RunLog>): ClaimedRun => ({ day: null, score: 1, log: { ...FREE, ...change } });
const step = (x: number, y: number, boost: number) => new Uint8Array([x & 255, y & 255, boost]);

it.each<[name: string, run: ClaimedRun, fault: string | null]>([
  ['the longest game of a day', daily({}), null],
  ['the longest free game', free({}), null],
  ['a free game with a window that changes', free({ conditions: [at(0), at(9, { width: 400, height: 800 })] }), null],
  ['an older version of the rules', daily({ rules: RULES_VERSION - 1 }), 'OLD_RULES'],
  ['a newer version of the rules', daily({ rules: RULES_VERSION + 1 }), 'OLD_RULES'],
  ['a free game as one of a day', daily({ pond: 'free' }), 'WRONG_CONDITIONS'],
  ['a game of a day as a free one', free({ pond: 'daily' }), 'WRONG_CONDITIONS'],
  ['the seed of another day', daily({}, '2026-11-23'), 'WRONG_SEED'],
  ['any other seed', daily({ seed: 1 }), 'WRONG_SEED'],
  ['more fish than the day has', daily({ conditions: [at(0, { population: 181 })] }), 'WRONG_CONDITIONS'],
  ['another window than the world', daily({ conditions: [at(0, { width: 400 })] }), 'WRONG_CONDITIONS'],
  ['a slower pond', daily({ conditions: [at(0, { pace: 0.5 })] }), 'WRONG_CONDITIONS'],
  ['fish that are added later', daily({ conditions: [at(0), at(60, { population: 1000 })] }), 'WRONG_CONDITIONS'],
  ['conditions that begin later', daily({ conditions: [at(1)] }), 'WRONG_CONDITIONS'],
  ['no conditions', daily({ conditions: [] }), 'WRONG_CONDITIONS'],
  [
    'a free game with fish that are added later',
    free({ conditions: [at(0), at(9, { population: 999 })] }),
    'WRONG_CONDITIONS',
  ],
  ['a free game with another pace later', free({ conditions: [at(0), at(9, { pace: 2 })] }), 'WRONG_CONDITIONS'],
  ['conditions out of order', free({ conditions: [at(0), at(9), at(9)] }), 'WRONG_CONDITIONS'],
  ['a step more than 90 seconds', daily({ steps: new Uint8Array((90 * 60 + 1) * 3) }), 'TOO_MANY_STEPS'],
  ['a step more than 300 seconds', free({ steps: new Uint8Array((300 * 60 + 1) * 3) }), 'TOO_MANY_STEPS'],
  ['no step', daily({ steps: new Uint8Array(0) }), 'WRONG_STEPS'],
  ['half a step', daily({ steps: new Uint8Array(4) }), 'WRONG_STEPS'],
  ['the longest direction along an axis', daily({ steps: step(-127, 0, 1) }), null],
  ['the longest diagonal direction', daily({ steps: step(90, -90, 0) }), null],
  ['a direction that would be faster than the game allows', daily({ steps: step(127, 127, 1) }), 'WRONG_STEPS'],
  ['a direction one part too long', daily({ steps: step(-128, 0, 1) }), 'WRONG_STEPS'],
  ['a boost that is no truth value', daily({ steps: step(0, 0, 2) }), 'WRONG_STEPS'],
])('%s: %s', (_name, run, fault) => {
  expect(findClaimFault(run)).toBe(fault);
});

it('accepts every direction that a device rounds', () => {
  const steps: number[] = [];
  for (let degree = 0; degree < 3600; degree++) {
    const angle = (degree / 1800) * Math.PI;
    steps.push(Math.round(Math.cos(angle) * 127) & 255, Math.round(Math.sin(angle) * 127) & 255, 1);
  }
  expect(findClaimFault(daily({ steps: new Uint8Array(steps) }))).toBeNull();
});

it('reads the length of a game from its steps', () => {
  expect([elapsedMsOf(DAILY), elapsedMsOf(FREE)]).toEqual([90_000, 300_000]);
});
