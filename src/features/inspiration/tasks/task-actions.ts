import { board } from '../board.ts';
import { attempt, offerUndoOf } from '../board-actions.ts';
import { fieldInWords } from '../conflict/field-in-words.ts';
import { saveEdited } from '../conflict/save-edited.ts';
import { copy as deletedCopy } from '../deleted/copy.ts';
import { deleteKept } from '../deleted/delete-kept.ts';
import type { TaskInput, TaskPatch, TaskTarget } from '../model/board-rules.ts';
import { toLocalDate } from '../model/calendar-day.ts';
import { formatDueDate } from '../model/calendar-text.ts';
import type { MoveStep } from '../model/move-steps.ts';
import type { Task } from '../model/records.ts';
import type { Repeat } from '../model/repeat.ts';
import { changedFields, type RowChange } from '../model/row-change.ts';
import type { DraftMerge } from '../text/merge-drafts.ts';
import { copy } from '../words.ts';
import { askCompletion } from './ask-completion.ts';
import { copy as words } from './copy.ts';

/** Adds a task at the end of a parent's sub-tasks, or of the top level. @returns the change; null where it was not stored. */
export function addTask(inspirationId: string, task: TaskInput, parentId: string | null): Promise<RowChange | null> {
  return attempt(() => board.addTasks(inspirationId, [task], parentId), copy.errors.saveTask);
}

/** Completes a task; asks about open sub-tasks. */
export async function completeTask(tasks: readonly Task[], task: Task): Promise<void> {
  const patches = await askCompletion(tasks, task);
  if (patches === null) return;
  const change = await attempt(() => board.editTasks(task.inspiration_id, patches), copy.errors.completeTask);
  if (change !== null) offerUndoOf(toCompleted(task, change), change);
}

/** The completed task and when it comes again, in words. */
function toCompleted({ id, title }: Task, { tasks }: RowChange): string {
  const completed = tasks.find(({ after }) => after?.id === id)?.after;
  const next = tasks.find(({ after }) => after !== null && after.id === completed?.repeat?.next_id)?.after;
  const date = next?.due_date;
  return date
    ? words.completedNext(title, formatDueDate(date, toLocalDate(Date.now())))
    : copy.changes.completed(title);
}

export async function reopenTask({ id, inspiration_id }: Task): Promise<void> {
  const patch = new Map([[id, { status: 'todo' }]]);
  await attempt(() => board.editTasks(inspiration_id, patch), copy.errors.saveTask);
}

/** Deletes a task with its sub-tasks and offers to undo. `onUndo` gets the undo that has begun. */
export async function deleteTask(
  { id, inspiration_id, title }: Task,
  onUndo: (undo: Promise<void>) => void,
): Promise<void> {
  const deletion = await attempt(
    () => deleteKept((keeps) => board.deleteTask(inspiration_id, id, keeps)),
    copy.errors.deleteTask,
  );
  if (deletion === null) return;
  const { change, isKept } = deletion;
  const message = words.deleted(title, change.tasks.length - 1);
  if (isKept) offerUndoOf(message, change, { onUndo });
  else offerUndoOf(deletedCopy.notKept(message), change, { severity: 'warning', onUndo });
}

/** Moves a task to a place or by one step, and offers to undo. */
export async function moveTask({ id, inspiration_id }: Task, to: TaskTarget | MoveStep): Promise<void> {
  const change = await attempt(() => board.moveTask(inspiration_id, id, to), copy.errors.moveTask);
  if (change !== null && change.tasks.length > 0) offerUndoOf(words.moved, change);
}

/** Adds and updates tasks as a preview showed, and offers to undo. @returns the change; null where it was not stored. */
export async function applyMerge(inspirationId: string, { added, updated }: DraftMerge): Promise<RowChange | null> {
  const patches = new Map(updated.map(({ task, patch }) => [task.id, patch]));
  const change = await attempt(() => board.mergeTasks(inspirationId, added, patches), copy.errors.saveTask);
  if (change !== null) offerUndoOf(words.outline.done(change.tasks.length - patches.size, patches.size), change);
  return change;
}

export interface TaskValues extends Required<Pick<Task, 'title' | 'description' | 'status' | 'priority'>> {
  readonly summary: string | null;
  readonly milestone_type: string;
  readonly due_date: string | null;
  readonly due_time: string | null;
  readonly labels: readonly string[];
  readonly repeat: Repeat | null;
  readonly parentId: string | null;
}

/** Saves a new task, or an edited one, which may get another parent. @returns the change; null where it was not saved. */
export function saveTask(inspirationId: string, task: Task | null, values: TaskValues): Promise<RowChange | null> {
  const { parentId, ...input } = values;
  if (task !== null) return saveFields(task, changedFields(task, input), parentId);
  return attempt(
    () => board.addTasks(inspirationId, [{ ...changedFields({}, input), title: input.title }], parentId),
    copy.errors.saveTask,
  );
}

/** Gives a task another title. @returns whether it was stored. */
export async function renameTask(task: Task, title: string): Promise<boolean> {
  return (await saveFields(task, { title }, task.parent_task_id || null)) !== null;
}

function saveFields(task: Task, patch: TaskPatch, parentId: string | null): Promise<RowChange | null> {
  return attempt(
    () =>
      saveEdited<Task>({
        opened: task,
        patch,
        save: (fields, opened) => board.editTask(task.inspiration_id, task.id, fields as TaskPatch, parentId, opened),
        toWords: (name, row) => fieldInWords(name, row[name]),
      }),
    copy.errors.saveTask,
  );
}
