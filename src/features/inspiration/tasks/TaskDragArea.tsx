import type { ReactNode } from 'react';
import { DragArea, DragGhost } from '../../../shared/drag/DragArea.tsx';
import { canMove, type TaskTarget } from '../model/board-rules.ts';
import { type DropZone, dropTarget, zoneAt } from '../model/drop-target.ts';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { taskName } from '../words.ts';

interface TaskDrop {
  readonly overId: string;
  readonly zone: DropZone;
  readonly target: TaskTarget;
}

interface TaskDragAreaProps {
  readonly rows: readonly TaskRow[];
  readonly tasks: readonly Task[];
  readonly onMove: (task: Task, target: TaskTarget) => void;
  readonly children: (drop: TaskDrop | null) => ReactNode;
}

const TOUCH_DELAY_MS = 180;

/** Lets tasks be dragged in front of, behind and below others, by mouse and touch. Only a place that changes something is marked. */
export function TaskDragArea({ rows, tasks, onMove, children }: TaskDragAreaProps) {
  const findTask = (id: string) => tasks.find((task) => task.id === id);
  return (
    <DragArea<TaskDrop>
      touchDelayMs={TOUCH_DELAY_MS}
      toDrop={({ id, overId, share }) => {
        const zone = zoneAt(rows, overId, share.y);
        const target = dropTarget(rows, id, overId, zone);
        return target === null || !canMove(tasks, id, target.parentId) ? null : { overId, zone, target };
      }}
      onDrop={(id, { target }) => {
        const task = findTask(id);
        if (task !== undefined) onMove(task, target);
      }}
      renderGhost={(id) => {
        const task = findTask(id);
        return task === undefined ? null : (
          <DragGhost>
            <span>{taskName(task.title)}</span>
          </DragGhost>
        );
      }}
    >
      {children}
    </DragArea>
  );
}
