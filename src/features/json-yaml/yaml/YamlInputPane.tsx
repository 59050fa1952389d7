import Button from '@mui/material/Button';
import { fileOf } from '../../../platform/file-read.ts';
import { EDITOR_PASTE_CHARS } from '../constants.ts';
import { copy as sharedCopy } from '../copy.ts';
import { EditorPane } from '../editor/EditorPane.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { InputFrame } from '../parts/InputFrame.tsx';
import { copy } from './copy.ts';
import { takeFile, takeText } from './text-actions.ts';
import { useYamlState } from './use-yaml-controller.ts';
import { YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlInput } from './yaml-state.ts';

interface YamlInputPaneProps {
  readonly controller: YamlController;
  /** The line, from 0, that a problem is in. */
  readonly target: { readonly line: number } | null;
}

/** The text as it came: edited here up to a length, shown above it. */
export function YamlInputPane({ controller, target }: YamlInputPaneProps) {
  const input = useYamlState(controller, (state) => state.input);

  const onPaste = (transfer: DataTransfer, replacesAll: boolean) => {
    const file = fileOf(transfer);
    if (file !== null) void takeFile(controller, file);
    if (file !== null || !replacesAll) return file !== null;
    const text = transfer.getData('text/plain');
    if (text.length <= EDITOR_PASTE_CHARS) return false;
    void takeText(controller, text);
    return true;
  };

  return (
    <InputFrame
      facts={<InputFacts input={input} controller={controller} />}
      onFile={(file) => void takeFile(controller, file)}
    >
      {input.at === 'editor' ? (
        <EditorPane
          label={copy.panes.input}
          placeholder={copy.panes.placeholder}
          language="yaml"
          initialText={controller.editorText}
          onReady={controller.attachEditor}
          onChange={controller.noteEdit}
          onSubmit={() => controller.run('format')}
          onPaste={onPaste}
        />
      ) : (
        <YamlText
          controller={controller}
          label={copy.panes.input}
          lines={input.lines}
          language="yaml"
          target={target}
        />
      )}
    </InputFrame>
  );
}

function InputFacts({ input, controller }: { readonly input: YamlInput; readonly controller: YamlController }) {
  if (input.at === 'editor') return <span>{sharedCopy.status.shortcut}</span>;
  const { text, lineCount } = input.lines;
  return (
    <>
      <span>{copy.panes.readOnly(formatCount(text.length), formatCount(lineCount))}</span>
      <Button size="small" onClick={() => controller.editAnyway()}>
        {sharedCopy.panes.editAnyway}
      </Button>
    </>
  );
}
