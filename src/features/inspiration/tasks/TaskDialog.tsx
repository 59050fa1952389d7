import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import type { Task } from '../model/records.ts';
import { copy as tasksCopy } from './copy.ts';
import { TaskForm } from './TaskForm.tsx';
import type { TaskValues } from './task-actions.ts';
import type { TaskTargetForm } from './task-target.ts';

export interface TaskDialogProps {
  /** Null: closed. */
  readonly target: TaskTargetForm | null;
  /** All tasks of the goal. */
  readonly tasks: readonly Task[];
  /** The visitor wants to leave the form. */
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  readonly onSave: (values: TaskValues, opened: Task | null) => Promise<boolean>;
}

const words = tasksCopy.dialog;

/** The form of a task in front of the page; on phones at the bottom of the screen. */
export function TaskDialog({ target, ...form }: TaskDialogProps) {
  return (
    <FormDialog
      isOpen={target !== null}
      title={target?.kind === 'edit' ? words.edit : words.create}
      width="sm"
      onClose={form.onCancel}
    >
      {target !== null && <TaskForm target={target} {...form} />}
    </FormDialog>
  );
}
