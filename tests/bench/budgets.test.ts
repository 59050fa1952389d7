import { describe, expect, it } from 'vitest';
import * as budgets from '../../bench/budgets.ts';
import { type Bar, formatLimit, judge } from '../../bench/budgets.ts';
import { summarize } from '../../bench/stats.ts';

const QUIET = { busyCores: 0, slowness: 1 };
const BUSY = { busyCores: 1.2, slowness: 1 };
const UNKNOWN = { busyCores: null, slowness: 1 };
const HALF_SPEED = { busyCores: 0, slowness: 2 };

describe('a bar', () => {
  it.each<[string, Bar, number[], string]>([
    ['holds at its limit', { limit: { max: 3 }, judged: 'max' }, [1, 3], 'pass'],
    ['is missed above it', { limit: { max: 3 }, judged: 'max' }, [1, 3.1], 'miss'],
    ['judges the value that it names', { limit: { max: 3 }, judged: 'median' }, [1, 2, 9], 'pass'],
    ['can ask for at least', { limit: { min: 3 }, judged: 'min' }, [3, 4], 'pass'],
    ['is missed below that', { limit: { min: 3 }, judged: 'min' }, [2, 4], 'miss'],
  ])('%s', (_rule, bar, samples, expected) => {
    expect(judge(bar, summarize(samples), QUIET)).toBe(expected);
  });

  it.each<[string, Bar['whenBusy'], budgets.Conditions, string]>([
    ['has one limit by default', undefined, BUSY, 'miss'],
    ['may have a second limit for a busy machine', 4, BUSY, 'pass'],
    ['is missed when the second limit is missed as well', 2.5, BUSY, 'miss'],
    ['may not be judged on a busy machine', null, BUSY, 'not judged (busy)'],
    ['keeps its first limit on a quiet one', 4, QUIET, 'miss'],
    ['keeps it where the load is not known', null, UNKNOWN, 'miss'],
  ])('%s', (_rule, whenBusy, conditions, expected) => {
    const bar: Bar = { limit: { max: 2 }, judged: 'max', ...(whenBusy !== undefined && { whenBusy }) };
    expect(judge(bar, summarize([3]), conditions)).toBe(expected);
  });

  it('passes a good result on a busy machine as well', () => {
    expect(judge({ limit: { min: 50 }, judged: 'median', whenBusy: null }, summarize([60]), BUSY)).toBe('pass');
  });

  it('is written with its limits', () => {
    expect(formatLimit({ limit: { max: 2.5 }, judged: 'p25', whenBusy: 5 })).toBe('≤ 2.5 (busy 5)');
    expect(formatLimit({ limit: { min: 50 }, judged: 'p25', whenBusy: null })).toBe('≥ 50');
  });
});

/** All bars by their names. */
function listBars(): [string, Bar][] {
  const bars: [string, Bar][] = [];
  const visit = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('limit' in value) bars.push([name, value as Bar]);
    else for (const [key, inner] of Object.entries(value)) visit(`${name}.${key}`, inner);
  };
  for (const [name, value] of Object.entries(budgets)) visit(name, value);
  return bars;
}

/** A value just within the limit on the reference machine, as a machine at half its speed would give it. */
function atHalfSpeed({ limit, follows }: Bar): number {
  const value = 'max' in limit ? limit.max : limit.min;
  if (follows === 'time') return value * 2;
  return follows === 'rate' ? value / 2 : value;
}

describe('on a machine at half speed', () => {
  const bars = listBars();

  it.each(bars)('%s is not missed for that reason alone', (_name, bar) => {
    expect(judge(bar, summarize([atHalfSpeed(bar)]), HALF_SPEED)).toBe('pass');
  });

  it.each(bars.filter(([, { follows }]) => follows === undefined))('%s is judged as on any machine', (_name, bar) => {
    const worse = 'max' in bar.limit ? bar.limit.max + 0.1 : bar.limit.min - 0.1;
    expect(judge(bar, summarize([worse]), HALF_SPEED)).toBe('miss');
  });

  it('every bar in milliseconds or per second follows the speed', () => {
    const names = bars.filter(([name]) => /Ms|_MS|fps|worker1|at100k/.test(name));
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter(([, { follows }]) => follows === undefined)).toEqual([]);
  });

  it('a time that is worse than the speed explains is missed', () => {
    const bar: Bar = { limit: { max: 10 }, judged: 'max', follows: 'time' };
    expect(judge(bar, summarize([19]), HALF_SPEED)).toBe('pass');
    expect(judge(bar, summarize([21]), HALF_SPEED)).toBe('miss');
    expect(judge(bar, summarize([19]), QUIET)).toBe('miss');
  });

  it('a rate that is worse than the speed explains is missed', () => {
    const bar: Bar = { limit: { min: 24 }, judged: 'median', follows: 'rate' };
    expect(judge(bar, summarize([13]), HALF_SPEED)).toBe('pass');
    expect(judge(bar, summarize([11]), HALF_SPEED)).toBe('miss');
  });

  it('a measure that follows the speed indirectly is not judged when it misses', () => {
    const bar: Bar = { limit: { max: 0 }, judged: 'max', follows: 'indirectly' };
    expect(judge(bar, summarize([1]), HALF_SPEED)).toBe('not judged (slow)');
    expect(judge(bar, summarize([0]), HALF_SPEED)).toBe('pass');
    expect(judge(bar, summarize([1]), QUIET)).toBe('miss');
  });
});

it('a fast machine gets no stricter bar', () => {
  const bar: Bar = { limit: { min: 50 }, judged: 'median', follows: 'rate' };
  expect(judge(bar, summarize([60]), { busyCores: 0, slowness: 0.5 })).toBe('pass');
});
