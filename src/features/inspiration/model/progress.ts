interface Counters {
  readonly task_count: number;
  readonly completed_task_count: number;
}

/** Percentage of completed tasks, 0 to 100, rounded; 0 without tasks (doc 3 §4). */
export function toPercent({ task_count, completed_task_count }: Counters): number {
  if (task_count <= 0) return 0;
  return Math.min(100, Math.round((completed_task_count / task_count) * 100));
}
