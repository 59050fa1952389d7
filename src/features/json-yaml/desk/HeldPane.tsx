import FoldIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import Button from '@mui/material/Button';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filesOf, holdsFile } from '../../../platform/file-read.ts';
import { EditorPane, type EditorPaneProps } from '../editor/EditorPane.tsx';
import { copy } from '../parts/copy.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { changeReadOnly, type EditHandler, takePaste } from '../parts/input-actions.ts';
import type { InputController } from '../parts/input-controller.ts';
import { CoveredText, Pane, type PaneProps } from '../parts/Pane.tsx';
import { usePaneFolding } from '../parts/PanePair.tsx';
import type { HeldInput } from './desk-state.ts';

export interface HeldPaneProps<Held> extends Omit<InputPaneProps, 'facts' | 'readOnlyText'> {
  readonly controller: InputController;
  readonly input: HeldInput<Held>;
  /** Shown beside the title while the text is edited or covered. */
  readonly hint: string;
  /** Words about a text outside of the editor. */
  readonly toFacts: (held: Held) => string;
  readonly canEdit: (held: Held) => boolean;
  readonly toText: (held: Held, onEdit: EditHandler) => ReactNode;
}

/** The pane of an input that is in the editor, or outside of it. */
export function HeldPane<Held>({ input, hint, toFacts, canEdit, toText, ...props }: HeldPaneProps<Held>) {
  const { controller, cover = null } = props;
  const held = input.at === 'outside' ? input.document : null;
  const edit =
    held !== null && canEdit(held)
      ? { label: copy.panes.editAnyway, onClick: () => void controller.editAnyway() }
      : null;
  return (
    <InputPane
      {...props}
      facts={
        <>
          <FileName name={input.name} />
          {held === null || cover !== null ? (
            <span className={cover === null ? 'shortcut' : ''}>{hint}</span>
          ) : (
            <span>{toFacts(held)}</span>
          )}
          {edit !== null && cover === null && (
            <Button size="small" onClick={edit.onClick}>
              {edit.label}
            </Button>
          )}
        </>
      }
      readOnlyText={held && toText(held, (attempt, isWhole) => void changeReadOnly(controller, attempt, isWhole, edit))}
    />
  );
}

/** The name of the file that a text came from, shortened where there is no room for it. */
function FileName({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <span className="file" title={name}>
      {name}
    </span>
  );
}

interface InputPaneProps
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
function InputPane({
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
