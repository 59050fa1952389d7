import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { HeldPane } from '../desk/HeldPane.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { InputButtons } from '../parts/InputButtons.tsx';
import { dropFiles } from '../parts/input-actions.ts';
import { copy } from './copy.ts';
import { YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';

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
  const canDrop = useCanDrop();
  const label = copy.panes.input;
  return (
    <HeldPane
      {...{ controller, input, label, isDropping, notices }}
      placeholder={copy.panes.placeholder(canDrop)}
      language="yaml"
      hint={sharedCopy.status.shortcut}
      toFacts={({ text, lineCount }) => copy.panes.readOnly(formatCount(text.length), formatCount(lineCount))}
      canEdit={() => true}
      toText={(lines, onEdit) => <YamlText {...{ controller, label, lines, target, onEdit }} language="yaml" />}
      actions={<InputButtons controller={controller} />}
      onFiles={(files) => void dropFiles(controller, files)}
      onSubmit={() => controller.run('format')}
    />
  );
}
