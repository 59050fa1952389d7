import FoldIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filesOf, holdsFile } from '../../../platform/file-read.ts';
import { copy } from '../parts/copy.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { takePaste } from '../parts/input-actions.ts';
import type { InputController } from '../parts/input-controller.ts';
import { CoveredText, Pane, type PaneProps } from '../parts/Pane.tsx';
import { usePaneFolding } from '../parts/PanePair.tsx';
import { EditorPane, type EditorPaneProps } from './EditorPane.tsx';

export interface InputPaneProps
  extends Pick<EditorPaneProps, 'label' | 'placeholder' | 'language' | 'onSubmit'>,
    Partial<Pick<PaneProps, 'title' | 'facts' | 'actions' | 'notices'>> {
  readonly controller: InputController;
  /** Shows a text that is too long for the editor; null for a text that is edited. */
  readonly readOnlyText: ReactNode | null;
  /** Shown in place of the text, which stays mounted. */
  readonly cover?: ReactNode;
  /** A file is dragged over another part of the tool whose drops go to this input. */
  readonly isDropping?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The pane of an input text: edited up to a size, read-only above it. Files can be dropped on it. */
export function InputPane({
  controller,
  facts,
  actions,
  notices,
  readOnlyText,
  cover = null,
  onFiles,
  ...props
}: InputPaneProps) {
  const { title = copy.panes.inputTitle, label, placeholder, language, onSubmit } = props;
  const content = useRef<HTMLDivElement>(null);
  const folding = usePaneFolding();
  const { isOver, handlers } = useDropTarget(onFiles);
  const isDropping = isOver || props.isDropping === true;
  useEffect(() => {
    controller.attachPane(() => focusText(content.current));
    return () => controller.attachPane(null);
  }, [controller]);

  return (
    <Pane
      aria-label={title}
      title={title}
      facts={isDropping ? <span>{copy.panes.drop}</span> : facts}
      actions={
        <>
          {folding !== null && (
            <IconAction
              className="fold"
              icon={FoldIcon}
              label={copy.desk.fold}
              onClick={() => folding.setFolded(true)}
            />
          )}
          {actions}
        </>
      }
      notices={notices}
      contentRef={content}
      className={isDropping ? 'dropping' : ''}
      {...handlers}
    >
      {cover}
      <CoveredText isCovered={cover !== null}>
        {readOnlyText ?? (
          <EditorPane
            label={label}
            placeholder={placeholder}
            language={language}
            initialText={controller.editorText}
            onReady={controller.attachEditor}
            onChange={controller.noteEdit}
            onSubmit={onSubmit}
            onPaste={(transfer, place) => takePaste(controller, transfer, place)}
          />
        )}
      </CoveredText>
    </Pane>
  );
}

/** Takes dropped files before the editor can insert them as text. */
function useDropTarget(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOverCapture(event: DragEvent) {
      if (!holdsFile(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDropCapture(event: DragEvent) {
      setOver(false);
      const files = filesOf(event.dataTransfer);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles(files);
    },
  };
  return { isOver, handlers };
}

/** @returns false when the pane has no text box yet. */
function focusText(content: HTMLElement | null): boolean {
  const textBox = content?.querySelector<HTMLElement>('[role=textbox]');
  textBox?.focus({ preventScroll: true });
  return textBox !== null && textBox !== undefined;
}
