import type { TASK_STATUSES } from '../../constants.ts';
import type { TaskNode } from '../../model/task-tree.ts';

/** Status as the chart draws it; a status that this release does not know counts as not done yet. */
export type ChartStatus = (typeof TASK_STATUSES)[number];

export function statusOf({ status }: { readonly status: string }): ChartStatus {
  return status === 'completed' || status === 'in_progress' ? status : 'todo';
}

export interface StatusCounts {
  readonly completed: number;
  /** Every status but completed (doc 3 §3). */
  readonly pending: number;
}

/** Of all tasks, whether their branches are folded or not. */
export function countStatuses(nodes: readonly TaskNode[]): StatusCounts {
  let completed = 0;
  let pending = 0;
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (statusOf(node.task) === 'completed') completed += 1;
    else pending += 1;
    for (const child of node.children) waiting.push(child);
  }
  return { completed, pending };
}
