import { type CalendarEvent, deriveCalendarEvents } from './calendar-events.ts';
import type { Inspiration, Task } from './records.ts';
import { isCompleted } from './task-tree.ts';

/**
 * The calendar over all goals: due dates of the goals in progress, and completions in all goals. A completed task has no due
 * date any longer, so that it appears once.
 */
export function deriveAllEvents(goals: readonly Inspiration[], tasks: readonly Task[]): readonly CalendarEvent[] {
  const byGoal = new Map<string, Task[]>();
  for (const task of tasks) {
    const own = byGoal.get(task.inspiration_id);
    if (own === undefined) byGoal.set(task.inspiration_id, [task]);
    else own.push(task);
  }
  return goals
    .flatMap((goal) =>
      deriveCalendarEvents(goal, byGoal.get(goal.id) ?? [], [])
        .filter((event) => isShown(event, goal))
        .map((event) => ({ ...event, goal: goal.title })),
    )
    .sort((a, b) => a.date - b.date);
}

function isShown(event: CalendarEvent, goal: Inspiration): boolean {
  if (event.type === 'task_due') return goal.status === 'active' && !isCompleted(event);
  return event.type === 'task_completed';
}
