import { formatCalendarDay, parseCalendarDay, toCalendarDay, toParts } from '../model/calendar-day.ts';
import { findFirstDay, type Repeat, type RepeatRule } from '../model/repeat.ts';
import { findWholeRepeat } from '../text/repeat/find-repeat.ts';
import { formatRepeat } from '../text/repeat/format-repeat.ts';
import type { TaskValues } from './task-actions.ts';

/** The text of a form's field for a rule; empty without one. */
export function toRepeatText(repeat: Repeat | null): string {
  return repeat === null ? '' : formatRepeat(repeat);
}

/** The rule of a form's field: the stored one where the text is its text, null where it is blank. */
export function readRepeat(text: string, stored: Repeat | null): Repeat | null | 'unreadable' {
  if (text.trim() === '') return null;
  return text === toRepeatText(stored) ? stored : (findWholeRepeat(text) ?? 'unreadable');
}

/** Rules to choose from, for a due date `YYYY-MM-DD` or today. */
export function listRepeats(due: string | null): readonly string[] {
  const { weekday, date } = toParts(parseCalendarDay(due ?? '') ?? toCalendarDay(Date.now()));
  const weekdays = [weekday || 7];
  const rules: readonly RepeatRule[] = [
    { unit: 'day', every: 1 },
    { unit: 'week', every: 1, weekdays: [1, 2, 3, 4, 5] },
    { unit: 'week', every: 1, weekdays },
    { unit: 'week', every: 2, weekdays },
    { unit: 'month', every: 1, date },
  ];
  return rules.map(formatRepeat);
}

/** A repeating task has a due date: the first day of its rule, where none is chosen. A month keeps the date of the first one. */
export function withFirstDue(values: TaskValues): TaskValues {
  const { repeat, due_date } = values;
  if (repeat === null) return values;
  const day = parseCalendarDay(due_date ?? '') ?? findFirstDay(repeat, toCalendarDay(Date.now()));
  const isOpen = repeat.unit === 'month' && repeat.date === undefined;
  return {
    ...values,
    due_date: due_date ?? formatCalendarDay(day),
    repeat: isOpen ? { ...repeat, date: toParts(day).date } : repeat,
  };
}
