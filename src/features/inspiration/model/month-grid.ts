import { MONTH_CELLS, WEEK_DAYS } from '../constants.ts';
import {
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  type FirstWeekday,
  firstDayOf,
  limitDay,
  startOfWeek,
  toMonth,
} from './calendar-day.ts';

const YEAR_MONTHS = 12;

/** Six weeks of days that begin with the week of the month's first day (doc 3 §9: 42 cells). */
export function listMonthDays(month: CalendarMonth, first: FirstWeekday): readonly (readonly CalendarDay[])[] {
  const start = startOfWeek(firstDayOf(month), first);
  return Array.from({ length: MONTH_CELLS / WEEK_DAYS }, (_week, week) => listDays(start + week * WEEK_DAYS));
}

/** Seven days in a row. */
export function listDays(start: CalendarDay): readonly CalendarDay[] {
  return Array.from({ length: WEEK_DAYS }, (_day, day) => start + day);
}

/** The day to which a key moves the focus; null for other keys. With `isYear`, pages are years. */
export function applyMonthKey(
  day: CalendarDay,
  key: string,
  { first, isYear }: { readonly first: FirstWeekday; readonly isYear: boolean },
): CalendarDay | null {
  const months = isYear ? YEAR_MONTHS : 1;
  switch (key) {
    case 'ArrowLeft':
      return limitDay(day - 1);
    case 'ArrowRight':
      return limitDay(day + 1);
    case 'ArrowUp':
      return limitDay(day - WEEK_DAYS);
    case 'ArrowDown':
      return limitDay(day + WEEK_DAYS);
    case 'Home':
      return startOfWeek(day, first);
    case 'End':
      return startOfWeek(day, first) + WEEK_DAYS - 1;
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

/** The day that takes the focus when a month is opened: today where it has it, else its first day. */
export function entryDayOf(month: CalendarMonth, today: CalendarDay): CalendarDay {
  return toMonth(today) === month ? today : firstDayOf(month);
}
