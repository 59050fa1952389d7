import { useStore } from 'zustand';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { JsonInputPane } from '../json/JsonInputPane.tsx';
import type { CompareProps } from './compare-controller.ts';
import { copy } from './copy.ts';
import { ResultText } from './ResultText.tsx';
import { toFactsText } from './report.ts';
import { SideActions } from './SideActions.tsx';

interface SecondPaneProps extends CompareProps {
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The text that the tool's input is compared with. */
export function SecondPane({ controller, compare, target, onFiles }: SecondPaneProps) {
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
