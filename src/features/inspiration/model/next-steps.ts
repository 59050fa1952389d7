import { WEEK_DAYS } from '../constants.ts';
import { formatCalendarDay, parseCalendarDay, startOfWeek } from './calendar-day.ts';
import { toDueState } from './due.ts';
import type { Inspiration, Task } from './records.ts';
import { buildTree, isCompleted, type TaskNode } from './task-tree.ts';

/** An open task that is worth doing now. */
export interface NextStep {
  readonly task: Task;
  readonly inspiration: Inspiration;
  /** Titles of the tasks above it, the highest first. */
  readonly path: readonly string[];
  readonly due: 'overdue' | 'today' | null;
}

/** What one day asks for, over all goals in progress. */
export interface DayPlan {
  /** Open tasks that are overdue or due today, the oldest date first. */
  readonly due: readonly NextStep[];
  /** The next open task of each other goal, in the order of the goals. */
  readonly next: readonly NextStep[];
  /** The six days after today, also those without tasks. */
  readonly week: readonly ComingDay[];
}

/** A day with the open tasks that are due on it, by time. */
export interface ComingDay {
  /** Local date `YYYY-MM-DD`. */
  readonly date: string;
  readonly steps: readonly NextStep[];
}

/** `today` is the local date `YYYY-MM-DD`. A task that is next and due within the week stands in both places. */
export function planDay(inspirations: readonly Inspiration[], tasks: readonly Task[], today: string): DayPlan {
  const byInspiration = new Map<string, Task[]>();
  for (const task of tasks) {
    const own = byInspiration.get(task.inspiration_id);
    if (own === undefined) byInspiration.set(task.inspiration_id, [task]);
    else own.push(task);
  }
  const due: NextStep[] = [];
  const next: NextStep[] = [];
  const coming = new Map<string, NextStep[]>();
  for (let day = 1; day < WEEK_DAYS; day += 1) coming.set(addDays(today, day), []);
  for (const inspiration of inspirations.filter(({ status }) => status === 'active')) {
    const dueBefore = due.length;
    const steps = listOpen(buildTree(byInspiration.get(inspiration.id) ?? []));
    for (const { task, path } of steps) {
      const state = toDueState(task, today);
      const step = { task, path, inspiration };
      if (state === 'overdue' || state === 'today') due.push({ ...step, due: state });
      else if (state === 'later') coming.get(task.due_date ?? '')?.push({ ...step, due: null });
    }
    const first = steps.find(({ isNext }) => isNext);
    if (due.length === dueBefore && first !== undefined) {
      next.push({ task: first.task, path: first.path, inspiration, due: null });
    }
  }
  const week = [...coming].map(([date, steps]) => ({ date, steps: steps.toSorted(compareDue) }));
  return { due: due.toSorted(compareDue), next, week };
}

/**
 * What to do now, over all goals in progress: first every open task that is overdue or due today, then the next open task of each
 * other goal.
 */
export function listNextSteps(
  inspirations: readonly Inspiration[],
  tasks: readonly Task[],
  today: string,
): readonly NextStep[] {
  const { due, next } = planDay(inspirations, tasks, today);
  return [...due, ...next];
}

/** The step of `listNextSteps` that comes first for one goal; null without an open task or for a goal that is not in progress. */
export function nextStepOf(inspiration: Inspiration, tasks: readonly Task[], today: string): NextStep | null {
  return listNextSteps([inspiration], tasks, today)[0] ?? null;
}

interface OpenTask extends Pick<NextStep, 'task' | 'path'> {
  /** Neither below a completed task nor above an open one. */
  readonly isNext: boolean;
}

/** Open tasks in the order of the tree. */
function listOpen(roots: readonly TaskNode[]): readonly OpenTask[] {
  const found: OpenTask[] = [];
  const add = (nodes: readonly TaskNode[], path: readonly string[], isBelowCompleted: boolean) => {
    for (const { task, children } of nodes) {
      const isDone = isCompleted(task);
      const hasOpenChild = children.some((child) => !isCompleted(child.task));
      if (!isDone) found.push({ task, path, isNext: !isBelowCompleted && !hasOpenChild });
      add(children, [...path, task.title], isBelowCompleted || isDone);
    }
  };
  add(roots, [], false);
  return found;
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

/** The local date some days after another one; both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const day = parseCalendarDay(date);
  return day === null ? date : formatCalendarDay(day + days);
}

/** The Monday after a local date `YYYY-MM-DD`. */
export function nextMonday(date: string): string {
  const day = parseCalendarDay(date);
  return day === null ? date : formatCalendarDay(startOfWeek(day, 1) + WEEK_DAYS);
}
