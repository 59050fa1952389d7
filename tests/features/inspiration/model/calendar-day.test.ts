import { beforeAll, describe, expect, it } from 'vitest';
import {
  addMonths,
  firstDayOf,
  parseCalendarDay,
  startOfWeek,
  toCalendarDay,
  toDay,
  toMonth,
  toParts,
  toTimeOn,
} from '../../../../src/features/inspiration/model/calendar-day.ts';

const text = (day: number) => {
  const { year, month, date } = toParts(day);
  return [year, month, date].join('-');
};

/** Zones with and without clock changes, on both sides of UTC. Each has the time's local date. */
const ZONES = [
  ['Asia/Shanghai', '2026-03-08T17:30:00Z', '2026-3-9'],
  ['America/New_York', '2026-03-08T17:30:00Z', '2026-3-8'],
  ['America/New_York', '2026-03-09T03:30:00Z', '2026-3-8'],
  ['Pacific/Apia', '2026-03-08T17:30:00Z', '2026-3-9'],
  ['America/Sao_Paulo', '2018-11-04T02:30:00Z', '2018-11-3'],
] as const;

describe.each(ZONES)('in %s', (zone, time, local) => {
  beforeAll(() => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    return () => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    };
  });

  it(`puts ${time} on the local date ${local}`, () => {
    expect(text(toCalendarDay(Date.parse(time)))).toBe(local);
  });

  it('finds every hour of a year on a day that is the last one or the next', () => {
    const start = new Date(2026, 0, 1).getTime();
    let last = toCalendarDay(start);
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const day = toCalendarDay(start + hour * 3_600_000);
      expect(day - last === 0 || day - last === 1).toBe(true);
      last = day;
    }
  });

  it('returns from a local time to its day on all days of a year, also when the clocks change', () => {
    const first = toDay(2018, 1, 1);
    for (let day = first; day < first + 365; day += 1) {
      expect(toCalendarDay(toTimeOn(day, 0, 0))).toBe(day);
      expect(toCalendarDay(toTimeOn(day, 23, 59))).toBe(day);
    }
  });

  it('keeps a due date on its date', () => {
    expect(text(parseCalendarDay('2026-03-08') ?? 0)).toBe('2026-3-8');
    expect(new Date(toTimeOn(toDay(2026, 3, 9), 18, 30)).getHours()).toBe(18);
  });
});

it.each([
  ['2026-02-28', '2026-2-28'],
  ['2024-02-29', '2024-2-29'],
  ['0050-01-02', '50-1-2'],
  ['9999-12-31', '9999-12-31'],
])('reads the date %s', (date, parts) => {
  expect(text(parseCalendarDay(date) ?? Number.NaN)).toBe(parts);
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', 'soon', ''])('finds no date in "%s"', (date) => {
  expect(parseCalendarDay(date)).toBeNull();
});

it.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-22', 1, '2026-11-16'],
  ['2026-11-23', 0, '2026-11-22'],
  ['2026-11-23', 1, '2026-11-23'],
  ['2027-01-01', 0, '2026-12-27'],
  ['2027-01-01', 1, '2026-12-28'],
] as const)('begins the week of %s with first weekday %i on %s', (date, first, start) => {
  expect(startOfWeek(parseCalendarDay(date) ?? 0, first)).toBe(parseCalendarDay(start));
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', -12, '2023-02-28'],
])('moves %s by %i months to %s', (date, months, moved) => {
  expect(addMonths(parseCalendarDay(date) ?? 0, months)).toBe(parseCalendarDay(moved));
});

it('finds the first day of a month, also before 1970', () => {
  for (const date of ['1969-12-31', '2026-11-22', '0099-05-05']) {
    const day = parseCalendarDay(date) ?? Number.NaN;
    expect(text(firstDayOf(toMonth(day)))).toBe(text(day).replace(/\d+$/, '1'));
  }
});

it('limits times that a date cannot represent', () => {
  for (const at of [8.9e15, -8.9e15, Number.MAX_VALUE]) expect(Number.isInteger(toCalendarDay(at))).toBe(true);
});
