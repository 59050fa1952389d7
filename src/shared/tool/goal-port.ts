/**
 * [Note: Goal port]
 * A page that shows a goal of the planning board may not import the board's feature. The board offers this port through
 * `loadGoals` of its page descriptor, and `use-live-goal.ts` finds it in the list of pages. Every operation that writes is
 * one transaction of the board under the board's own rules.
 */

/** A goal of the planning board. */
export interface GoalSummary {
  readonly id: string;
  /** Never blank. */
  readonly title: string;
  /** Percentage of completed tasks, a whole number from 0 to 100, as the board shows it. */
  readonly progress: number;
  readonly completedTasks: number;
  readonly totalTasks: number;
  /** Path of the goal's page, without the base. */
  readonly address: string;
}

/** The task that the board recommends to do next. */
export interface GoalStep {
  readonly taskId: string;
  /** Never blank. */
  readonly title: string;
  readonly due: 'overdue' | 'today' | null;
  /** Milliseconds of focus so far. */
  readonly focusMs: number;
}

export interface LiveGoal extends GoalSummary {
  /** False: the visitor has completed or archived the goal, which then has no step. */
  readonly isInProgress: boolean;
  /** Null: no open task is left. */
  readonly step: GoalStep | null;
}

/** Path of the page of a goal with one of its tasks in view, without the base. */
export function toTaskInGoal({ address }: GoalSummary, taskId: string): string {
  return `${address}?task=${encodeURIComponent(taskId)}`;
}

/** Access to the goals of this browser. Every operation may reject with an `AppError`; `toReason` has words for it. */
export interface GoalPort {
  /** Goals in progress, the last changed one first; with `all`, the completed and archived ones behind them. */
  listGoals(scope?: 'all'): Promise<readonly GoalSummary[]>;
  /** Null: the goal is deleted, or its record cannot be read. */
  readGoal(id: string): Promise<LiveGoal | null>;
  /**
   * Calls `handler` when a result of the reading operations may have changed, in this tab, in another one or because the local
   * day has changed, until the returned function is called.
   */
  onChange(handler: () => void): () => void;
  /**
   * Completes a task, with its event. Asks the visitor first when the task has open sub-tasks; null when the visitor cancels.
   * `undo` rejects with `changed-since` when the task was edited in the meantime.
   */
  completeStep(goalId: string, taskId: string): Promise<{ readonly undo: () => Promise<void> } | null>;
  /** Counts `ms` milliseconds of focus to a task. Adds no event and refuses no undo of an earlier change. */
  addFocusTime(goalId: string, taskId: string, ms: number): Promise<void>;
  /** Why an operation failed, in words for the visitor. */
  toReason(error: unknown): string;
}
