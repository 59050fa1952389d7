import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { CompareNotices } from '../compare/CompareNotices.tsx';
import { CompareSummary } from '../compare/CompareSummary.tsx';
import { CompareToolbar } from '../compare/CompareToolbar.tsx';
import type { CompareSide } from '../compare/compare-state.ts';
import { DifferenceList } from '../compare/DifferenceList.tsx';
import { FirstPane } from '../compare/FirstPane.tsx';
import { SecondPane } from '../compare/SecondPane.tsx';
import { useCompareController, useCompareState } from '../compare/use-compare-controller.ts';
import { copy } from '../copy.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { JsonNotices } from './JsonNotices.tsx';
import { JsonOutputPane } from './JsonOutputPane.tsx';
import { JsonStatusLine } from './JsonStatusLine.tsx';
import { JsonToolbar } from './JsonToolbar.tsx';
import { useJsonController, useJsonState } from './use-json-controller.ts';

/**
 * The JSON tool: two texts side by side, what can be done with the first, and what came of it; or the first compared with
 * a second one.
 */
export function JsonPanel() {
  const controller = useJsonController();
  const compare = useCompareController(controller);
  const isComparing = useCompareState(compare, (state) => state.isOn);
  const result = useCompareState(compare, (state) => state.result);
  const output = useJsonState(controller, (state) => state.output);
  const [target, setTarget] = useState<{ readonly side: CompareSide; readonly line: number } | null>(null);
  /** The output whose original is shown; another output begins with its result. */
  const [unrepaired, setUnrepaired] = useState<number | null>(null);
  const showsOriginal = output !== null && unrepaired === output.document.id;

  const files = useFileDrops(controller, compare, isComparing);
  useFocusAfterToggle(isComparing, controller.focus);

  const showPlace = (side: CompareSide, line: number, column: number) => {
    (side === 'left' ? controller : compare.right).showPlace(line, column);
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
        <CompareToolbar controller={controller} compare={compare} />
      ) : (
        <JsonToolbar controller={controller} compare={compare} />
      )}
      <JsonNotices
        controller={controller}
        showsDuplicates={!isComparing}
        showsOriginal={showsOriginal}
        onOriginalToggle={() => setUnrepaired(showsOriginal || output === null ? null : output.document.id)}
        onPlace={(line, column) => showPlace('left', line, column)}
      />
      {isComparing && <CompareNotices compare={compare} onPlace={showPlace} />}
      {result !== null && (
        <CompareSummary key={result.left.id} controller={controller} compare={compare} result={result} />
      )}
      <PanePair>
        <FirstPane
          controller={controller}
          compare={compare}
          target={target?.side === 'left' ? target : null}
          isDropping={files.isOver}
          onFiles={(dropped) => void files.drop(dropped, 'left')}
        />
        {isComparing ? (
          <SecondPane
            controller={controller}
            compare={compare}
            target={target?.side === 'right' ? target : null}
            onFiles={(dropped) => void files.drop(dropped, 'right')}
          />
        ) : (
          <JsonOutputPane controller={controller} showsOriginal={showsOriginal} />
        )}
      </PanePair>
      {isComparing || <JsonStatusLine controller={controller} />}
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
