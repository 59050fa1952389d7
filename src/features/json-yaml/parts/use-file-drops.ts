import { type DragEvent, useState } from 'react';
import { filesOf, holdsFile } from '../../../platform/file-read.ts';

interface FileDropOptions {
  /** Only one input is on the page, so a file dropped anywhere on the tool belongs to it. */
  readonly hasOneInput: boolean;
  /** Receives what no input pane has taken itself: any files for one input, several at once for two. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files dropped anywhere on a tool, beside its input panes, which take the files dropped on them themselves. */
export function useFileDrops({ hasOneInput, onFiles }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  const isForInput = (event: DragEvent) => hasOneInput && holdsFile(event.dataTransfer) && !event.defaultPrevented;

  const handlers = {
    onDragOver(event: DragEvent) {
      // Over an input pane, which marks itself, the default is already prevented.
      setOver(isForInput(event));
      if (hasOneInput ? isForInput(event) : holdsFile(event.dataTransfer)) event.preventDefault();
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
      if (hasOneInput || files.length > 1) onFiles(files);
    },
  };
  return { isOver, handlers };
}
