import { describe, expect, it } from 'vitest';
import { RULES_VERSION, type RunLog } from '../../../../src/core/flock/run-log.ts';
import {
  applyFinishedRun,
  bestScore,
  type Contest,
  type FinishedRun,
  type InterimRun,
  isRecord,
  mergeRunRecords,
  NO_RECORDS,
  type RunRecords,
  recordsSchema,
  type StoredLog,
  toStoredLog,
  withoutInterim,
} from '../../../../src/features/flock-dance/model/run-records.ts';
import { fromBase64, toBase64 } from '../../../../src/platform/base64.ts';

const CONDITIONS = { step: 0, width: 1280, height: 800, population: 180, leaders: 2, pace: 1, refreshes: false };
const LOG: StoredLog = { rules: RULES_VERSION, pond: 'daily', seed: 99, conditions: [CONDITIONS], steps: 'AQIDBA==' };
const RECORDS: RunRecords = {
  free: { '180·1': { score: 130, elapsedMs: 200_000, at: 1_795_000_000_000 } },
  daily: { day: '2026-11-21', score: 40, elapsedMs: 90_000, log: LOG },
};
const SETTING = { population: 180, pace: 1 };
const RUN: FinishedRun = { kind: 'free', day: null, setting: SETTING, score: 131, elapsedMs: 9000, log: null, at: 5 };
const DAILY: FinishedRun = {
  kind: 'daily',
  day: '2026-11-21',
  setting: null,
  score: 41,
  elapsedMs: 90_000,
  log: LOG,
  at: 5,
};

describe('the best of a kind', () => {
  it.each<[name: string, best: number | null, contest: Contest, records: RunRecords]>([
    ['free', 130, RUN, RECORDS],
    ['free with other fish', null, { ...RUN, setting: { population: 181, pace: 1 } }, RECORDS],
    ['free at another pace', null, { ...RUN, setting: { population: 180, pace: 1.1 } }, RECORDS],
    ['in the pond of a past day', null, { ...RUN, setting: null }, RECORDS],
    ['today', 40, DAILY, RECORDS],
    ['another day', null, { ...DAILY, day: '2026-11-22' }, RECORDS],
    ['nothing played', null, RUN, NO_RECORDS],
  ])('%s: %s', (_name, best, contest, records) => {
    expect(bestScore(records, contest)).toBe(best);
  });

  it.each<[name: string, run: FinishedRun, records: RunRecords, isOne: boolean]>([
    ['more than the best', RUN, RECORDS, true],
    ['as many as the best', { ...RUN, score: 130 }, RECORDS, false],
    ['the first fish', { ...RUN, score: 1 }, NO_RECORDS, true],
    ['a game in the pond of a past day', { ...RUN, setting: null }, RECORDS, false],
    ['nothing eaten', { ...RUN, score: 0 }, NO_RECORDS, false],
    ['fewer than the free best, in the pond of another day', { ...DAILY, day: '2026-11-22', score: 1 }, RECORDS, true],
  ])('%s', (_name, run, records, isOne) => {
    expect(isRecord(records, run)).toBe(isOne);
  });
});

describe('a finished game', () => {
  it('that is not a record changes nothing', () => {
    expect(applyFinishedRun(RECORDS, { ...RUN, score: 130 })).toBe(RECORDS);
  });

  it('replaces only the best of its kind', () => {
    expect(applyFinishedRun(RECORDS, RUN)).toEqual({
      ...RECORDS,
      free: { '180·1': { score: 131, elapsedMs: 9000, at: 5 } },
    });
    expect(applyFinishedRun(RECORDS, DAILY)).toEqual({
      ...RECORDS,
      daily: { day: '2026-11-21', score: 41, elapsedMs: 90_000, log: LOG },
    });
  });

  it('of a new day replaces yesterday’s', () => {
    const next = applyFinishedRun(RECORDS, { ...DAILY, day: '2026-11-22', score: 2, log: null });
    expect(next.daily).toMatchObject({ day: '2026-11-22', score: 2, log: null });
  });

  it('makes the hundred and first setting push out the oldest', () => {
    const bests = Array.from({ length: 100 }, (_, at) => [`${at + 1}·2`, { score: 1, elapsedMs: 1, at: at + 1 }]);
    const free = Object.fromEntries(bests);
    const next = applyFinishedRun({ free, daily: null }, { ...RUN, at: 200 });
    expect(Object.keys(next.free)).toHaveLength(100);
    expect(next.free).not.toHaveProperty('1·2');
    expect(next.free).toHaveProperty('180·1');
  });

  it('without a log keeps the ghost of the same day', () => {
    const next = applyFinishedRun(RECORDS, { ...DAILY, log: null });
    expect(next.daily).toMatchObject({ score: 41, log: RECORDS.daily?.log });
  });
});

