import { expect, it } from 'vitest';
import { parseCalendarDay } from '../../../../src/features/inspiration/model/calendar-day.ts';
import {
  formatClock,
  formatDay,
  formatFullDay,
  formatMoment,
  formatShortDay,
  toMachineTime,
} from '../../../../src/features/inspiration/model/calendar-text.ts';

const dayOf = (date: string) => parseCalendarDay(date) ?? Number.NaN;
const NOW = new Date(2026, 4, 4, 9, 5).getTime();

it('writes local times in Chinese', () => {
  expect(formatMoment(NOW)).toBe('2026年5月4日 09:05');
  expect(formatClock(NOW)).toBe('09:05');
});

it.each([
  ['2026-05-04', '5月4日', '5/4', '2026年5月4日周一'],
  ['2026-12-31', '12月31日', '12/31', '2026年12月31日周四'],
  ['2027-01-01', '2027年1月1日', '1/1', '2027年1月1日周五'],
])('writes the day %s', (date, text, short, full) => {
  const day = dayOf(date);
  expect([formatDay(day, dayOf('2026-01-01')), formatShortDay(day), formatFullDay(day)]).toEqual([text, short, full]);
});

it('writes times that a date cannot represent', () => {
  expect(() => [formatMoment(1e300), formatClock(-1e300), toMachineTime(8.9e15)]).not.toThrow();
});
