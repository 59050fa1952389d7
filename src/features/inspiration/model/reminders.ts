import { parseCalendarDay, toTimeOn } from './calendar-day.ts';
import type { Inspiration, Task } from './records.ts';
import { isCompleted } from './task-tree.ts';

/** A task at the moment of which the page speaks up. */
export interface Reminder {
  readonly task: Task;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The hour at which a task without a time is due for a reminder, as in calendar files. */
const MORNING_HOUR = 9;
/** A moment that passed longer ago, while no page was open or the device slept, is not made up for: the view of the day shows the task. */
const LATE_MS_MAX = 10 * 60 * 1000;

/** Open tasks with a due date of goals in progress, the earliest first. */
export function listReminders(inspirations: readonly Inspiration[], tasks: readonly Task[]): readonly Reminder[] {
  const active = new Set(inspirations.filter(({ status }) => status === 'active').map(({ id }) => id));
  return tasks
    .filter((task) => active.has(task.inspiration_id) && !isCompleted(task))
    .flatMap((task) => {
      const at = momentOf(task);
      return at === null ? [] : [{ task, at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** The tasks whose moment has come since `until`, the time up to which reminders have been given. */
export function remindersBetween(reminders: readonly Reminder[], until: number, now: number): readonly Reminder[] {
  const from = Math.max(until, now - LATE_MS_MAX);
  return reminders.filter(({ at }) => at > from && at <= now);
}

/** The first moment after a time; null where there is none. */
export function nextMoment(reminders: readonly Reminder[], after: number): number | null {
  return reminders.find(({ at }) => at > after)?.at ?? null;
}

function momentOf({ due_date, due_time }: Task): number | null {
  const day = due_date ? parseCalendarDay(due_date) : null;
  if (day === null) return null;
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(due_time ?? '')?.map(Number) ?? [];
  return toTimeOn(day, hour ?? MORNING_HOUR, minute ?? 0);
}
