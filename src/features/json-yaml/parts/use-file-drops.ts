import { type DragEvent, useState } from 'react';
import { filesOf, holdsFile } from '../../../platform/file-read.ts';
import type { CompareController } from '../compare/compare-controller.ts';
import type { JsonController } from '../json/json-controller.ts';
import { dropFiles, takeInput } from './input-actions.ts';

/**
 * Files that are dropped anywhere on the tool: on the input, or while two texts are compared on the one that is pointed at.
 * Two files at once are the two texts of a comparison.
 */
export function useFileDrops(controller: JsonController, compare: CompareController, isComparing: boolean) {
  const [isOver, setOver] = useState(false);

  const drop = (files: readonly File[], target: 'left' | 'right') => {
    const [first, second] = files;
    if (!isComparing || first === undefined || second === undefined) {
      return dropFiles(target === 'left' ? controller : compare.right, files);
    }
    // One after the other: the tool does one piece of work at a time.
    return takeInput(controller, first, first.name).then(() => takeInput(compare.right, second, second.name));
  };

  const belongsToInput = (event: DragEvent) => !isComparing && holdsFile(event.dataTransfer) && !event.defaultPrevented;
  const handlers = {
    onDragOver(event: DragEvent) {
      // Over the input itself, which marks itself, the event is taken already.
      setOver(belongsToInput(event));
      if (isComparing ? holdsFile(event.dataTransfer) : belongsToInput(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      const files = filesOf(event.dataTransfer);
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      if (!isComparing || files.length > 1) void drop(files, 'left');
    },
  };
  return { isOver, drop, handlers };
}
