import { useMemo } from 'react';
import type { JsonTool, OpenedDocument } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { EDITED_BYTES } from '../constants.ts';
import { HeldPane, type HeldPaneProps } from '../desk/HeldPane.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { SearchableText, type SearchableTextProps } from '../text-view/SearchableText.tsx';
import { createWorkerText } from '../text-view/text-source.ts';
import { copy } from './copy.ts';
import type { JsonInputController } from './json-controller.ts';

type InputProps = HeldPaneProps<OpenedDocument>;

interface JsonInputPaneProps
  extends Omit<InputProps, 'label' | 'placeholder' | 'language' | 'toFacts' | 'canEdit' | 'toText'>,
    Partial<Pick<InputProps, 'label' | 'placeholder'>> {
  readonly controller: JsonInputController;
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
}

/** An input of the JSON tool. */
export function JsonInputPane({ target, ...props }: JsonInputPaneProps) {
  const canDrop = useCanDrop();
  const { controller, input, label = copy.panes.input, placeholder = copy.panes.placeholder(canDrop) } = props;
  const series = input.at === 'outside' ? input.series : 0;
  return (
    <HeldPane
      {...props}
      label={label}
      placeholder={placeholder}
      language="json"
      toFacts={toFacts}
      canEdit={({ byteLength }) => byteLength <= EDITED_BYTES.onRequest}
      toText={(document, onEdit) => (
        <WorkerText
          key={series}
          tool={controller.tool}
          document={document}
          {...{ series, label, target, onEdit, onError: controller.report }}
        />
      )}
    />
  );
}

interface WorkerTextProps extends Omit<SearchableTextProps, 'text'> {
  readonly tool: JsonTool;
  readonly document: OpenedDocument;
}

function WorkerText({ tool, document, ...props }: WorkerTextProps) {
  const text = useMemo(() => createWorkerText(tool, document, false), [tool, document]);
  return <SearchableText {...props} text={text} />;
}

function toFacts({ byteLength, lineCount }: OpenedDocument): string {
  const words = byteLength > EDITED_BYTES.offered ? copy.panes.largeInput : copy.panes.readOnlyInput;
  return words(formatSize(byteLength), formatCount(lineCount));
}
