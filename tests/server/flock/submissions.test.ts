import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../accounts/create-accounts-app.ts';
import { playRun } from './play-run.ts';
import { COUNTED, createRecordsApp, FREE, PRACTICE, type RecordsApp, SHORTER, TODAY, TRY } from './records-app.ts';

const HOUR_MS = 60 * MINUTE_MS;

let test: RecordsApp;
beforeEach(async () => {
  test = await createRecordsApp();
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
});
