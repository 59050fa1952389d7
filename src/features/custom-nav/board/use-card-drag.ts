import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';

/** Makes a card draggable, and a place beside which another one can be dropped. */
export function useCardDrag(id: string, isDisabled: boolean) {
  const { setNodeRef: setDragRef, listeners, isDragging } = useDraggable({ id, disabled: isDisabled });
  const { setNodeRef: setDropRef } = useDroppable({ id, disabled: isDisabled });
  const setNodeRef = useCallback(
    (element: HTMLElement | null) => {
      setDragRef(element);
      setDropRef(element);
    },
    [setDragRef, setDropRef],
  );
  return { setNodeRef, handle: isDisabled ? {} : (listeners ?? {}), isDragging };
}
