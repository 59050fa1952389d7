import { InputPane } from '../json/InputPane.tsx';
import type { JsonSession } from '../json/json-session.ts';
import type { CompareSession } from './compare-session.ts';
import { copy } from './copy.ts';
import { ResultText } from './ResultText.tsx';
import { SideActions } from './SideActions.tsx';
import { useCompareState } from './use-compare-session.ts';
import { toFactsText } from './value-text.ts';

interface SecondPaneProps {
  readonly session: JsonSession;
  readonly compare: CompareSession;
  /** The line, from 0, that a problem is in. */
  readonly target: { readonly line: number } | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The text that the tool's input is compared with. */
export function SecondPane({ session, compare, target, onFiles }: SecondPaneProps) {
  const input = useCompareState(compare, (state) => state.input);
  const result = useCompareState(compare, (state) => state.result);
  return (
    <InputPane
      session={compare.right}
      input={input}
      title={copy.sides.right}
      label={copy.panes.rightInput}
      placeholder={copy.panes.placeholder}
      hint={result === null ? copy.panes.hint : toFactsText(result.right)}
      actions={<SideActions side="right" session={compare.right} />}
      cover={result !== null && <ResultText session={session} compare={compare} result={result} side="right" />}
      target={target}
      onFiles={onFiles}
      onSubmit={() => compare.run()}
    />
  );
}
