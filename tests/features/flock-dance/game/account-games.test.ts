// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { FlockRecords, RunOutcome, SubmittedRun } from '../../../../src/core/contracts/flock-records.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { announceTry, submitGames, syncAccount } from '../../../../src/features/flock-dance/game/account-games.ts';
import {
  accountGames,
  accountRecordsOf,
  beginTry,
  queueRun,
  useAccountRecords,
} from '../../../../src/features/flock-dance/game/account-games-store.ts';
import { copy } from '../../../../src/features/flock-dance/game/copy.ts';
import { readRunRecords, runRecords } from '../../../../src/features/flock-dance/game/records-store.ts';
import { gamesOf } from '../../../../src/features/flock-dance/model/account-games.ts';
import { dayOf } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { flockRecordsApi } from '../../../../src/shared/api/flock-records-api.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { aReply, aUser } from '../../../shared/session/a-session.ts';
import { RUN_LOG } from '../a-pond.ts';

const TODAY = dayOf(new Date());
const EMPTY: FlockRecords = {
  rules: RUN_LOG.rules,
  today: { day: TODAY, state: 'open', score: null, percentile: null },
  streak: 0,
  strip: [],
  ghost: null,
  free: [],
};

/** A server with one account: it knows who began today's try, and answers each game with `outcome`. */
const server = {
  records: EMPTY,
  tryId: null as string | null,
  outcome: 'stored' as RunOutcome,
  failure: null as AppError | null,
  submitted: [] as SubmittedRun[],
};
const answer = <T>(reply: () => T) => {
  if (server.failure !== null) throw server.failure;
  return reply();
};

const signIn = (id: string) => sessionController.begin(aReply(`token-${id}`, { user: aUser({ id }) }));
const waiting = (userId: string) => gamesOf(accountGames.useValue.getState(), userId).waiting;
const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
const play = (userId: string, score: number, tryId: string | null = null) =>
  queueRun(userId, { day: TODAY, tryId, score, isRecord: true }, RUN_LOG);

beforeEach(() => {
  localStorage.clear();
  runRecords.clear();
  accountGames.clear();
  useToastStore.setState({ toasts: [] });
  useAccountRecords.setState({ userId: null, records: null, problem: null });
  Object.assign(server, { records: EMPTY, tryId: null, outcome: 'stored', failure: null, submitted: [] });
  vi.spyOn(flockRecordsApi, 'fetchRecords').mockImplementation(async () => answer(() => server.records));
  vi.spyOn(flockRecordsApi, 'startDaily').mockImplementation(async (_token, _day, tryId) =>
    answer(() => {
      server.tryId ??= tryId;
      return { state: 'started', isOwn: server.tryId === tryId, score: null };
    }),
  );
  vi.spyOn(flockRecordsApi, 'submitRuns').mockImplementation(async (_token, _day, runs) =>
    answer(() => {
      server.submitted.push(...runs);
      return { outcomes: runs.map(() => server.outcome), records: server.records };
    }),
  );
  signIn('a');
  return () => sessionController.end();
});

it('one game of a day counts: a second tab and a reload get practice', () => {
  const first = beginTry('a', TODAY);
  expect(first).not.toBeNull();
  accountGames.refresh();
  expect(beginTry('a', TODAY)).toBeNull();
  expect(beginTry('b', TODAY)).not.toBeNull();
});

it('a try whose game never had a step may be played again, with the same id', () => {
  const tryId = beginTry('a', TODAY);
  queueRun('a', { day: TODAY, tryId, score: 0, isRecord: false }, { ...RUN_LOG, steps: new Uint8Array() });
  expect(beginTry('a', TODAY)).toBe(tryId);
  expect(waiting('a')).toEqual([]);
});

