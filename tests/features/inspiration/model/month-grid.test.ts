import { describe, expect, it } from 'vitest';
import { MONTH_CELLS, WEEK_DAYS } from '../../../../src/features/inspiration/constants.ts';
import { parseCalendarDay, toMonth, toParts } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { applyMonthKey, entryDayOf, listMonthDays } from '../../../../src/features/inspiration/model/month-grid.ts';

const dayOf = (date: string) => parseCalendarDay(date) ?? Number.NaN;
const textOf = (day: number) => {
  const { year, month, date } = toParts(day);
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
};

describe('the 42 cells of a month', () => {
  it.each([
    ['2026-11', 0, '2026-11-01', '2026-12-12'],
    ['2026-11', 1, '2026-10-26', '2026-12-06'],
    ['2026-02', 0, '2026-02-01', '2026-03-14'],
    ['2027-01', 1, '2026-12-28', '2027-02-07'],
    ['2024-02', 0, '2024-01-28', '2024-03-09'],
  ] as const)('show %s with first weekday %i from %s to %s', (month, first, from, to) => {
    const weeks = listMonthDays(toMonth(dayOf(`${month}-01`)), first);
    const days = weeks.flat();
    expect(days).toHaveLength(MONTH_CELLS);
    expect([textOf(days[0] ?? 0), textOf(days.at(-1) ?? 0)]).toEqual([from, to]);
    expect(weeks.every((week) => week.length === WEEK_DAYS && toParts(week[0] ?? 0).weekday === first)).toBe(true);
  });

  it('contain every day of the month, for all months of forty years and both first weekdays', () => {
    for (let month = toMonth(dayOf('1999-01-01')); month < toMonth(dayOf('2039-01-01')); month += 1) {
      for (const first of [0, 1] as const) {
        const inside = listMonthDays(month, first)
          .flat()
          .filter((day) => toMonth(day) === month);
        expect(inside).toHaveLength(toParts(inside.at(-1) ?? 0).date);
        expect(toMonth((inside.at(-1) ?? 0) + 1)).toBe(month + 1);
      }
    }
  });
});

describe('keys in the month grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-04', '2026-10-28'],
    ['ArrowDown', '2026-11-25', '2026-12-02'],
    ['Home', '2026-11-25', '2026-11-22'],
    ['End', '2026-11-25', '2026-11-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-12-31', '2027-01-31'],
  ])('%s moves from %s to %s', (key, from, to) => {
    const next = applyMonthKey(dayOf(from), key, { first: 0, isYear: false });
    expect(textOf(next ?? Number.NaN)).toBe(to);
  });

  it('begins the week on Monday where that is set', () => {
    const move = (key: string) => applyMonthKey(dayOf('2026-11-22'), key, { first: 1, isYear: false });
    expect([move('Home'), move('End')]).toEqual([dayOf('2026-11-16'), dayOf('2026-11-22')]);
  });

  it('moves by years with pages of years', () => {
    const move = (key: string) => applyMonthKey(dayOf('2024-02-29'), key, { first: 0, isYear: true });
    expect([move('PageUp'), move('PageDown')]).toEqual([dayOf('2023-02-28'), dayOf('2025-02-28')]);
  });

  it.each(['Enter', ' ', 'a', 'Tab'])('leaves the key "%s" alone', (key) => {
    expect(applyMonthKey(dayOf('2026-11-22'), key, { first: 0, isYear: false })).toBeNull();
  });
});

it('enters the current month on today and another month on its first day', () => {
  const today = dayOf('2026-11-22');
  expect(entryDayOf(toMonth(today), today)).toBe(today);
  expect(entryDayOf(toMonth(today) + 1, today)).toBe(dayOf('2026-12-01'));
});
