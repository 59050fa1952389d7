import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../../../src/core/flock/run-log.ts';
import { NO_RECORDS, type RunRecords, type StoredLog } from '../../../../src/features/flock-dance/model/run-records.ts';
import {
  adoptUnclaimed,
  countRecords,
  mergeImportedRecords,
  mergeStoredRecords,
  NO_STORED_RECORDS,
  parseStoredRecords,
  recordsOf,
  type StoredRecords,
  withRecordsOf,
} from '../../../../src/features/flock-dance/model/stored-records.ts';

const CONDITIONS = { step: 0, width: 1280, height: 800, population: 180, leaders: 2, pace: 1, refreshes: false };
const LOG: StoredLog = { rules: RULES_VERSION, pond: 'daily', seed: 99, conditions: [CONDITIONS], steps: 'AQIDBA==' };
const RECORDS: RunRecords = {
  free: { '180·1': { score: 130, elapsedMs: 200_000, at: 1_795_000_000_000 } },
  daily: { day: '2026-11-21', score: 40, elapsedMs: 90_000, log: LOG },
};
const FEWER: RunRecords = { free: { '180·1': { score: 7, elapsedMs: 1000, at: 1 } }, daily: null };
const STORED: StoredRecords = { users: { a: RECORDS, b: FEWER }, unclaimed: null };

const BEST = RECORDS.free['180·1'];

const parse = (value: unknown) => parseStoredRecords(JSON.stringify(value));
const parseOne = (records: unknown) => parse({ users: { a: records } })?.users.a;

describe('stored text', () => {
  it('comes back as it was stored', () => {
    expect(parse(STORED)).toEqual(STORED);
  });

  it.each(['{oops', '[]', 'null', '7'])('is rejected when it is %s', (text) => {
    expect(parseStoredRecords(text)).toBeNull();
  });

  it('that is an empty object holds no records', () => {
    expect(parse({})).toEqual(NO_STORED_RECORDS);
  });

  it('of earlier releases holds unclaimed records', () => {
    const free = { '': BEST };
    expect(parse({ ...RECORDS, free: BEST })).toEqual({ users: {}, unclaimed: { ...RECORDS, free } });
    expect(parse({ free: BEST })).toEqual({ users: {}, unclaimed: { free, daily: null } });
    expect(parseOne({ ...RECORDS, free: BEST })).toEqual({ ...RECORDS, free });
  });

  it.each<[name: string, free: unknown]>([
    ['a negative score', { ...BEST, score: -1 }],
    ['half a fish', { ...BEST, score: 1.5 }],
    ['a score beyond belief', { ...BEST, score: 1e12 }],
    ['text', 'free'],
    ['no time', { score: 3, at: 4 }],
  ])('drops only the free game when that has %s', (_name, best) => {
    expect(parseOne({ ...RECORDS, free: { ...RECORDS.free, '60·2': best } })).toEqual(RECORDS);
    expect(parse({ ...RECORDS, free: best })?.unclaimed).toEqual({ ...RECORDS, free: {} });
  });

  it("drops only today's pond when its day is damaged", () => {
    const daily = { ...RECORDS.daily, day: 'yesterday' };
    expect(parseOne({ ...RECORDS, daily })).toEqual({ ...RECORDS, daily: null });
  });

  it.each<[name: string, log: unknown]>([
    ['no conditions', { ...LOG, conditions: [] }],
    ['conditions without a width', { ...LOG, conditions: [{ ...CONDITIONS, width: undefined }] }],
    ['a pond without end', { ...LOG, conditions: [{ ...CONDITIONS, height: 1e9 }] }],
    ['too many fish', { ...LOG, conditions: [{ ...CONDITIONS, population: 100_000 }] }],
    ['too many conditions', { ...LOG, conditions: Array.from({ length: 1001 }, () => CONDITIONS) }],
    ['a negative seed', { ...LOG, seed: -1 }],
    ['more steps than fit', { ...LOG, steps: 'A'.repeat(400_004) }],
    ['steps that are not text', { ...LOG, steps: [1, 2] }],
  ])('drops a log with %s and keeps the score', (_name, log) => {
    const records = { ...RECORDS, daily: { ...RECORDS.daily, log } };
    expect(parseOne(records)).toEqual({ ...RECORDS, daily: { ...RECORDS.daily, log: null } });
  });
});

describe('a user', () => {
  it('sees only their own records', () => {
    expect(recordsOf(STORED, 'b')).toEqual(FEWER);
    expect(recordsOf(STORED, 'c')).toEqual({ free: {}, daily: null });
    expect(recordsOf(STORED, 'constructor')).toEqual({ free: {}, daily: null });
  });

  it('changes only their own records', () => {
    expect(withRecordsOf(STORED, 'b', RECORDS)).toEqual({ ...STORED, users: { a: RECORDS, b: RECORDS } });
    expect(withRecordsOf(STORED, 'b', FEWER)).toBe(STORED);
  });

  it('adopts unclaimed records once, and keeps the better ones', () => {
    const adopted = adoptUnclaimed({ users: { b: FEWER }, unclaimed: RECORDS }, 'b');
    expect(adopted).toEqual({ users: { b: RECORDS }, unclaimed: null });
    expect(adoptUnclaimed(adopted, 'c')).toBe(adopted);
  });
});

describe('the records of two tabs', () => {
  it('combine user by user', () => {
    const other: StoredRecords = { users: { b: RECORDS, c: FEWER }, unclaimed: null };
    const both = { users: { a: RECORDS, b: RECORDS, c: FEWER }, unclaimed: null };
    expect(mergeStoredRecords(STORED, other)).toEqual(both);
    expect(mergeStoredRecords(other, STORED)).toEqual(both);
  });

  it('stay unclaimed only where neither tab has given them to a user', () => {
    const unclaimed: StoredRecords = { users: {}, unclaimed: RECORDS };
    expect(mergeStoredRecords(unclaimed, { users: {}, unclaimed: FEWER })).toEqual(unclaimed);
    expect(mergeStoredRecords(unclaimed, STORED)).toEqual(STORED);
  });
});

describe('imported records', () => {
  const best = (score: number): RunRecords => ({ free: { '180·1': { score, elapsedMs: 1, at: 1 } }, daily: null });

  it('without a name wait for a user, also beside stored records', () => {
    const own: StoredRecords = { users: { a: best(3) }, unclaimed: null };
    const merged = mergeImportedRecords(own, { users: { a: best(5) }, unclaimed: best(9) });
    expect(merged).toEqual({ users: { a: best(5) }, unclaimed: best(9) });
  });

  it('are counted by user, kind and setting', () => {
    expect(countRecords({ users: { a: best(3), b: NO_RECORDS }, unclaimed: best(1) })).toBe(2);
  });
});
