import { type DragEvent, useState } from 'react';
import { holdsFile } from '../../platform/file-read.ts';

/**
 * Files that are dragged over an element and dropped on it, unless an element inside takes them.
 * @param take takes the dropped files and returns true; false leaves them to the elements around.
 */
export function useFileDrop(take: (transfer: DataTransfer) => boolean) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (event.defaultPrevented || !holdsFile(event.dataTransfer)) return setOver(false);
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (event.defaultPrevented || !holdsFile(event.dataTransfer)) return;
      if (take(event.dataTransfer)) event.preventDefault();
    },
  };
  return { isOver, handlers };
}
