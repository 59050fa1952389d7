import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { InputPane } from '../editor/InputPane.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { FileName } from '../parts/FileName.tsx';
import { InputButtons } from '../parts/InputButtons.tsx';
import { changeReadOnly, dropFiles } from '../parts/input-actions.ts';
import { copy } from './copy.ts';
import { YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlInput } from './yaml-state.ts';

interface YamlInputPaneProps {
  readonly controller: YamlController;
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
  /** A file is dragged over the tool. */
  readonly isDropping: boolean;
  /** Messages about the input. */
  readonly notices: ReactNode;
}

export function YamlInputPane({ controller, target, isDropping, notices }: YamlInputPaneProps) {
  const input = useStore(controller.store, (state) => state.input);
  const name = useStore(controller.store, (state) => state.name);
  const edit = { label: sharedCopy.panes.editAnyway, onClick: controller.editAnyway };
  return (
    <InputPane
      controller={controller}
      label={copy.panes.input}
      placeholder={copy.panes.placeholder}
      language="yaml"
      facts={
        <>
          <FileName name={name} />
          <Facts input={input} controller={controller} />
        </>
      }
      actions={<InputButtons controller={controller} />}
      notices={notices}
      readOnlyText={
        input.at === 'shown' ? (
          <YamlText
            controller={controller}
            label={copy.panes.input}
            lines={input.lines}
            language="yaml"
            target={target}
            onEdit={(attempt, isWhole) => void changeReadOnly(controller, attempt, isWhole, edit)}
          />
        ) : null
      }
      isDropping={isDropping}
      onFiles={(files) => void dropFiles(controller, files)}
      onSubmit={() => controller.run('format')}
    />
  );
}

function Facts({ input, controller }: { readonly input: YamlInput; readonly controller: YamlController }) {
  if (input.at === 'editor') return <span className="shortcut">{sharedCopy.status.shortcut}</span>;
  const { text, lineCount } = input.lines;
  return (
    <>
      <span>{copy.panes.readOnly(formatCount(text.length), formatCount(lineCount))}</span>
      <Button size="small" onClick={controller.editAnyway}>
        {sharedCopy.panes.editAnyway}
      </Button>
    </>
  );
}
