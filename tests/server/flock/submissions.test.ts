import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { FLOCK_RECORD_CALLS, type SubmittedLog, type SubmittedRun } from '../../../src/core/contracts/flock-records.ts';
import { RULES_VERSION } from '../../../src/core/flock/run-log.ts';
import { MINUTE_MS } from '../accounts/create-accounts-app.ts';
import { playRun } from './play-run.ts';
import { COUNTED, createRecordsApp, FREE, PRACTICE, type RecordsApp, SHORTER, TODAY, TRY } from './records-app.ts';

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

it('plays games that are worth something', () => {
  expect(COUNTED.score).toBeGreaterThan(SHORTER.score);
  expect(Math.min(SHORTER.score, FREE.score)).toBeGreaterThan(0);
});

describe('the try that counts', () => {
  it('is started, played and counted, with streak, strip and ghost', async () => {
    expect((await test.start()).data).toEqual({ state: 'started', isOwn: true, score: null });
    expect((await test.read()).today.state).toBe('started');
    const { outcomes, records } = (await test.submit([COUNTED])).json().data;
    expect(outcomes).toEqual(['counted']);
    expect(records.today).toEqual({ day: TODAY, state: 'finished', score: COUNTED.score, percentile: null });
    expect([records.streak, records.strip.at(-1)]).toEqual([1, { day: TODAY, score: COUNTED.score }]);
    expect(records.ghost).toEqual({ score: COUNTED.score, log: COUNTED.log });
    expect(await test.read()).toEqual(records);
  });

  it('belongs to the first device that starts it, and a repeated start of that device gets the same answer', async () => {
    const own = await test.start();
    const other = 'a-try-of-another-tab';
    expect((await test.start(TODAY, other)).data).toEqual({ state: 'started', isOwn: false, score: null });
    expect(await test.start()).toEqual(own);
    expect(await test.outcomesOf({ ...COUNTED, tryId: other })).toEqual(['NOT_STARTED']);
    expect(await test.outcomesOf(COUNTED)).toEqual(['counted']);
    const { data } = await test.start(TODAY, other);
    expect(data).toEqual({ state: 'finished', isOwn: false, score: COUNTED.score });
  });

  it('is one when many devices start it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => test.start(TODAY, randomUUID())));
    expect(replies.filter(({ data }) => data.isOwn)).toHaveLength(1);
    expect(await test.db.selectFrom('flock_days').selectAll().execute()).toHaveLength(1);
  });

  it('counts one result, also when several are submitted at once', async () => {
    await test.start();
    const runs = [COUNTED, { ...SHORTER, tryId: TRY }, COUNTED];
    const replies = await Promise.all(runs.map((run) => test.submit([run])));
    const outcomes: string[] = replies.map((reply) => reply.json().data.outcomes[0]);
    expect(outcomes.toSorted()).toEqual(['ALREADY_COUNTED', 'ALREADY_COUNTED', 'counted']);
  });

  it('cannot be counted without a start', async () => {
    expect(await test.outcomesOf(COUNTED)).toEqual(['NOT_STARTED']);
    expect((await test.read()).today.state).toBe('open');
  });

  it('is not replaced by a better practice game', async () => {
    await test.start();
    expect(await test.outcomesOf({ ...SHORTER, tryId: TRY }, PRACTICE)).toEqual(['counted', 'stored']);
    const { today, ghost } = await test.read();
    expect([today.score, ghost?.score]).toEqual([SHORTER.score, COUNTED.score]);
  });
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

describe('free games', () => {
  it('keep the best of each setting', async () => {
    const faster = playRun({ day: null, seconds: 3, conditions: { pace: 1.5, population: 300 } });
    const shorter = playRun({ day: null, seconds: 2 });
    expect(await test.outcomesOf(FREE, faster, shorter, FREE)).toEqual(['stored', 'stored', 'kept', 'kept']);
    const { free } = await test.read();
    const bests = free.map(({ population, pace, score, elapsedMs }) => [population, pace, score, elapsedMs]);
    expect(bests).toHaveLength(2);
    expect(bests).toEqual(
      expect.arrayContaining([
        [180, 1, FREE.score, 6000],
        [300, 1.5, faster.score, 3000],
      ]),
    );
  });

  it('keep the latest 60 settings', async () => {
    const user_id = await test.idOfUser();
    const old = Array.from({ length: 60 }, (_, index) => ({
      ...{ user_id, population: index + 1, pace_percent: 50, score: 1, elapsed_ms: 1, created_at: index },
    }));
    await test.db.insertInto('flock_free').values(old).execute();
    await test.outcomesOf(FREE);
    const populations = (await test.read()).free.map(({ population }) => population);
    expect([populations.length, populations.includes(180), populations.includes(1)]).toEqual([60, true, false]);
  });
});

describe('limits', () => {
  it('take 30 submissions an hour', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await test.submit([{ ...FREE, score: 0 }])).statusCode).toBe(200);
    }
    const refused = await test.submit([FREE]);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'FLOCK_TOO_MANY']);
    test.advance(HOUR_MS);
    expect((await test.submit([FREE])).statusCode).toBe(200);
  });

  it('take a body of 128 KiB for a submission and no more', async () => {
    const run = withLog(FREE, { steps: 'A'.repeat(72_000) });
    expect((await test.submit([run])).statusCode).toBe(200);
    expect((await test.submit([run, run])).statusCode).toBe(413);
    const many = Array.from({ length: 9 }, () => withLog(SHORTER, { steps: 'AAAA' }));
    expect((await test.submit(many)).json().code).toBe('400');
  });
});
