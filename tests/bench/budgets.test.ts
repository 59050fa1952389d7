import { describe, expect, it } from 'vitest';
import { type Bar, formatLimit, judge } from '../../bench/budgets.ts';
import { summarize } from '../../bench/stats.ts';

const QUIET = 0;
const BUSY = 1.2;

describe('a bar', () => {
  it.each<[string, Bar, number[], string]>([
    ['holds at its limit', { limit: { most: 3 }, judged: 'max' }, [1, 3], 'pass'],
    ['is missed above it', { limit: { most: 3 }, judged: 'max' }, [1, 3.1], 'miss'],
    ['judges the value that it names', { limit: { most: 3 }, judged: 'median' }, [1, 2, 9], 'pass'],
    ['can ask for at least', { limit: { least: 3 }, judged: 'min' }, [3, 4], 'pass'],
    ['is missed below that', { limit: { least: 3 }, judged: 'min' }, [2, 4], 'miss'],
  ])('%s', (_rule, bar, samples, expected) => {
    expect(judge(bar, summarize(samples), QUIET)).toBe(expected);
  });

  it.each<[string, Bar['whenBusy'], number | null, string]>([
    ['has one limit by default', undefined, BUSY, 'miss'],
    ['may have a second limit for a busy machine', 4, BUSY, 'pass'],
    ['is missed when that is missed too', 2.5, BUSY, 'miss'],
    ['may say nothing on a busy machine', null, BUSY, 'not judged (busy)'],
    ['keeps its first limit on a quiet one', 4, QUIET, 'miss'],
    ['and where nobody knows', null, null, 'miss'],
  ])('%s', (_rule, whenBusy, busyCores, expected) => {
    const bar: Bar = { limit: { most: 2 }, judged: 'max', ...(whenBusy !== undefined && { whenBusy }) };
    expect(judge(bar, summarize([3]), busyCores)).toBe(expected);
  });

  it('a good result counts on a busy machine as well', () => {
    expect(judge({ limit: { least: 50 }, judged: 'median', whenBusy: null }, summarize([60]), BUSY)).toBe('pass');
  });

  it('says its limit', () => {
    expect(formatLimit({ limit: { most: 2.5 }, judged: 'p25', whenBusy: 5 })).toBe('≤ 2.5 (busy 5)');
    expect(formatLimit({ limit: { least: 50 }, judged: 'p25', whenBusy: null })).toBe('≥ 50');
  });
});
