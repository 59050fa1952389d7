import { toDueState } from './due.ts';
import type { Inspiration, Task } from './records.ts';
import { ancestorsOf, buildTree, isCompleted, type TaskNode } from './task-tree.ts';

/** An open task that is worth doing now. */
export interface NextStep {
  readonly task: Task;
  readonly inspiration: Inspiration;
  /** Titles of the tasks above it, the highest first. */
  readonly path: readonly string[];
  readonly due: 'overdue' | 'today' | null;
}

/**
 * What to do now, over all goals in progress: first every open task that is overdue or due today, the oldest date first, then
 * the next open task of each other goal in the order given. `today` is the local date `YYYY-MM-DD`.
 */
export function listNextSteps(
  inspirations: readonly Inspiration[],
  tasks: readonly Task[],
  today: string,
): readonly NextStep[] {
  const byInspiration = new Map<string, Task[]>();
  for (const task of tasks) {
    const own = byInspiration.get(task.inspiration_id);
    if (own === undefined) byInspiration.set(task.inspiration_id, [task]);
    else own.push(task);
  }
  const due: NextStep[] = [];
  const next: NextStep[] = [];
  for (const inspiration of inspirations.filter(({ status }) => status === 'active')) {
    const own = byInspiration.get(inspiration.id) ?? [];
    const toStep = (task: Task): NextStep => {
      const state = toDueState(task, today);
      const path = ancestorsOf(own, task.id).map(({ title }) => title);
      return { task, inspiration, path, due: state === 'later' ? null : state };
    };
    const dueNow = own.filter((task) => ['overdue', 'today'].includes(toDueState(task, today) ?? '')).map(toStep);
    due.push(...dueNow);
    const first = firstOpen(buildTree(own));
    if (dueNow.length === 0 && first !== null) next.push(toStep(first));
  }
  return [...due.toSorted(compareDue), ...next];
}

function compareDue(a: NextStep, b: NextStep): number {
  const [left, right] = [dueKey(a.task), dueKey(b.task)];
  if (left === right) return a.task.created_at - b.task.created_at;
  return left < right ? -1 : 1;
}

/** Tasks without a time come after those of the same day that have one. */
function dueKey({ due_date, due_time }: Task): string {
  return `${due_date ?? ''} ${due_time ?? '99:99'}`;
}

/** The first open task in the order of the tree; of an open task with open sub-tasks, the first of those. */
function firstOpen(nodes: readonly TaskNode[]): Task | null {
  for (const { task, children } of nodes) {
    if (isCompleted(task)) continue;
    return firstOpen(children) ?? task;
  }
  return null;
}

/** The local date some days after another one; both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const moved = new Date(year, month - 1, day + days);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moved.getFullYear()}-${pad(moved.getMonth() + 1)}-${pad(moved.getDate())}`;
}

/** The Monday after a local date `YYYY-MM-DD`. */
export function nextMonday(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = new Date(year, month - 1, day).getDay();
  return addDays(date, (8 - weekday) % 7 || 7);
}
