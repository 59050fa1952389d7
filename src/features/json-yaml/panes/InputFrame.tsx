import { type DragEvent, type ReactNode, useState } from 'react';
import { fileOf, holdsFile } from '../../../platform/file-read.ts';
import { copy } from '../copy.ts';
import { Pane } from './Pane.tsx';

interface InputFrameProps {
  readonly title?: string;
  /** Beside the title, while nothing is dragged over the pane. */
  readonly facts: ReactNode;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** The pane of the text as it came, where a file can be dropped. */
export function InputFrame({ title = copy.panes.inputTitle, facts, onFile, children }: InputFrameProps) {
  const [isDropping, setDropping] = useState(false);

  const onDragOver = (event: DragEvent) => {
    if (!holdsFile(event.dataTransfer)) return;
    event.preventDefault();
    setDropping(true);
  };
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    const file = fileOf(event.dataTransfer);
    if (file === null) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };

  return (
    <Pane
      aria-label={title}
      className={isDropping ? 'dropping' : ''}
      onDragOverCapture={onDragOver}
      onDragLeave={() => setDropping(false)}
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
