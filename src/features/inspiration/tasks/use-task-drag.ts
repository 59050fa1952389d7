import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';

/** Where a dragged task would go, seen from the task that it is over. */
export type DropZone = 'before' | 'inside' | 'after';

/** Share of a row's height at its upper and lower end that means before and after it. */
const EDGE_SHARE = 0.3;

/** Makes a row a task that can be dragged by its handle, and a place where another one can be dropped. */
export function useTaskDrag(id: string) {
  const { setNodeRef: setDragRef, listeners } = useDraggable({ id });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const setNodeRef = useCallback(
    (element: HTMLElement | null) => {
      setDragRef(element);
      setDropRef(element);
    },
    [setDragRef, setDropRef],
  );
  return { setNodeRef, handle: listeners ?? {} };
}

/** The zone of a vertical position within a row, 0 at its top and 1 at its bottom. */
export function zoneAt(share: number): DropZone {
  if (share < EDGE_SHARE) return 'before';
  return share > 1 - EDGE_SHARE ? 'after' : 'inside';
}
