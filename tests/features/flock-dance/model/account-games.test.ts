import { expect, it } from 'vitest';
import {
  type AccountGames,
  gamesOf,
  mergeAccountGames,
  parseAccountGames,
  type WaitingRun,
  withWaiting,
} from '../../../../src/features/flock-dance/model/account-games.ts';
import { RUN_LOG } from '../a-pond.ts';

const TRY = 'a-try-of-this-device';
const aRun = (over: Partial<WaitingRun> = {}, population = 180): WaitingRun => ({
  day: null,
  tryId: null,
  score: 10,
  log: { ...RUN_LOG, pond: 'free', conditions: [{ ...conditions, population }], steps: 'fwAB' },
  ...over,
});
const conditions = { step: 0, width: 800, height: 600, population: 180, leaders: 2, pace: 1, refreshes: false };
const scores = (stored: AccountGames) => gamesOf(stored, 'a').waiting.map(({ score }) => score);
const add = (...runs: WaitingRun[]) => runs.reduce<AccountGames>((stored, run) => withWaiting(stored, 'a', run), {});

it('the better of two games for one record waits', () => {
  expect(scores(add(aRun({ score: 5 }), aRun({ score: 9 }), aRun({ score: 7 })))).toEqual([9]);
  expect(scores(add(aRun({ score: 5 }), aRun({ score: 9 }, 60)))).toEqual([9, 5]);
});

it('a game that counts is not left out for practice', () => {
  const counted = aRun({ day: '2026-11-22', tryId: TRY, score: 1 });
  const others = [1, 2, 3, 4, 5].map((population) => aRun({ score: 90 }, population));
  expect(scores(add(counted, ...others))).toEqual([1, 90, 90, 90]);
});

it('stored games are read again, without those that are damaged', () => {
  const stored = add(aRun({ day: '2026-11-22', tryId: TRY }));
  expect(parseAccountGames(JSON.stringify(stored))).toEqual(stored);
  const damaged = { a: { daily: { day: 'x' }, waiting: [{ score: -1 }, aRun()] } };
  expect(parseAccountGames(JSON.stringify(damaged))).toEqual({ a: { daily: null, waiting: [aRun()] } });
  expect(parseAccountGames('[1')).toBeNull();
});

it('games of both sides of an import wait, with the later try', () => {
  const daily = (day: string) => ({ day, tryId: TRY, isPlayed: true });
  const own = { ...add(aRun()), b: { daily: daily('2026-11-22'), waiting: [] } };
  const merged = mergeAccountGames(own, {
    a: { daily: null, waiting: [aRun({}, 60)] },
    b: { daily: daily('2026-11-21'), waiting: [] },
  });
  expect(scores(merged)).toHaveLength(2);
  expect(merged.b?.daily?.day).toBe('2026-11-22');
});
