import { WEEK_DAYS } from '../constants.ts';
import type { CalendarDay } from './calendar-day.ts';
import { listDays } from './month-grid.ts';

/** Weeks without events in a row up to which each has its own row. */
const EMPTY_WEEKS_MAX = 3;
/** Rows that Page Up and Page Down move. */
const PAGE_WEEKS = 4;

/** Seven days, or a run of weeks without events in one row. */
export type WeekRow =
  | {
      readonly kind: 'week';
      /** Weeks since the creation; negative before it. */
      readonly number: number;
      readonly days: readonly CalendarDay[];
    }
  | { readonly kind: 'gap'; readonly number: number; readonly weeks: number };

interface WeekSpan {
  readonly creationDay: CalendarDay;
  readonly today: CalendarDay;
  /** Days with events, in any order. */
  readonly eventDays: Iterable<CalendarDay>;
}

/**
 * Weeks of seven days from the creation day (doc 3 §2), up to the last event or today. Longer runs without events become
 * one row, so that a due date in ten years does not cost five hundred rows.
 */
export function listWeekRows({ creationDay, today, eventDays }: WeekSpan): readonly WeekRow[] {
  const toWeek = (day: CalendarDay) => Math.floor((day - creationDay) / WEEK_DAYS);
  const shown = new Set([0, toWeek(today)]);
  for (const day of eventDays) shown.add(toWeek(day));
  const rows: WeekRow[] = [];
  let next: number | null = null;
  for (const number of [...shown].sort((a, b) => a - b)) {
    const empty: number = next === null ? 0 : number - next;
    if (next !== null && empty > EMPTY_WEEKS_MAX) rows.push({ kind: 'gap', number: next, weeks: empty });
    else for (let each = number - empty; each < number; each += 1) rows.push(toWeekRow(creationDay, each));
    rows.push(toWeekRow(creationDay, number));
    next = number + 1;
  }
  return rows;
}

function toWeekRow(creationDay: CalendarDay, number: number): WeekRow {
  return { kind: 'week', number, days: listDays(creationDay + number * WEEK_DAYS) };
}

/** The index of the row with a day; -1 where a gap hides it. */
export function rowOf(rows: readonly WeekRow[], day: CalendarDay): number {
  return rows.findIndex((row) => row.kind === 'week' && row.days.includes(day));
}

/** The day to which a key moves the focus, across gaps and not beyond the ends; null for other keys. */
export function applyWeekKey(rows: readonly WeekRow[], day: CalendarDay, key: string): CalendarDay | null {
  const weeks = rows.filter((row) => row.kind === 'week');
  const at = weeks.findIndex(({ days }) => days.includes(day));
  const own = weeks[at];
  if (own === undefined) return null;
  const column = own.days.indexOf(day);
  const pick = (row: number, dayColumn: number) =>
    weeks[Math.min(Math.max(row, 0), weeks.length - 1)]?.days[dayColumn] ?? day;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? day - 1 : at > 0 ? pick(at - 1, WEEK_DAYS - 1) : day;
    case 'ArrowRight':
      return column < WEEK_DAYS - 1 ? day + 1 : at < weeks.length - 1 ? pick(at + 1, 0) : day;
    case 'ArrowUp':
      return pick(at - 1, column);
    case 'ArrowDown':
      return pick(at + 1, column);
    case 'Home':
      return pick(at, 0);
    case 'End':
      return pick(at, WEEK_DAYS - 1);
    case 'PageUp':
      return pick(at - PAGE_WEEKS, column);
    case 'PageDown':
      return pick(at + PAGE_WEEKS, column);
    default:
      return null;
  }
}
