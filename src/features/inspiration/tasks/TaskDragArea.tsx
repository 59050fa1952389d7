import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { taskName } from '../copy.ts';
import { canMove, type TaskTarget } from '../model/board-rules.ts';
import { dropTarget } from '../model/drop-target.ts';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { type DropZone, zoneAt } from './use-task-drag.ts';

export interface TaskDrop {
  readonly overId: string;
  readonly zone: DropZone;
}

interface TaskDragAreaProps {
  readonly rows: readonly TaskRow[];
  readonly tasks: readonly Task[];
  readonly onMove: (task: Task, target: TaskTarget) => void;
  readonly children: (drop: TaskDrop | null) => ReactNode;
}

/** A drag begins after this many pixels, so that a click stays a click. */
const START_PX = 6;
/** A finger that rests this long drags; a finger that moves earlier scrolls. */
const TOUCH_DELAY_MS = 180;

/** Lets tasks be dragged in front of, behind and below others, by mouse and touch. A move that would make a circle is not offered. */
export function TaskDragArea({ rows, tasks, onMove, children }: TaskDragAreaProps) {
  const [dragged, setDragged] = useState<Task | null>(null);
  const [drop, setDrop] = useState<TaskDrop | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: START_PX } }),
  );
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ restoreFocus: false }}
      onDragStart={({ active }) => setDragged(tasks.find(({ id }) => id === active.id) ?? null)}
      onDragMove={(event) => setDrop(toDrop(event, tasks))}
      // The task below a pointer that rests is found a moment later.
      onDragOver={(event) => setDrop(toDrop(event, tasks))}
      onDragCancel={end}
      onDragEnd={(event) => {
        const last = toDrop(event, tasks);
        const target = last === null || dragged === null ? null : dropTarget(rows, dragged.id, last.overId, last.zone);
        end();
        if (dragged !== null && target !== null && canMove(tasks, dragged.id, target.parentId)) onMove(dragged, target);
      }}
    >
      {children(drop)}
      <DragOverlay dropAnimation={null}>{dragged !== null && <Ghost>{taskName(dragged.title)}</Ghost>}</DragOverlay>
    </DndContext>
  );
}

function toDrop({ active, over, activatorEvent, delta }: DragMoveEvent, tasks: readonly Task[]): TaskDrop | null {
  const id = String(active.id);
  if (over === null || over.id === active.id || !canMove(tasks, id, String(over.id))) return null;
  const y = pointerY(activatorEvent) + delta.y;
  return { overId: String(over.id), zone: zoneAt(y, over.rect.top, over.rect.height) };
}

function pointerY(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return event instanceof TouchEvent ? (event.touches[0]?.clientY ?? 0) : 0;
}

const Ghost = styled('div')(({ theme }) => ({
  maxWidth: 320,
  padding: theme.spacing(1, 2),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'grabbing',
}));
