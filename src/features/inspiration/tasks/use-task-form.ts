import { useRef, useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { withdrawUndo } from '../board-actions.ts';
import type { Task } from '../model/records.ts';
import { copy as tasksCopy } from './copy.ts';
import type { EditedTask, TaskTargetForm } from './task-target.ts';

interface OpenForms {
  /** The task whose form stands beside the list, where the window has room for both. */
  readonly beside: EditedTask | null;
  /** The task whose form stands in front of the page. */
  readonly front: TaskTargetForm | null;
}

const NONE: OpenForms = { beside: null, front: null };

/** The form of a task that is open. Leaving it asks while it holds unsaved work; `onLeft` gets the edited task. */
export function useTaskForm(onLeft: (id: string) => void) {
  const [open, setOpen] = useState(NONE);
  const wanted = useRef(NONE);
  const isNarrow = useMediaQuery(MEDIA.medium);
  const settle = () => {
    const edited = open.beside ?? open.front;
    setOpen(wanted.current);
    if (wanted.current === NONE && edited?.kind === 'edit') onLeft(edited.task.id);
  };
  const ask = useAskedClose(tasksCopy.dialog.unsaved, settle);
  function show(target: TaskTargetForm) {
    wanted.current = target.kind === 'create' || isNarrow ? { ...NONE, front: target } : { ...NONE, beside: target };
    // It would cover fields.
    if (wanted.current.front !== null) withdrawUndo();
    ask();
  }
  return {
    ...open,
    edit: (task: Task) => show({ kind: 'edit', task }),
    add: (parentId: string | null) => show({ kind: 'create', parentId }),
    cancel() {
      wanted.current = NONE;
      ask();
    },
    close() {
      wanted.current = NONE;
      settle();
    },
  };
}
