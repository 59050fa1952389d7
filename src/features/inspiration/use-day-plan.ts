import { useDeferredValue, useEffect, useMemo } from 'react';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { removeLocal, writeLocal } from '../../platform/storage/local.ts';
import { useLiveQuery } from '../../shared/data/use-live-query.ts';
import { boardDb } from './board.ts';
import { NEXT_STEPS_SHOWN_MAX } from './constants.ts';
import { toLocalDate } from './model/calendar-day.ts';
import { type DayPlan, planDay } from './model/next-steps.ts';
import type { Inspiration, Task } from './model/records.ts';
import { readInspirations, readTasks } from './storage/read-board.ts';
import { useNow } from './use-now.ts';

const NO_GOALS: readonly Inspiration[] = [];
const NO_TASKS: readonly Task[] = [];
/** There are goals, but none in progress. */
const NO_ROWS = 'none';
const NOTHING: DayPlan = { due: [], next: [], week: [] };

/** Today's plan over all goals, kept up to date with this and other tabs and with the day. */
export function useDayPlan() {
  const query = useLiveQuery(boardDb, ['inspirations', 'tasks'], async (tx) => {
    const now = Date.now();
    return { goals: await readInspirations(tx, now), tasks: await readTasks(tx, now) };
  });
  // After a large import, the page answers while it works the plan out.
  const data = useDeferredValue(query.status === 'loading' ? null : query.data);
  const today = toLocalDate(useNow());
  const plan = useMemo(() => (data === null ? NOTHING : planDay(data.goals, data.tasks, today)), [data, today]);
  const hasGoals = data === null ? null : data.goals.length > 0;
  const hasActiveGoals = data?.goals.some(({ status }) => status === 'active') ?? false;
  // One more stands for the button that shows the others.
  const rows = Math.min(plan.due.length + plan.next.length, NEXT_STEPS_SHOWN_MAX + 1);
  useEffect(() => {
    if (hasGoals === true) writeLocal(STORAGE_KEYS.hasGoals, hasActiveGoals ? String(rows) : NO_ROWS);
    if (hasGoals === false) removeLocal(STORAGE_KEYS.hasGoals);
  }, [hasGoals, hasActiveGoals, rows]);
  return {
    today,
    plan,
    /** All goals, newest first; empty until they are read. */
    goals: data?.goals ?? NO_GOALS,
    /** All tasks; empty until they are read. */
    tasks: data?.tasks ?? NO_TASKS,
    isLoaded: data !== null,
    hasActiveGoals,
    /** Why nothing could be read; null otherwise. */
    failure: query.status === 'failed' && data === null ? query.error : null,
  };
}