describe('records of two tabs', () => {
  const { free, daily } = RECORDS as RunRecords & { daily: NonNullable<RunRecords['daily']> };
  const better = { '180·1': { score: 131, elapsedMs: 200_000, at: 5 } };
  const other = { '60·2': { score: 9, elapsedMs: 200_000, at: 5 } };

  it.each<[name: string, a: RunRecords, b: RunRecords, best: RunRecords]>([
    ['no records and some', NO_RECORDS, RECORDS, RECORDS],
    ['a better free game', RECORDS, { ...RECORDS, free: better }, { daily, free: better }],
    ['games of two settings', RECORDS, { daily: null, free: other }, { daily, free: { ...free, ...other } }],
    ['a better day', RECORDS, { free: {}, daily: { ...daily, score: 41 } }, { free, daily: { ...daily, score: 41 } }],
    [
      'a later day',
      RECORDS,
      { free: {}, daily: { ...daily, day: '2026-11-22', score: 1 } },
      { free, daily: { ...daily, day: '2026-11-22', score: 1 } },
    ],
    ['the same day with and without its log', RECORDS, { free, daily: { ...daily, log: null } }, RECORDS],
  ])('combine to the better ones in either order: %s', (_name, a, b, best) => {
    expect(mergeRunRecords(a, b)).toEqual(best);
    expect(mergeRunRecords(b, a)).toEqual(best);
  });
});

describe('a log', () => {
  it('is stored as text and restored byte for byte', () => {
    const steps = Uint8Array.from({ length: 16_200 }, (_, index) => (index * 31) % 256);
    const log: RunLog = { rules: RULES_VERSION, pond: 'daily', seed: 3, conditions: [CONDITIONS], steps };
    const stored = toStoredLog(log, toBase64);
    const again = recordsSchema.parse({ daily: { ...RECORDS.daily, log: stored } }).daily?.log;
    expect(again?.seed).toBe(3);
    expect(fromBase64(again?.steps ?? '')).toEqual(steps);
  });

  it('of earlier rules is dropped, the score stays', () => {
    const log = { ...LOG, rules: RULES_VERSION - 1 };
    expect(recordsSchema.parse({ daily: { ...RECORDS.daily, log } }).daily).toEqual({ ...RECORDS.daily, log: null });
  });

  it('that is too long is not stored', () => {
    expect(
      toStoredLog(
        { rules: RULES_VERSION, pond: 'daily', seed: 3, conditions: [CONDITIONS], steps: new Uint8Array(400_000) },
        toBase64,
      ),
    ).toBeNull();
  });
});

describe('a result stored when the page was left', () => {
  const after = applyFinishedRun(RECORDS, RUN);
  const interim: InterimRun = { setting: SETTING, before: RECORDS, after };

  it('gives way to the record before it', () => {
    expect(withoutInterim(after, interim)).toEqual(RECORDS);
  });

  it('leaves nothing where there was no record before it', () => {
    const first = applyFinishedRun(NO_RECORDS, RUN);
    expect(withoutInterim(first, { setting: SETTING, before: NO_RECORDS, after: first })).toEqual(NO_RECORDS);
  });

  it('leaves a better record from elsewhere, and the records of the other kind', () => {
    const better = applyFinishedRun(after, { ...RUN, score: 140 });
    expect(withoutInterim(better, interim)).toBe(better);
    const daily = applyFinishedRun(after, DAILY);
    expect(withoutInterim(daily, interim)).toEqual({ ...RECORDS, daily: daily.daily });
  });

  it('gives way in the same pond of the day only', () => {
    const played = applyFinishedRun(RECORDS, DAILY);
    const ofDay: InterimRun = { setting: null, before: RECORDS, after: played };
    expect(withoutInterim(played, ofDay)).toEqual(RECORDS);
    const nextDay = applyFinishedRun(played, { ...DAILY, day: '2026-11-22' });
    expect(withoutInterim(nextDay, ofDay)).toBe(nextDay);
  });
});
