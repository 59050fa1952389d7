import type { Task } from '../model/records.ts';

/** A task to edit, or a new one below a parent. */
export type TaskTargetForm = { readonly kind: 'create'; readonly parentId: string | null } | EditedTask;

export interface EditedTask {
  readonly kind: 'edit';
  readonly task: Task;
}
