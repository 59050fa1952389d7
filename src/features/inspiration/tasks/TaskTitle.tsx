import { useRef, useState } from 'react';
import type { Task } from '../model/records.ts';
import { taskName } from '../words.ts';
import { TitleEdit } from './TitleEdit.tsx';

interface TaskTitleProps {
  readonly task: Task;
  /** Whether its row is reached by the Tab key. */
  readonly isCurrent: boolean;
  /** Stores a new title; false where it was not stored. */
  readonly onRename: (title: string) => Promise<boolean>;
}

/** The title of a task in its row, which a press turns into a field. */
export function TaskTitle({ task, isCurrent, onRename }: TaskTitleProps) {
  const [isEdited, setEdited] = useState(false);
  const takesFocus = useRef(false);
  if (isEdited) {
    return (
      <TitleEdit
        title={task.title}
        onSave={onRename}
        onClose={(isKey) => {
          takesFocus.current = isKey;
          setEdited(false);
        }}
      />
    );
  }
  return (
    <button
      ref={(title) => {
        if (takesFocus.current) title?.focus();
        takesFocus.current = false;
      }}
      type="button"
      className="title"
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => setEdited(true)}
    >
      {taskName(task.title)}
    </button>
  );
}
