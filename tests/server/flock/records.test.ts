import { beforeEach, describe, expect, it } from 'vitest';
import { readFlockMetrics } from '../../../server/services/flock/flock-metrics.ts';
import { sweepGhosts } from '../../../server/services/flock/read-records.ts';
import { OWN_ACCOUNT_CALLS } from '../../../src/core/contracts/own-account.ts';
import { seedOfDay } from '../../../src/core/flock/run-claims.ts';
import { RULES_VERSION } from '../../../src/core/flock/run-log.ts';
import { seedOfDay as seedOnDevices } from '../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { MINUTE_MS, OTHER, register, signIn } from '../accounts/create-accounts-app.ts';
import { COUNTED, createRecordsApp, FREE, PRACTICE, type RecordsApp, SHORTER, TODAY, TRY } from './records-app.ts';

const HOUR_MS = 60 * MINUTE_MS;

let test: RecordsApp;
beforeEach(async () => {
  test = await createRecordsApp();
});

it('has no records at first', async () => {
  expect(await test.read()).toMatchObject({
    rules: RULES_VERSION,
    today: { day: TODAY, state: 'open', score: null, percentile: null },
    ...{ streak: 0, ghost: null, free: [] },
  });
});

describe('the percentile', () => {
  /** Stores results of other users. */
  async function addResults(scores: readonly number[]): Promise<void> {
    const same = { password_hash: '', status: 'active', token_version: 0, needs_password_change: 0 } as const;
    const times = { created_at: 0, updated_at: 0, last_login_at: null };
    for (const [index, score] of scores.entries()) {
      const id = `player-${index}`;
      await test.db
        .insertInto('users')
        .values({ id, email: id, username: id, username_key: id, ...same, ...times })
        .execute();
      await test.db
        .insertInto('flock_days')
        .values({ user_id: id, day: TODAY, try_id: id, started_at: 0, score, finished_at: 0 })
        .execute();
    }
  }

  it.each([
    [12, 6, null],
    [12, 7, 60],
    [19, 0, 95],
    [0, 19, 0],
  ])('with %i results below and %i equal ones is %s', async (below, equal, percentile) => {
    await test.start();
    await test.submit([COUNTED]);
    await addResults([...Array(below).fill(COUNTED.score - 1), ...Array(equal).fill(COUNTED.score)]);
    expect((await test.read()).today.percentile).toBe(percentile);
  });

  it('is unknown before the own result', async () => {
    await addResults(Array(30).fill(5));
    expect((await test.read()).today.percentile).toBeNull();
  });
});

describe('a streak', () => {
  it('grows from day to day and is shown in the strip', async () => {
    const user_id = await test.idOfUser();
    const days = ['2029-12-29', '2029-12-30', '2029-12-31'];
    const tries = days.map((day, score) => ({ user_id, day, try_id: day, started_at: 0, score, finished_at: 0 }));
    await test.db.insertInto('flock_days').values(tries).execute();
    expect((await test.read()).streak).toBe(3);
    await test.start();
    await test.submit([COUNTED]);
    const { streak, strip } = await test.read();
    expect([streak, strip.map(({ score }) => score)]).toEqual([4, [null, null, null, 0, 1, 2, COUNTED.score]]);
  });

  it('does not count a try that was started and never finished', async () => {
    await test.start();
    expect((await test.read()).streak).toBe(0);
  });
});

describe('records belong to their user', () => {
  it('and are shown to no other one', async () => {
    await test.start();
    await test.submit([COUNTED, FREE]);
    await register(test, OTHER, 'Mei');
    const other = await signIn(test, OTHER);
    expect(await test.read(TODAY, other)).toMatchObject({ today: { state: 'open' }, streak: 0, ghost: null, free: [] });
    const taken = await test.submit([COUNTED], TODAY, other);
    expect(taken.json().data.outcomes).toEqual(['NOT_STARTED']);
  });

  it('and are part of the export and of the removal of the account', async () => {
    await test.start();
    await test.submit([COUNTED, FREE]);
    const { game } = (await test.send(OWN_ACCOUNT_CALLS.export, {})).json().data;
    expect(game).toMatchObject({
      days: [{ day: TODAY, score: COUNTED.score }],
      ghosts: [{ day: TODAY, score: COUNTED.score, log: COUNTED.log }],
      free: [{ score: FREE.score }],
    });
    expect(JSON.stringify(game)).not.toContain(TRY);
    const removal = (await test.send(OWN_ACCOUNT_CALLS.readRemoval, {})).json().data;
    expect(removal).toMatchObject({ gameDayCount: 1, freeBestCount: 1 });
    await test.db.deleteFrom('users').execute();
    for (const table of ['flock_days', 'flock_ghosts', 'flock_free'] as const) {
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('the log of the best game', () => {
  it('is kept while its day is open, and swept afterwards', async () => {
    await test.submit([PRACTICE]);
    test.advance(38 * HOUR_MS - 1);
    await sweepGhosts(test.flock);
    expect(await test.db.selectFrom('flock_ghosts').selectAll().execute()).toHaveLength(1);
    test.advance(24 * HOUR_MS);
    await sweepGhosts(test.flock);
    expect(await test.db.selectFrom('flock_ghosts').selectAll().execute()).toHaveLength(0);
  });

  it('of older rules is not shown, and leaves for any game of the present ones', async () => {
    await test.submit([PRACTICE]);
    await test.db
      .updateTable('flock_ghosts')
      .set({ rules: RULES_VERSION - 1, score: 9999 })
      .execute();
    expect((await test.read()).ghost).toBeNull();
    expect(await test.outcomesOf(SHORTER)).toEqual(['stored']);
    expect((await test.read()).ghost?.score).toBe(SHORTER.score);
  });
});

it('counts the outcomes for the metrics', async () => {
  await test.submit([PRACTICE, { ...SHORTER, score: SHORTER.score + 1000 }]);
  const [runs] = readFlockMetrics(test.flock);
  expect(runs?.samples).toEqual([
    { labels: { outcome: 'stored' }, value: 1 },
    { labels: { outcome: 'WRONG_SCORE' }, value: 1 },
  ]);
});

it('uses the seed that devices use', () => {
  expect(seedOfDay(TODAY)).toBe(seedOnDevices(TODAY));
});
