import type { Task } from './records.ts';
import { isCompleted } from './task-tree.ts';

type DueState = 'overdue' | 'today' | 'later';

/**
 * How a task stands to its due date; null without one or once it is completed. `today` is the local date `YYYY-MM-DD`; a time
 * of day does not make a task of today overdue.
 */
export function toDueState(task: Task, today: string): DueState | null {
  const { due_date: due } = task;
  if (!due || isCompleted(task)) return null;
  if (due === today) return 'today';
  return due < today ? 'overdue' : 'later';
}
