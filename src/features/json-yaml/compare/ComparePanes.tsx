import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { JsonInputPane } from '../json/JsonInputPane.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { InputButtons } from '../parts/InputButtons.tsx';
import type { CompareProps } from './compare-controller.ts';
import { copy } from './copy.ts';
import { ResultText } from './ResultText.tsx';
import { toFactsText } from './report.ts';
import { SideActions } from './SideActions.tsx';

interface PaneProps extends CompareProps {
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
  readonly onFiles: (files: readonly File[]) => void;
}

interface FirstPaneProps extends PaneProps {
  /** A file is dragged over a place that belongs to this text. */
  readonly isDropping?: boolean;
  /** Messages about the tool's input; a comparison shows them above the panes. */
  readonly notices: ReactNode;
}

/** The tool's input, which is also the first text of a comparison. It is one pane, so the editor keeps its undo history. */
export function FirstPane({ controller, compare, target, isDropping = false, notices, onFiles }: FirstPaneProps) {
  const input = useStore(controller.store, (state) => state.input);
  const isComparing = useStore(compare.store, (state) => state.isOn);
  const result = useStore(compare.store, (state) => state.result);
  if (!isComparing) {
    return (
      <JsonInputPane
        controller={controller}
        input={input}
        hint={sharedCopy.status.shortcut}
        actions={<InputButtons controller={controller} />}
        notices={notices}
        target={target}
        isDropping={isDropping}
        onFiles={onFiles}
        onSubmit={() => controller.run('format')}
      />
    );
  }
  return (
    <JsonInputPane
      controller={controller}
      input={input}
      title={copy.sides.left}
      hint={result === null ? copy.panes.hint : toFactsText(result.left.document)}
      actions={<SideActions side="left" controller={controller} />}
      cover={result && <ResultText controller={controller} compare={compare} result={result} side="left" />}
      target={target}
      isDropping={isDropping}
      onFiles={onFiles}
      onSubmit={() => compare.run()}
    />
  );
}

/** The text that the tool's input is compared with. */
export function SecondPane({ controller, compare, target, onFiles }: PaneProps) {
  const canDrop = useCanDrop();
  const input = useStore(compare.store, (state) => state.input);
  const result = useStore(compare.store, (state) => state.result);
  return (
    <JsonInputPane
      controller={compare.right}
      input={input}
      title={copy.sides.right}
      label={copy.panes.rightInput}
      placeholder={copy.panes.placeholder(canDrop)}
      hint={result === null ? copy.panes.hint : toFactsText(result.right.document)}
      actions={<SideActions side="right" controller={compare.right} />}
      cover={result && <ResultText controller={controller} compare={compare} result={result} side="right" />}
      target={target}
      onFiles={onFiles}
      onSubmit={() => compare.run()}
    />
  );
}
