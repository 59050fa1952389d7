import { copy as jsonCopy } from '../copy.ts';
import { InputPane } from '../json/InputPane.tsx';
import type { JsonSession } from '../json/json-session.ts';
import { useJsonState } from '../json/use-json-session.ts';
import type { CompareSession } from './compare-session.ts';
import { copy } from './copy.ts';
import { ResultText } from './ResultText.tsx';
import { SideActions } from './SideActions.tsx';
import { useCompareState } from './use-compare-session.ts';
import { toFactsText } from './value-text.ts';

interface FirstPaneProps {
  readonly session: JsonSession;
  readonly compare: CompareSession;
  /** The line, from 0, that a problem is in. */
  readonly target: { readonly line: number } | null;
  /** A file is dragged over a place that belongs to this text. */
  readonly isDropping?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The tool's input, which is also the first of two texts that are compared: the same pane, so that nothing is lost. */
export function FirstPane({ session, compare, target, isDropping = false, onFiles }: FirstPaneProps) {
  const input = useJsonState(session, (state) => state.input);
  const isComparing = useCompareState(compare, (state) => state.isOn);
  const result = useCompareState(compare, (state) => state.result);
  if (!isComparing) {
    return (
      <InputPane
        session={session}
        input={input}
        hint={jsonCopy.status.shortcut}
        target={target}
        isDropping={isDropping}
        onFiles={onFiles}
        onSubmit={() => session.run('format')}
      />
    );
  }
  return (
    <InputPane
      session={session}
      input={input}
      title={copy.sides.left}
      hint={result === null ? copy.panes.hint : toFactsText(result.left)}
      actions={<SideActions side="left" session={session} />}
      cover={result !== null && <ResultText session={session} compare={compare} result={result} side="left" />}
      target={target}
      isDropping={isDropping}
      onFiles={onFiles}
      onSubmit={() => compare.run()}
    />
  );
}
