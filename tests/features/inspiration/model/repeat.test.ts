import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCalendarDay, parseCalendarDay, toDay } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { findNextDay, isRepeat, type RepeatRule } from '../../../../src/features/inspiration/model/repeat.ts';

const day = (date: string) => parseCalendarDay(date) ?? Number.NaN;

function next(rule: RepeatRule, due: string, today: string): string | null {
  const found = findNextDay(rule, day(due), day(today));
  return found === null ? null : formatCalendarDay(found);
}

describe('the next day of a rule', () => {
  const weekly = { unit: 'week', every: 1 } as const;
  const monthly = { unit: 'month', every: 1 } as const;
  // 25 November 2026 is a Wednesday.
  it.each<[string, RepeatRule, string, string, string]>([
    ['every day', { unit: 'day', every: 1 }, '2026-11-25', '2026-11-25', '2026-11-26'],
    ['every day, done a day early', { unit: 'day', every: 1 }, '2026-11-26', '2026-11-25', '2026-11-27'],
    ['every day, done late: today is not past', { unit: 'day', every: 1 }, '2026-11-20', '2026-11-25', '2026-11-25'],
    ['every second day, done late', { unit: 'day', every: 2 }, '2026-11-20', '2026-11-25', '2026-11-26'],
    ['every week without a weekday', weekly, '2026-11-25', '2026-11-25', '2026-12-02'],
    ['every Wednesday', { ...weekly, weekdays: [3] }, '2026-11-25', '2026-11-25', '2026-12-02'],
    ['every Wednesday, postponed to Friday', { ...weekly, weekdays: [3] }, '2026-11-27', '2026-11-27', '2026-12-02'],
    ['every Wednesday, three weeks late', { ...weekly, weekdays: [3] }, '2026-11-04', '2026-11-27', '2026-12-02'],
    ['Monday, Wednesday and Friday', { ...weekly, weekdays: [5, 1, 3] }, '2026-11-25', '2026-11-25', '2026-11-27'],
    ['working days on a Friday', { ...weekly, weekdays: [1, 2, 3, 4, 5] }, '2026-11-27', '2026-11-27', '2026-11-30'],
    ['every Sunday', { ...weekly, weekdays: [7] }, '2026-11-25', '2026-11-25', '2026-11-29'],
    ['every second week', { unit: 'week', every: 2 }, '2026-11-25', '2026-11-26', '2026-12-09'],
    [
      'every second week on two days',
      { unit: 'week', every: 2, weekdays: [1, 5] },
      '2026-11-27',
      '2026-11-27',
      '2026-12-07',
    ],
    [
      'every second week, one period late',
      { unit: 'week', every: 2, weekdays: [3] },
      '2026-11-04',
      '2026-11-19',
      '2026-12-02',
    ],
    ['the first of every month', { ...monthly, date: 1 }, '2026-12-01', '2026-12-01', '2027-01-01'],
    ['the 31st after a short month', { ...monthly, date: 31 }, '2026-11-30', '2026-11-30', '2026-12-31'],
    ['the 30th in February', { ...monthly, date: 30 }, '2027-01-30', '2027-01-30', '2027-02-28'],
    ['the 20th, due before it', { ...monthly, date: 20 }, '2026-11-15', '2026-11-15', '2026-11-20'],
    ['every month without a date', monthly, '2026-11-25', '2026-11-25', '2026-12-25'],
    ['every third month, late', { unit: 'month', every: 3, date: 5 }, '2026-01-05', '2026-11-25', '2027-01-05'],
  ])('is counted from the due date: %s', (_case, rule, due, today, expected) => {
    expect(next(rule, due, today)).toBe(expected);
  });

  it('is missing beyond the dates that a task can hold', () => {
    expect(next({ unit: 'day', every: 1 }, '9999-12-31', '2026-11-25')).toBeNull();
  });

  it('comes after the due date, not before today, and is the earliest that fits', () => {
    const days = fc.integer({ min: toDay(1990, 1, 1), max: toDay(2100, 1, 1) });
    const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
      fc.record({ unit: fc.constantFrom('day' as const, 'week' as const), every: fc.integer({ min: 1, max: 30 }) }),
      fc.record({
        unit: fc.constant('week' as const),
        every: fc.integer({ min: 1, max: 9 }),
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      }),
      fc.record({
        unit: fc.constant('month' as const),
        every: fc.integer({ min: 1, max: 24 }),
        date: fc.integer({ min: 1, max: 31 }),
      }),
    );
    fc.assert(
      fc.property(rules, days, days, (rule, due, today) => {
        const found = findNextDay(rule, due, today) ?? Number.NaN;
        expect(found).toBeGreaterThan(due);
        expect(found).toBeGreaterThanOrEqual(today);
        // Stepping from one day to the next leads to the same day.
        let stepped = due;
        for (let steps = 0; stepped <= due || stepped < today; steps++) {
          stepped = findNextDay(rule, stepped, stepped) ?? Number.NaN;
          expect(steps).toBeLessThan(50_000);
        }
        expect(found).toBe(stepped);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a stored rule', () => {
  it.each<[unknown, boolean]>([
    [{ unit: 'day', every: 1 }, true],
    [{ unit: 'week', every: 2, weekdays: [1, 7] }, true],
    [{ unit: 'month', every: 1, date: 31, next_id: 'a' }, true],
    [{ unit: 'day', every: 1, later: 'field' }, true],
    [{ unit: 'day', every: 0 }, false],
    [{ unit: 'day', every: 1.5 }, false],
    [{ unit: 'day', every: '1' }, false],
    [{ unit: 'day', every: 1e9 }, false],
    [{ unit: 'year', every: 1 }, false],
    [{ unit: 'week', every: 1, weekdays: [] }, false],
    [{ unit: 'week', every: 1, weekdays: [0] }, false],
    [{ unit: 'week', every: 1, weekdays: '1' }, false],
    [{ unit: 'month', every: 1, date: 32 }, false],
    [{ unit: 'day', every: 1, next_id: 5 }, false],
    ['every day', false],
    [[], false],
    [null, false],
  ])('%j is readable: %s', (value, isReadable) => {
    expect(isRepeat(value)).toBe(isReadable);
  });
});
