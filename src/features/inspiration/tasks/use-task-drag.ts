import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';

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
