import Button from '@mui/material/Button';
import { type DragEvent, useState } from 'react';
import { fileOf, holdsFile } from '../../../platform/file-read.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS } from '../constants.ts';
import { copy } from '../copy.ts';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import { EditorPane } from '../panes/EditorPane.tsx';
import { Pane } from '../panes/Pane.tsx';
import { SearchableText } from '../panes/SearchableText.tsx';
import type { JsonSession } from './json-session.ts';
import type { JsonInput } from './json-state.ts';
import { useJsonState } from './use-json-session.ts';

interface InputPaneProps {
  readonly session: JsonSession;
  /** The line, from 0, that a problem is in. */
  readonly target: { readonly line: number } | null;
}

/** The text as it came: edited here up to a size, shown above it. */
export function InputPane({ session, target }: InputPaneProps) {
  const input = useJsonState(session, (state) => state.input);
  const [isDropping, setDropping] = useState(false);

  const onPaste = (transfer: DataTransfer, replacesAll: boolean) => {
    const file = fileOf(transfer);
    if (file !== null) void session.take(file, file.name);
    if (file !== null || !replacesAll) return file !== null;
    const text = transfer.getData('text/plain');
    if (text.length <= EDITOR_PASTE_CHARS) return false;
    void session.take(text, null);
    return true;
  };
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
    void session.take(file, file.name);
  };

  return (
    <Pane
      aria-label={copy.panes.inputTitle}
      className={isDropping ? 'dropping' : ''}
      onDragOverCapture={onDragOver}
      onDragLeave={() => setDropping(false)}
      onDropCapture={onDrop}
    >
      <header>
        <h2>{copy.panes.inputTitle}</h2>
        {isDropping ? <span>{copy.panes.drop}</span> : <InputFacts input={input} session={session} />}
      </header>
      {input.at === 'editor' ? (
        <EditorPane
          label={copy.panes.input}
          placeholder={copy.panes.placeholder}
          language="json"
          initialText={session.editorText}
          onReady={session.attachEditor}
          onChange={session.noteEdit}
          onSubmit={() => session.run('format')}
          onPaste={onPaste}
        />
      ) : (
        <SearchableText
          label={copy.panes.input}
          textId={input.document.id}
          lineCount={input.document.lineCount}
          getLines={(from, count) => session.tool.getLines(input.document.id, from, count)}
          find={(query, from, isBackwards) => session.tool.find(input.document.id, query, from, isBackwards)}
          target={target}
          onError={session.report}
        />
      )}
    </Pane>
  );
}

function InputFacts({ input, session }: { readonly input: JsonInput; readonly session: JsonSession }) {
  if (input.at === 'editor') return <span>{copy.status.shortcut}</span>;
  const { byteLength, lineCount } = input.document;
  const words = byteLength > EDITED_BYTES.offered ? copy.panes.largeInput : copy.panes.readOnlyInput;
  return (
    <>
      <span>{words(formatSize(byteLength), formatCount(lineCount))}</span>
      {byteLength <= EDITED_BYTES.onRequest && (
        <Button size="small" onClick={() => session.editAnyway()}>
          {copy.panes.editAnyway}
        </Button>
      )}
    </>
  );
}
