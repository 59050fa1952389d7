import { WEEK_DAYS } from '../constants.ts';
import { toCalendarDay } from './calendar-day.ts';
import { countDays } from './day-count.ts';
import type { Inspiration, Task } from './records.ts';
import { isCompleted } from './task-tree.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Weeks that a review looks back. */
const REVIEW_WEEKS = 52;

/** A year of one goal. */
export interface Review {
  /** Completed tasks by week, oldest first; the last week holds today. */
  readonly perWeek: readonly number[];
  readonly completed: number;
  readonly total: number;
  /** Longest run of local days on which a task was completed. */
  readonly longestStreakDays: number;
  /** Median of the days from adding a task to completing it; null without completed tasks. */
  readonly medianDaysToDone: number | null;
  /** Whole days from the creation of the goal to now. */
  readonly days: number;
}

/** Looks back on the last 52 weeks. `now` in milliseconds since 1970; days and weeks are local. */
export function toReview(inspiration: Inspiration, tasks: readonly Task[], now: number): Review {
  const today = toCalendarDay(now);
  const perWeek = Array.from({ length: REVIEW_WEEKS }, () => 0);
  const done = tasks.flatMap((task) =>
    isCompleted(task) && task.completed_at !== null ? [{ task, at: task.completed_at }] : [],
  );
  for (const { at } of done) {
    const week = REVIEW_WEEKS - 1 - Math.floor((today - toCalendarDay(at)) / WEEK_DAYS);
    const count = perWeek[week];
    if (count !== undefined) perWeek[week] = count + 1;
  }
  const waits = done.map(({ task, at }) => Math.max(0, at - task.created_at) / DAY_MS).toSorted((a, b) => a - b);
  return {
    perWeek,
    completed: tasks.filter(isCompleted).length,
    total: tasks.length,
    longestStreakDays: longestRun(done.map(({ at }) => toCalendarDay(at))),
    medianDaysToDone: medianOf(waits),
    days: countDays(inspiration.created_at, now),
  };
}

function longestRun(days: readonly number[]): number {
  const known = new Set(days);
  let longest = 0;
  for (const day of known) {
    if (known.has(day - 1)) continue;
    let length = 1;
    while (known.has(day + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
