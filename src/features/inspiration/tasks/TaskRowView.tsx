import { memo } from 'react';
import type { DropZone } from '../model/drop-target.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { isCompleted } from '../model/task-tree.ts';
import { taskName } from '../words.ts';
import { copy as words } from './copy.ts';
import { rowIcons } from './row-icons.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskTitle } from './TaskTitle.tsx';
import { useTaskDrag } from './use-task-drag.ts';

export interface TaskRowActions {
  readonly onToggle: (row: TaskRow) => void;
  /** Shows or hides earlier runs of a repeating task. */
  readonly onTogglePast: (row: TaskRow) => void;
  readonly onComplete: (row: TaskRow) => void;
  /** Completes or reopens. */
  readonly onToggleDone: (row: TaskRow) => void;
  /** Stores a new title; false where it was not stored. */
  readonly onRename: (row: TaskRow, title: string) => Promise<boolean>;
  /** Shows all fields. */
  readonly onDetails: (row: TaskRow) => void;
  readonly onMenu: (row: TaskRow, anchor: HTMLElement) => void;
  readonly onFocus: (row: TaskRow) => void;
}

interface TaskRowViewProps extends TaskRowActions {
  readonly row: TaskRow;
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  /** Where a dragged task would go, or null. */
  readonly zone: DropZone | null;
  /** Whether this row is reached by the Tab key. */
  readonly isCurrent: boolean;
}

/** Parts of a row that have a press of their own. */
const ROW_CONTROLS = 'button, input, .handle';
/** Deeper levels are not indented any further. */
const LEVELS_MAX = 8;

/** One task in the list. The same properties render it once: while the list scrolls, only new rows cost time. */
export const TaskRowView = memo(function TaskRowView({
  row,
  today,
  zone,
  isCurrent,
  onToggle,
  onTogglePast,
  onComplete,
  onToggleDone,
  onRename,
  onDetails,
  onMenu,
  onFocus,
}: TaskRowViewProps) {
  const { task, level, childCount, isExpanded, isMatch } = row;
  const { setNodeRef, handle } = useTaskDrag(task.id);
  const isDone = isCompleted(task);
  const name = taskName(task.title);
  const indent = Math.min(level, LEVELS_MAX);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button of all fields
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key e opens all fields
    <div
      className="row"
      ref={setNodeRef}
      data-task={task.id}
      data-done={isDone}
      data-faint={!isMatch}
      data-zone={zone ?? undefined}
      style={{ ['--level' as string]: indent }}
      onFocus={() => onFocus(row)}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest(ROW_CONTROLS) === null) onDetails(row);
      }}
    >
      <span className="handle" {...handle} aria-hidden="true">
        {rowIcons.drag}
      </span>
      {childCount > 0 ? (
        <button
          type="button"
          className="icon expand"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={(isExpanded ? words.collapse : words.expand)(name)}
          aria-expanded={isExpanded}
          onClick={() => onToggle(row)}
        >
          {rowIcons.expand}
        </button>
      ) : (
        <span className="expand" />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a box of a form would show its answer before it is stored */}
      <button
        type="button"
        className="icon mark"
        role="checkbox"
        tabIndex={-1}
        aria-checked={isDone}
        aria-label={name}
        onClick={() => onToggleDone(row)}
      >
        {isDone ? rowIcons.done : rowIcons.open}
      </button>
      <div className="text">
        <TaskTitle task={task} isCurrent={isCurrent} onRename={(title) => onRename(row, title)} />
        {task.description !== '' && <p>{task.description}</p>}
        <TaskFacts row={row} today={today} isCurrent={isCurrent} onTogglePast={onTogglePast} />
      </div>
      {!isDone && (
        <button
          type="button"
          className="complete"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={words.completeLabel(name)}
          onClick={() => onComplete(row)}
        >
          {words.complete}
        </button>
      )}
      <button
        type="button"
        className="icon"
        aria-haspopup="menu"
        title={words.more(name)}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={words.more(name)}
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        {rowIcons.more}
      </button>
    </div>
  );
});
