import { foldWords } from './fold-words.ts';
import { findPastRuns } from './past-runs.ts';
import type { Task } from './records.ts';
import { isCompleted, type TaskNode } from './task-tree.ts';

export interface TaskFilter {
  /** Words that title, description or labels must contain, in any case and width. Empty: all. */
  readonly term: string;
  /** Null: any. */
  readonly status: string | null;
  readonly priority: string | null;
  readonly milestone: string | null;
  readonly label: string | null;
}

export const NO_FILTER: TaskFilter = { term: '', status: null, priority: null, milestone: null, label: null };

const NOTHING: ReadonlySet<string> = new Set();

/** One task as a line of the list. */
export interface TaskRow {
  readonly task: Task;
  readonly level: number;
  /** Direct sub-tasks, whether they are shown or not. */
  readonly childCount: number;
  readonly completedChildCount: number;
  readonly isExpanded: boolean;
  /** False for an ancestor that is shown only because of a sub-task that the filter matches. */
  readonly isMatch: boolean;
  /** Earlier completed runs of a repeating task, which are folded away unless `arePastShown`. */
  readonly pastCount: number;
  readonly arePastShown: boolean;
}

export function isFiltering(filter: TaskFilter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== '');
}

/**
 * The lines of a task list. Sub-tasks of collapsed tasks are left out; while a filter is set, its matches are shown with
 * their ancestors, collapsed or not. Earlier runs of a repeating task are left out where its last one, which counts them, is shown
 * and `shownPast` lacks it.
 */
export function toTaskRows(
  nodes: readonly TaskNode[],
  collapsed: ReadonlySet<string>,
  filter: TaskFilter = NO_FILTER,
  shownPast: ReadonlySet<string> = NOTHING,
): readonly TaskRow[] {
  const isFiltered = isFiltering(filter);
  const matches = createMatcher(filter);
  const pastRuns = findPastRuns(nodes);
  const pastCounts = new Map<string, number>();
  for (const { id } of pastRuns.values()) pastCounts.set(id, (pastCounts.get(id) ?? 0) + 1);
  const isFolded = (task: Task) => {
    const last = pastRuns.get(task.id);
    return last !== undefined && !shownPast.has(last.id) && matches(last);
  };
  const rows: TaskRow[] = [];
  // Returns whether the node or something below it is shown.
  const add = ({ task, level, children }: TaskNode): boolean => {
    if (isFolded(task)) return false;
    const isMatch = matches(task);
    const isExpanded = isFiltered || !collapsed.has(task.id);
    const completedChildCount = children.filter((child) => isCompleted(child.task)).length;
    const at = rows.push({
      task,
      level,
      childCount: children.length,
      completedChildCount,
      isExpanded,
      isMatch,
      pastCount: pastCounts.get(task.id) ?? 0,
      arePastShown: shownPast.has(task.id),
    });
    let isShown = isMatch;
    if (isExpanded) for (const child of children) isShown = add(child) || isShown;
    if (!isShown) rows.length = at - 1;
    return isShown;
  };
  nodes.forEach(add);
  return rows;
}

/** Whether a task meets every condition of a filter. */
export function createMatcher({ term, status, priority, milestone, label }: TaskFilter): (task: Task) => boolean {
  const contains = foldWords(term);
  return (task) => {
    if (status !== null && task.status !== status) return false;
    if (priority !== null && task.priority !== priority) return false;
    if (milestone !== null && task.milestone_type !== milestone) return false;
    if (label !== null && !(task.labels?.includes(label) ?? false)) return false;
    return contains([task.title, task.description, ...(task.labels ?? [])].join(' '));
  };
}

/** Labels in use, most used first. */
export function listLabels(tasks: readonly Task[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const label of tasks.flatMap(({ labels }) => labels ?? [])) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([label]) => label);
}
