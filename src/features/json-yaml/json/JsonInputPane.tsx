import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { fileOf } from '../../../platform/file-read.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS } from '../constants.ts';
import { copy } from '../copy.ts';
import { EditorPane } from '../editor/EditorPane.tsx';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import { InputFrame } from '../parts/InputFrame.tsx';
import { takeInput } from '../parts/input-actions.ts';
import { CoveredText } from '../parts/Pane.tsx';
import { SearchableText } from '../text-view/SearchableText.tsx';
import type { InputController } from './json-controller.ts';
import type { JsonInput } from './json-state.ts';

interface JsonInputPaneProps {
  readonly controller: InputController;
  readonly input: JsonInput;
  readonly title?: string;
  readonly label?: string;
  readonly placeholder?: string;
  /** Said beside the title while the text is edited. */
  readonly hint: string;
  /** Buttons at the end of the title. */
  readonly actions?: ReactNode;
  /** Shown in place of the text, which stays as it is. */
  readonly cover?: ReactNode;
  /** The line, from 0, that a problem is in. */
  readonly target: { readonly line: number } | null;
  readonly onSubmit: () => void;
  /** A file is dragged over a place that belongs to this text. */
  readonly isDropping?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The text as it came: edited here up to a size, shown above it. */
export function JsonInputPane({ controller, input, cover = false, target, onSubmit, ...props }: JsonInputPaneProps) {
  const { title = copy.panes.inputTitle, label = copy.panes.input, placeholder = copy.panes.placeholder } = props;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    controller.attachPane(() => focusText(content.current));
    return () => controller.attachPane(null);
  }, [controller]);

  const onPaste = (transfer: DataTransfer, replacesAll: boolean) => {
    const file = fileOf(transfer);
    if (file !== null) void takeInput(controller, file, file.name);
    if (file !== null || !replacesAll) return file !== null;
    const text = transfer.getData('text/plain');
    if (text.length <= EDITOR_PASTE_CHARS) return false;
    void takeInput(controller, text, null);
    return true;
  };
  return (
    <InputFrame
      title={title}
      facts={
        <>
          {cover === false ? (
            <InputFacts input={input} controller={controller} hint={props.hint} />
          ) : (
            <span>{props.hint}</span>
          )}
          {props.actions}
        </>
      }
      isDropping={props.isDropping ?? false}
      onFile={(_first, files) => props.onFiles(files)}
    >
      <div ref={content}>
        {cover}
        <CoveredText isCovered={cover !== false}>
          {input.at === 'editor' ? (
            <EditorPane
              label={label}
              placeholder={placeholder}
              language="json"
              initialText={controller.editorText}
              onReady={controller.attachEditor}
              onChange={controller.noteEdit}
              onSubmit={onSubmit}
              onPaste={onPaste}
            />
          ) : (
            <SearchableText
              // The same bytes read in another way are another text.
              key={`${input.document.id} ${input.document.encoding}`}
              label={label}
              textId={input.document.id}
              lineCount={input.document.lineCount}
              getLines={(from, count) => controller.tool.getLines(input.document.id, from, count)}
              find={(query, from, isBackwards) => controller.tool.find(input.document.id, query, from, isBackwards)}
              target={target}
              onError={controller.report}
            />
          )}
        </CoveredText>
      </div>
    </InputFrame>
  );
}

/** @returns false when no text is there yet. */
function focusText(content: HTMLElement | null): boolean {
  const text = content?.querySelector<HTMLElement>('[role=textbox]');
  text?.focus({ preventScroll: true });
  return text !== null && text !== undefined;
}

interface InputFactsProps {
  readonly input: JsonInput;
  readonly controller: InputController;
  readonly hint: string;
}

function InputFacts({ input, controller, hint }: InputFactsProps) {
  if (input.at === 'editor') return <span className="shortcut">{hint}</span>;
  const { byteLength, lineCount } = input.document;
  const words = byteLength > EDITED_BYTES.offered ? copy.panes.largeInput : copy.panes.readOnlyInput;
  return (
    <>
      <span>{words(formatSize(byteLength), formatCount(lineCount))}</span>
      {byteLength <= EDITED_BYTES.onRequest && (
        <Button size="small" onClick={() => controller.editAnyway()}>
          {copy.panes.editAnyway}
        </Button>
      )}
    </>
  );
}
