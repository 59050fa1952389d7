import { beforeEach, describe, expect, it } from 'vitest';
import { FLOCK_RECORD_CALLS, type SubmittedLog, type SubmittedRun } from '../../../src/core/contracts/flock-records.ts';
import { RULES_VERSION } from '../../../src/core/flock/run-log.ts';
import { MINUTE_MS } from '../accounts/create-accounts-app.ts';
import { COUNTED, createRecordsApp, FREE, PRACTICE, type RecordsApp, SHORTER, TRY } from './records-app.ts';

const HOUR_MS = 60 * MINUTE_MS;
const TOMORROW = '2030-01-02';
const YESTERDAY = '2029-12-31';

let test: RecordsApp;
beforeEach(async () => {
  test = await createRecordsApp();
});

const withLog = (run: SubmittedRun, change: Partial<SubmittedLog>): SubmittedRun => ({
  ...run,
  log: { ...run.log, ...change },
});

describe('a submitted game is refused', () => {
  const cut = Buffer.from(COUNTED.log.steps, 'base64').subarray(0, 300).toString('base64');
  const tooLong = Buffer.alloc((90 * 60 + 1) * 3).toString('base64');
  const crowded = COUNTED.log.conditions.map((each) => ({ ...each, population: 1000 }));
  it.each<[name: string, run: SubmittedRun, outcome: string]>([
    ['with a forged score', { ...PRACTICE, score: PRACTICE.score + 1 }, 'WRONG_SCORE'],
    ['with the log of another game', { ...PRACTICE, log: SHORTER.log }, 'WRONG_SCORE'],
    ['with a log that was cut', withLog(PRACTICE, { steps: cut }), 'WRONG_SCORE'],
    ['with another seed', withLog(PRACTICE, { seed: 1 }), 'WRONG_SEED'],
    ['for another day than it was played in', { ...PRACTICE, day: YESTERDAY }, 'WRONG_SEED'],
    ['for the day before yesterday', { ...PRACTICE, day: '2029-12-30' }, 'DAY_CLOSED'],
    ['for the day after tomorrow', { ...PRACTICE, day: '2030-01-03' }, 'DAY_CLOSED'],
    ['with other conditions than those of the day', withLog(PRACTICE, { conditions: crowded }), 'WRONG_CONDITIONS'],
    ['with too many steps', withLog(PRACTICE, { steps: tooLong }), 'TOO_MANY_STEPS'],
    ['with directions that are too long', withLog(PRACTICE, { steps: 'f38B' }), 'WRONG_STEPS'],
    ['with old rules', withLog(PRACTICE, { rules: RULES_VERSION - 1 }), 'OLD_RULES'],
    ['as a free game though it is of a day', { ...PRACTICE, day: null }, 'WRONG_CONDITIONS'],
    ['as a free game with a forged score', { ...FREE, score: FREE.score + 100 }, 'WRONG_SCORE'],
  ])('%s', async (_name, run, outcome) => {
    await test.start();
    expect(await test.outcomesOf(run, { ...run, tryId: TRY })).toEqual([
      outcome,
      run.day === YESTERDAY ? 'WRONG_SEED' : outcome,
    ]);
    const { today, ghost, free } = await test.read();
    expect([today.state, ghost, free]).toEqual(['started', null, []]);
  });

  it.each([
    ['a fraction of a point', { ...PRACTICE, score: 1.5 }],
    ['a date that does not exist', { ...PRACTICE, day: '2030-02-30' }],
    ['text that is not base64', withLog(PRACTICE, { steps: '@@@@' })],
    ['more steps than any game has', withLog(FREE, { steps: 'A'.repeat(72_004) })],
  ])('as malformed with %s', async (_name, run) => {
    expect((await test.submit([run])).json().code).toBe('400');
  });
});

describe('a day', () => {
  it.each([
    ['in the earliest time zone', TOMORROW, 10 * HOUR_MS],
    ['in the latest time zone', YESTERDAY, 14 * HOUR_MS - 1],
  ])('is open %s', async (_name, today, offset) => {
    test.advance(offset);
    await test.signInAgain();
    expect((await test.start(today)).data.state).toBe('started');
  });

  it.each([
    ['that has begun nowhere', TOMORROW, 10 * HOUR_MS - 1],
    ['that is over everywhere', YESTERDAY, 14 * HOUR_MS],
  ])('%s is closed', async (_name, today, offset) => {
    test.advance(offset);
    await test.signInAgain();
    expect((await test.start(today)).code).toBe('FLOCK_DAY_CLOSED');
    expect((await test.send(FLOCK_RECORD_CALLS.read, { today })).json().code).toBe('FLOCK_DAY_CLOSED');
    expect((await test.submit([FREE], today)).json().code).toBe('FLOCK_DAY_CLOSED');
  });

  it.each([
    ['takes its result until it is over in the latest time zone', 38 * HOUR_MS - 1, 'counted'],
    ['takes no result afterwards, whatever date the device has', 38 * HOUR_MS, 'DAY_CLOSED'],
  ])('%s', async (_name, offset, outcome) => {
    await test.start();
    test.advance(offset);
    await test.signInAgain();
    expect((await test.submit([COUNTED], TOMORROW)).json().data.outcomes).toEqual([outcome]);
  });
});

it('a submission has a body of at most 128 KiB', async () => {
  const run = withLog(FREE, { steps: 'A'.repeat(72_000) });
  expect((await test.submit([run])).statusCode).toBe(200);
  expect((await test.submit([run, run])).statusCode).toBe(413);
  const many = Array.from({ length: 9 }, () => withLog(SHORTER, { steps: 'AAAA' }));
  expect((await test.submit(many)).json().code).toBe('400');
});
