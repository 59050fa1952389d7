import { WEEK_DAYS } from '../constants.ts';
import { type CalendarDay, firstDayOf, startOfWeek, toMonth, toParts } from './calendar-day.ts';

/** When a task comes again. */
export interface RepeatRule {
  readonly unit: 'day' | 'week' | 'month';
  /** Every so many days, weeks or months; from 1. */
  readonly every: number;
  /** Of a week: 1 for Monday to 7 for Sunday. Missing: the weekday of the due date. */
  readonly weekdays?: readonly number[];
  /** Of a month: 1–31; a shorter month takes its last day. Missing: the date of the due date. */
  readonly date?: number;
}

/** The rule of a task. */
export interface Repeat extends RepeatRule {
  /** Of a completed task: the id of the task that followed it. */
  readonly next_id?: string;
}

const EVERY_MAX = 366;
const YEAR_MAX = 9999;

/** Whether a stored value is a rule. */
export function isRepeat(value: unknown): value is Repeat {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { unit, every, weekdays, date, next_id } = value as Readonly<Record<string, unknown>>;
  const isDays = (days: unknown) => Array.isArray(days) && days.length > 0 && days.every((day) => isIn(day, WEEK_DAYS));
  return (
    (unit === 'day' || unit === 'week' || unit === 'month') &&
    isIn(every, EVERY_MAX) &&
    (weekdays === undefined || isDays(weekdays)) &&
    (date === undefined || isIn(date, 31)) &&
    (next_id === undefined || (typeof next_id === 'string' && next_id !== ''))
  );
}

function isIn(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
}

/** The first day of a rule after `due` that is not before `today`. Null beyond the dates that a task can hold. */
export function findNextDay(rule: RepeatRule, due: CalendarDay, today: CalendarDay): CalendarDay | null {
  const day = NEXT[rule.unit](rule, due, Math.max(due + 1, today));
  return toParts(day).year > YEAR_MAX ? null : day;
}

/** The first day of a rule on or after another day. */
export function findFirstDay(rule: RepeatRule, from: CalendarDay): CalendarDay {
  const isAnyDay = rule.unit === 'day' || (rule.weekdays ?? rule.date) === undefined;
  return isAnyDay ? from : NEXT[rule.unit]({ ...rule, every: 1 }, from, from);
}

/** The first day of a rule, counted from a due date, that is not before `from`. */
type FindDay = (rule: RepeatRule, due: CalendarDay, from: CalendarDay) => CalendarDay;

const NEXT: Readonly<Record<RepeatRule['unit'], FindDay>> = {
  day: ({ every }, due, from) => stepTo(due, every, from),
  week({ every, weekdays }, due, from) {
    const period = every * WEEK_DAYS;
    if (weekdays === undefined) return stepTo(due, period, from);
    const monday = startOfWeek(due, 1);
    for (let start = monday + Math.floor((from - monday) / period) * period; ; start += period) {
      const days = weekdays.map((weekday) => start + weekday - 1).filter((day) => day >= from);
      if (days.length > 0) return Math.min(...days);
    }
  },
  month({ every, date }, due, from) {
    const wanted = date ?? toParts(due).date;
    const ahead = Math.floor((toMonth(from) - toMonth(due)) / every) * every;
    for (let month = toMonth(due) + ahead; ; month += every) {
      const day = Math.min(firstDayOf(month) + wanted - 1, firstDayOf(month + 1) - 1);
      if (day >= from) return day;
    }
  },
};

function stepTo(due: CalendarDay, step: number, from: CalendarDay): CalendarDay {
  return due + Math.ceil((from - due) / step) * step;
}
