import { describe, expect, it } from 'vitest';
import { addDays, isDay, isDayOpen, streakOf, stripDays } from '../../../src/core/flock/streak.ts';

const TODAY = '2026-11-22';

describe('the streak', () => {
  it.each<[name: string, days: readonly string[], length: number]>([
    ['is 0 without a result', [], 0],
    ['is 1 with a result of today', [TODAY], 1],
    ['counts days in a row up to today', ['2026-11-20', '2026-11-21', TODAY], 3],
    ['lasts while the try of today is open', ['2026-11-20', '2026-11-21'], 2],
    ['is over after a day without a result', ['2026-11-19', '2026-11-20'], 0],
    ['begins again after a gap', ['2026-11-18', '2026-11-19', '2026-11-21', TODAY], 2],
    ['does not depend on the order of the days', [TODAY, '2026-11-20', '2026-11-21'], 3],
    ['counts a repeated day once', [TODAY, TODAY, '2026-11-21'], 2],
    ['counts a day ahead, which was today in an earlier time zone', ['2026-11-21', TODAY, '2026-11-23'], 3],
    ['counts a day ahead alone', ['2026-11-23'], 1],
    ['ignores days further ahead, which a wrong clock made', ['2026-11-24', '2026-11-25'], 0],
    ['ignores such days beside a streak', ['2026-11-21', TODAY, '2026-11-24', '2027-11-22'], 2],
    ['does not bridge a gap with a day ahead', ['2026-11-21', '2026-11-23'], 1],
  ])('%s', (_name, days, length) => {
    expect(streakOf(days, TODAY)).toBe(length);
  });

  it.each([
    ['2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01'], 3],
    ['2028-03-01', ['2028-02-28', '2028-03-01'], 1],
    ['2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    ['2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01'], 3],
  ])('continues over the end of a month or year: up to %s with %j it is %i', (today, days, length) => {
    expect(streakOf(days, today)).toBe(length);
  });
});

it('shows the last seven days, the oldest first', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', TODAY];
  expect(stripDays(TODAY)).toEqual(days);
  expect(stripDays('2027-01-02')[0]).toBe('2026-12-27');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

describe('a day is open', () => {
  const HOUR_MS = 60 * 60_000;
  const start = Date.UTC(2026, 10, 22);
  it.each([
    [-14 * HOUR_MS - 1, false],
    [-14 * HOUR_MS, true],
    [0, true],
    [24 * HOUR_MS, true],
    [38 * HOUR_MS - 1, true],
    [38 * HOUR_MS, false],
  ])('%i ms after its start in UTC: %s', (offset, isOpen) => {
    expect(isDayOpen(TODAY, start + offset)).toBe(isOpen);
  });

  it.each(['2026-11-31', '2026-13-01', '2026-2-2', 'today', '', '2026-11-22T00:00'])(
    'never for %j, which is no date',
    (day) => {
      expect([isDay(day), isDayOpen(day, start)]).toEqual([false, false]);
    },
  );
});