it('a try that another device has begun is practice, and a notice says so', async () => {
  server.records = { ...EMPTY, today: { ...EMPTY.today, state: 'started' } };
  await syncAccount('a');
  expect(beginTry('a', TODAY)).toBeNull();

  useAccountRecords.setState({ userId: null, records: null });
  server.tryId = 'the-try-of-another-device';
  const tryId = beginTry('a', TODAY) ?? '';
  await announceTry('a', TODAY, tryId);
  expect(toasts()).toEqual([copy.account.usedElsewhere]);
  play('a', 9, tryId);
  await submitGames('a');
  expect(server.submitted).toMatchObject([{ day: TODAY, tryId: null, score: 9 }]);
});

it('games wait for the network, also those of a try that the server does not know yet', async () => {
  server.failure = new AppError('NETWORK', 'offline');
  const tryId = beginTry('a', TODAY);
  play('a', 12, tryId);
  await submitGames('a');
  expect(waiting('a')).toHaveLength(1);
  expect(useAccountRecords.getState().problem).toBe('offline');

  server.failure = null;
  server.outcome = 'counted';
  await syncAccount('a');
  expect(server.tryId).toBe(tryId);
  expect(server.submitted).toMatchObject([{ day: TODAY, tryId, score: 12 }]);
  expect(waiting('a')).toEqual([]);
  expect(toasts()).toEqual([]);
});

it('a refused game is reported once and is not sent again', async () => {
  server.outcome = 'WRONG_SCORE';
  play('a', 12);
  await submitGames('a');
  await submitGames('a');
  expect(server.submitted).toHaveLength(1);
  expect(toasts()).toEqual([copy.account.refused.WRONG_SCORE]);
});

it('a counted game whose first answer was lost is no refusal', async () => {
  server.outcome = 'ALREADY_COUNTED';
  server.records = { ...EMPTY, today: { ...EMPTY.today, state: 'finished', score: 12 } };
  play('a', 12, beginTry('a', TODAY));
  await submitGames('a');
  expect(toasts()).toEqual([]);
  expect(waiting('a')).toEqual([]);
});

it('with a wrong clock games are practice, and a notice says so', async () => {
  server.failure = new AppError('FLOCK_DAY_CLOSED', 'closed');
  await syncAccount('a');
  await syncAccount('a');
  expect(toasts()).toEqual([copy.account.wrongClock]);
  expect(beginTry('a', TODAY)).toBeNull();
});

it('the records of the account come to this browser, and the best of both stay', async () => {
  const best = (population: number, score: number) => ({ population, pace: 1, score, elapsedMs: 1000, at: 1 });
  runRecords.update((stored) => ({
    ...stored,
    users: { a: { free: { '180·1': { score: 50, elapsedMs: 1, at: 1 } }, daily: null } },
  }));
  server.records = { ...EMPTY, free: [best(180, 40), best(60, 30)] };
  await syncAccount('a');
  expect(readRunRecords('a').free).toMatchObject({ '180·1': { score: 50 }, '60·1': { score: 30 } });
  expect(readRunRecords('b').free).toEqual({});
});

it("today's best of this browser goes to the account at the sign-in, and nothing of another user", async () => {
  const log = { ...RUN_LOG, rules: RUN_LOG.rules as 2, conditions: [...RUN_LOG.conditions], steps: 'fwAB' };
  const daily = { day: TODAY, score: 33, elapsedMs: 1, log };
  runRecords.update((stored) => ({ ...stored, users: { a: { free: {}, daily }, b: { free: {}, daily } } }));
  play('b', 99);
  await syncAccount('a');
  expect(server.submitted).toMatchObject([{ day: TODAY, tryId: null, score: 33 }]);
  expect(waiting('b')).toHaveLength(1);
});

it("an answer for a user who has left is dropped, and the next user's records are their own", async () => {
  server.records = { ...EMPTY, streak: 9 };
  const pending = syncAccount('a');
  signIn('b');
  await pending;
  expect(accountRecordsOf(useAccountRecords.getState(), 'b')).toBeNull();
  server.records = { ...EMPTY, streak: 1 };
  await syncAccount('b');
  expect(accountRecordsOf(useAccountRecords.getState(), 'b')?.streak).toBe(1);
  expect(accountRecordsOf(useAccountRecords.getState(), 'a')).toBeNull();
});
