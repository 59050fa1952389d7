import { type DragEvent, type ReactNode, useState } from 'react';
import { filesOf, holdsFile } from '../../../platform/file-read.ts';
import { copy } from '../copy.ts';
import { Pane } from './Pane.tsx';

interface InputFrameProps {
  readonly title?: string;
  /** Beside the title, while nothing is dragged over the pane. */
  readonly facts: ReactNode;
  /** A file is dragged over the pane or over what belongs to it. */
  readonly isDropping?: boolean;
  /** The first file that was dropped, and all of them. */
  readonly onFile: (file: File, all: readonly File[]) => void;
  readonly children: ReactNode;
}

/** The pane of the text as it came, where a file can be dropped. */
export function InputFrame({ title = copy.panes.inputTitle, facts, onFile, children, ...props }: InputFrameProps) {
  const [isOver, setOver] = useState(false);
  const isDropping = isOver || (props.isDropping ?? false);

  const onDragOver = (event: DragEvent) => {
    if (!holdsFile(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const files = filesOf(event.dataTransfer);
    const [file] = files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file, files);
  };

  return (
    <Pane
      aria-label={title}
      className={isDropping ? 'dropping' : ''}
      onDragOverCapture={onDragOver}
      onDragLeave={() => setOver(false)}
      onDropCapture={onDrop}
    >
      <header>
        <h2>{title}</h2>
        {isDropping ? <span>{copy.panes.drop}</span> : facts}
      </header>
      {children}
    </Pane>
  );
}
