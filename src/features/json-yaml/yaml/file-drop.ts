import type { DragEvent } from 'react';
import { fileOf, holdsFile } from '../../../platform/file-read.ts';

/** A file that is dropped anywhere on the tool, beside the input, is meant for the input all the same. */
export function fileDropHandlers(onFile: (file: File) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (holdsFile(event.dataTransfer)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const file = fileOf(event.dataTransfer);
      if (file === null) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
