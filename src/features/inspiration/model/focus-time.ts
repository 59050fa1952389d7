import type { Task } from './records.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Hours and minutes of a duration. */
interface FocusParts {
  readonly hours: number;
  /** 0–59. */
  readonly minutes: number;
}

/** Milliseconds of focus on a task; 0 without any. */
export function focusOf({ focus_ms }: Pick<Task, 'focus_ms'>): number {
  return focus_ms ?? 0;
}

/** Milliseconds of focus on all of these tasks together. */
export function sumFocus(tasks: readonly Pick<Task, 'focus_ms'>[]): number {
  return tasks.reduce((sum, task) => sum + focusOf(task), 0);
}

/** A task with more focus time. `ms` is rounded; the same task where nothing is left to add. */
export function addFocus(task: Task, ms: number): Task {
  const added = Math.round(ms);
  if (!(added > 0)) return task;
  return { ...task, focus_ms: Math.min(focusOf(task) + added, Number.MAX_SAFE_INTEGER) };
}

/**
 * A task with the focus time of another state of it. Focus time only grows and is no edit: undoing an edit keeps the time
 * that was counted since.
 */
export function withFocusOf(task: Task, { focus_ms }: Pick<Task, 'focus_ms'>): Task {
  if (focus_ms === task.focus_ms) return task;
  const { focus_ms: _own, ...rest } = task;
  return focus_ms === undefined ? rest : { ...rest, focus_ms };
}

/** Whole hours and minutes of a focus time in milliseconds; null below one minute, which is not shown. */
export function toFocusParts(ms: number): FocusParts | null {
  const minutes = Math.floor(ms / MINUTE_MS);
  return minutes < 1 ? null : { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
}
