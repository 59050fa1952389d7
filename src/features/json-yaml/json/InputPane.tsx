import Button from '@mui/material/Button';
import { fileOf } from '../../../platform/file-read.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS } from '../constants.ts';
import { copy } from '../copy.ts';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import { EditorPane } from '../panes/EditorPane.tsx';
import { InputFrame } from '../panes/InputFrame.tsx';
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

  const onPaste = (transfer: DataTransfer, replacesAll: boolean) => {
    const file = fileOf(transfer);
    if (file !== null) void session.take(file, file.name);
    if (file !== null || !replacesAll) return file !== null;
    const text = transfer.getData('text/plain');
    if (text.length <= EDITOR_PASTE_CHARS) return false;
    void session.take(text, null);
    return true;
  };
  return (
    <InputFrame
      facts={<InputFacts input={input} session={session} />}
      onFile={(file) => void session.take(file, file.name)}
    >
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
    </InputFrame>
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
