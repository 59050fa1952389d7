import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import type { TextDocument } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { EDITED_BYTES } from '../constants.ts';
import { InputPane } from '../editor/InputPane.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { FileName } from '../parts/FileName.tsx';
import { changeReadOnly } from '../parts/input-actions.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { createWorkerText } from '../text-view/worker-text.ts';
import { copy } from './copy.ts';
import type { JsonInputController } from './json-controller.ts';
import type { JsonInput } from './json-state.ts';

interface JsonInputPaneProps {
  readonly controller: JsonInputController;
  readonly input: JsonInput;
  readonly title?: string;
  readonly label?: string;
  readonly placeholder?: string;
  /** Shown beside the title while the text is edited. */
  readonly hint: string;
  /** Buttons that paste, open and clear. */
  readonly actions?: ReactNode;
  /** Messages about this input. */
  readonly notices?: ReactNode;
  /** Shown in place of the text, which stays mounted. */
  readonly cover?: ReactNode;
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
  readonly onSubmit: () => void;
  /** A file is dragged over a place that belongs to this input. */
  readonly isDropping?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An input of the JSON tool. */
export function JsonInputPane({ controller, input, hint, cover = null, target, ...props }: JsonInputPaneProps) {
  return (
    <InputPane
      label={copy.panes.input}
      placeholder={copy.panes.placeholder}
      {...props}
      controller={controller}
      language="json"
      cover={cover}
      facts={
        <>
          <FileName name={input.name} />
          {cover === null ? <Facts input={input} controller={controller} hint={hint} /> : <span>{hint}</span>}
        </>
      }
      readOnlyText={
        input.at === 'worker' ? (
          <WorkerText
            key={input.series}
            controller={controller}
            document={input.document}
            series={input.series}
            label={props.label ?? copy.panes.input}
            target={target}
          />
        ) : null
      }
    />
  );
}

interface WorkerTextProps extends Pick<JsonInputPaneProps, 'controller' | 'target'> {
  readonly document: TextDocument;
  readonly series: number;
  readonly label: string;
}

function WorkerText({ controller, document, series, label, target }: WorkerTextProps) {
  const { tool } = controller;
  const text = useMemo(() => createWorkerText(tool, document, false), [tool, document]);
  const edit =
    document.byteLength <= EDITED_BYTES.onRequest
      ? { label: sharedCopy.panes.editAnyway, onClick: () => void controller.editAnyway() }
      : null;
  return (
    <SearchableText
      label={label}
      text={text}
      series={series}
      target={target}
      onEdit={(attempt, isWhole) => void changeReadOnly(controller, attempt, isWhole, edit)}
      onError={controller.report}
    />
  );
}

type FactsProps = Pick<JsonInputPaneProps, 'input' | 'controller' | 'hint'>;

function Facts({ input, controller, hint }: FactsProps) {
  if (input.at === 'editor') return <span className="shortcut">{hint}</span>;
  const { byteLength, lineCount } = input.document;
  const words = byteLength > EDITED_BYTES.offered ? copy.panes.largeInput : copy.panes.readOnlyInput;
  return (
    <>
      <span>{words(formatSize(byteLength), formatCount(lineCount))}</span>
      {byteLength <= EDITED_BYTES.onRequest && (
        <Button size="small" onClick={() => controller.editAnyway()}>
          {sharedCopy.panes.editAnyway}
        </Button>
      )}
    </>
  );
}
