import { findDay } from '../model/calendar-day.ts';
import { WRITTEN_DATE } from './lexicon.ts';

export interface DueFields {
  readonly due_date?: string;
  readonly due_time?: string;
}

/** A date in digits with an optional time, as `due_date` and `due_time` of a task. Null for anything else. */
export function parseDueDate(text: string): DueFields | null {
  const match = WRITTEN_DATE.exec(text.trim());
  if (match === null) return null;
  const [, year = '', month = '', day = '', hour, minute = ''] = match;
  if (findDay(Number(year), Number(month), Number(day)) === null) return null;
  const due_date = `${year}-${pad(month)}-${pad(day)}`;
  if (hour === undefined) return { due_date };
  return Number(hour) < 24 && Number(minute) < 60 ? { due_date, due_time: `${pad(hour)}:${minute}` } : null;
}

/** `2026-11-23 15:00`, or the date alone. Empty without a date. */
export function formatDueDate(task: { readonly due_date?: string | null; readonly due_time?: string | null }): string {
  if (!task.due_date) return '';
  return task.due_time ? `${task.due_date} ${task.due_time}` : task.due_date;
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}
