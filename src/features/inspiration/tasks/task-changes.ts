import type { MoveStep } from '../model/move-steps.ts';
import type { Task } from '../model/records.ts';
import { isCompleted } from '../model/task-tree.ts';
import { completeTask, deleteTask, moveTask, reopenTask } from './task-actions.ts';

interface FocusKeepers {
  /** Keeps the focus on a task while it is being changed. */
  readonly keepFocus: (id: string, change: Promise<void>) => void;
  /** Moves the focus to the task that takes the place of a deleted one. */
  readonly focusAfter: (id: string) => void;
}

/** Changes of a task in the list, which keep the focus where the visitor works. */
export function toTaskChanges(tasks: readonly Task[], { keepFocus, focusAfter }: FocusKeepers) {
  const complete = (task: Task) => keepFocus(task.id, completeTask(tasks, task));
  return {
    complete,
    toggleDone: (task: Task) => (isCompleted(task) ? keepFocus(task.id, reopenTask(task)) : complete(task)),
    move: (task: Task, way: MoveStep) => keepFocus(task.id, moveTask(task, way)),
    remove: (task: Task) => void deleteTask(task, (undo) => keepFocus(task.id, undo)).then(() => focusAfter(task.id)),
  };
}
