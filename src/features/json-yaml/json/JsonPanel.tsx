import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { CompareNotices } from '../compare/CompareNotices.tsx';
import { CompareSummary } from '../compare/CompareSummary.tsx';
import { CompareToolbar } from '../compare/CompareToolbar.tsx';
import type { CompareSide } from '../compare/compare-state.ts';
import { DifferenceList } from '../compare/DifferenceList.tsx';
import { FirstPane } from '../compare/FirstPane.tsx';
import { SecondPane } from '../compare/SecondPane.tsx';
import { useCompareSession, useCompareState } from '../compare/use-compare-session.ts';
import { copy } from '../copy.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { JsonNotices } from './JsonNotices.tsx';
import { JsonToolbar } from './JsonToolbar.tsx';
import { OutputPane } from './OutputPane.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useFileDrops } from './use-file-drops.ts';
import { useJsonSession, useJsonState } from './use-json-session.ts';

/**
 * The JSON tool: two texts side by side, what can be done with the first, and what came of it; or the first compared with
 * a second one.
 */
export function JsonPanel() {
  const session = useJsonSession();
  const compare = useCompareSession(session);
  const isComparing = useCompareState(compare, (state) => state.isOn);
  const result = useCompareState(compare, (state) => state.result);
  const output = useJsonState(session, (state) => state.output);
  const [target, setTarget] = useState<{ readonly side: CompareSide; readonly line: number } | null>(null);
  /** The output whose original is shown; another output begins with its result. */
  const [unrepaired, setUnrepaired] = useState<number | null>(null);
  const showsOriginal = output !== null && unrepaired === output.document.id;

  const files = useFileDrops(session, compare, isComparing);
  useFocusAfterToggle(isComparing, session.focus);

  const showPlace = (side: CompareSide, line: number, column: number) => {
    (side === 'left' ? session : compare.right).showPlace(line, column);
    setTarget({ side, line: line - 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (result === null || !isStep || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    compare.step(event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <ToolPanel onKeyDown={onKeyDown} {...files.handlers}>
      {isComparing ? (
        <CompareToolbar session={session} compare={compare} />
      ) : (
        <JsonToolbar session={session} compare={compare} />
      )}
      <JsonNotices
        session={session}
        showsDuplicates={!isComparing}
        showsOriginal={showsOriginal}
        onOriginalToggle={() => setUnrepaired(showsOriginal || output === null ? null : output.document.id)}
        onPlace={(line, column) => showPlace('left', line, column)}
      />
      {isComparing && <CompareNotices compare={compare} onPlace={showPlace} />}
      {result !== null && <CompareSummary key={result.left.id} session={session} compare={compare} result={result} />}
      <PanePair>
        <FirstPane
          session={session}
          compare={compare}
          target={target?.side === 'left' ? target : null}
          isDropping={files.isOver}
          onFiles={(dropped) => void files.drop(dropped, 'left')}
        />
        {isComparing ? (
          <SecondPane
            session={session}
            compare={compare}
            target={target?.side === 'right' ? target : null}
            onFiles={(dropped) => void files.drop(dropped, 'right')}
          />
        ) : (
          <OutputPane session={session} showsOriginal={showsOriginal} />
        )}
      </PanePair>
      {isComparing || <StatusLine session={session} />}
      {result !== null && result.comparison.differences.length > 0 && <DifferenceList compare={compare} />}
      <details>
        <summary>{copy.usage.title}</summary>
        <ul>
          {copy.usage.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </ToolPanel>
  );
}

/** The button that went over to the comparison is gone with its toolbar. Where it would bring a keyboard up, nothing is focused. */
function useFocusAfterToggle(isComparing: boolean, focus: () => void): void {
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const former = useRef(isComparing);
  useEffect(() => {
    if (former.current === isComparing) return;
    former.current = isComparing;
    if (!isCoarse) focus();
  }, [isComparing, isCoarse, focus]);
}
