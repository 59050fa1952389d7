import { useMemo, useState } from 'react';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { DEFAULT_MILESTONE_TYPE, DEFAULT_PRIORITY } from '../constants.ts';
import { focusOf } from '../model/focus-time.ts';
import type { Task } from '../model/records.ts';
import { isSameRow } from '../model/row-change.ts';
import { focusDuration } from '../words.ts';
import { copy as tasksCopy } from './copy.ts';
import { toRepeatText } from './repeat-text.ts';
import type { TaskValues } from './task-actions.ts';
import type { TaskTargetForm } from './task-target.ts';

/** The fields of a task's form. Beside the list, the task may change while its form is open; an untouched form follows it. */
export function useTaskFields(target: TaskTargetForm, tasks: readonly Task[]) {
  const [opened, setOpened] = useState(target.kind === 'edit' ? target.task : null);
  const initial = useMemo(() => toValues(opened, target), [opened, target]);
  const [values, setValues] = useState(initial);
  const [labels, setLabels] = useState(initial.labels.join(' '));
  const [repeat, setRepeat] = useState(toRepeatText(initial.repeat));
  const present = opened === null ? null : (tasks.find(({ id }) => id === opened.id) ?? opened);
  const isChanged =
    !isSameRow(values, initial) || labels !== initial.labels.join(' ') || repeat !== toRepeatText(initial.repeat);
  useUnsavedWork(isChanged ? tasksCopy.dialog.unsaved : null);
  if (present !== opened && !isChanged) {
    const next = toValues(present, target);
    setOpened(present);
    setValues(next);
    setLabels(next.labels.join(' '));
    setRepeat(toRepeatText(next.repeat));
  }
  return {
    /** The row that the form was filled from; null for a new task. */
    opened,
    initial,
    /** The present focus time in words; null for none. */
    focused: present === null ? null : focusDuration(focusOf(present)),
    values,
    setValues,
    labels,
    setLabels,
    repeat,
    setRepeat,
  };
}

function toValues(task: Task | null, target: TaskTargetForm): TaskValues {
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    summary: task?.summary ?? null,
    status: task?.status ?? 'todo',
    priority: task?.priority ?? DEFAULT_PRIORITY,
    milestone_type: task?.milestone_type ?? DEFAULT_MILESTONE_TYPE,
    due_date: task?.due_date ?? null,
    due_time: task?.due_time ?? null,
    labels: task?.labels ?? [],
    repeat: task?.repeat ?? null,
    parentId: target.kind === 'edit' ? task?.parent_task_id || null : target.parentId,
  };
}
