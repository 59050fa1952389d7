import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { CompareNotices } from '../compare/CompareNotices.tsx';
import { CompareSummary } from '../compare/CompareSummary.tsx';
import { CompareToolbar } from '../compare/CompareToolbar.tsx';
import type { CompareController } from '../compare/compare-controller.ts';
import type { CompareSide } from '../compare/compare-state.ts';
import { RESULT_TEXT_PX } from '../compare/constants.ts';
import { DifferenceSection } from '../compare/DifferenceSection.tsx';
import { dropOnSide } from '../compare/drop-files.ts';
import { FirstPane } from '../compare/FirstPane.tsx';
import { SecondPane } from '../compare/SecondPane.tsx';
import { isRefusal } from '../desk/desk.ts';
import { copy } from '../json/copy.ts';
import { JsonStatusLine } from '../json/JsonStatusLine.tsx';
import type { JsonController } from '../json/json-controller.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolFooter } from '../parts/ToolFooter.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { UsageNotes } from '../parts/UsageNotes.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { ShortcutButton } from '../shortcuts/ShortcutButton.tsx';
import { JsonNotices } from './JsonNotices.tsx';
import { JsonOutputPane } from './JsonOutputPane.tsx';
import { JsonToolbar } from './JsonToolbar.tsx';
import { MorePanel } from './MorePanel.tsx';

interface JsonPanelProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

/** The JSON tool: an input beside its result, or beside a second text that it is compared with. */
export function JsonPanel({ controller, compare }: JsonPanelProps) {
  const isComparing = useStore(compare.store, (state) => state.isOn);
  const result = useStore(compare.store, (state) => state.result);
  const isListSized = useStore(compare.store, (state) => state.listShare !== null);
  const showsOriginal = useStore(controller.store, (state) => state.showsOriginal);
  const [target, setTarget] = useState<{ readonly side: CompareSide; readonly line: number } | null>(null);

  const [isFolded, setFolded] = useState(false);
  const isProblem = useStore(controller.store, ({ notice }) => isRefusal(notice));
  const hasOutput = useStore(controller.store, ({ output }) => output !== null);

  const drop = (side: CompareSide, dropped: readonly File[]) => void dropOnSide(controller, compare, side, dropped);
  const drops = useFileDrops({ hasOneInput: !isComparing, onFiles: (dropped) => drop('left', dropped) });
  useFocusAfterToggle(isComparing, controller.focus);

  const showPlace = (side: CompareSide, line: number, column: number) => {
    setFolded(false);
    (side === 'left' ? controller : compare.right).showPlace(line, column);
    setTarget({ side, line: line - 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (result === null || !isStep || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    compare.step(event.key === 'ArrowDown' ? 1 : -1);
  };

  const toNotices = (of: 'input' | 'output') => (
    <JsonNotices
      controller={controller}
      of={of}
      isComparing={isComparing}
      showsOriginal={showsOriginal}
      onOriginalToggle={() => controller.showOriginal(!showsOriginal)}
      onPlace={(line, column) => showPlace('left', line, column)}
    />
  );

  return (
    <ToolPanel onKeyDown={onKeyDown} {...drops.handlers}>
      {isComparing ? (
        <CompareToolbar controller={controller} compare={compare} />
      ) : (
        <JsonToolbar controller={controller} compare={compare} />
      )}
      {isComparing || <MorePanel controller={controller} />}
      {isComparing && (
        <>
          {toNotices('input')}
          {toNotices('output')}
          <CompareNotices compare={compare} onPlace={showPlace} />
        </>
      )}
      {result !== null && <CompareSummary controller={controller} compare={compare} result={result} />}
      <PanePair
        folding={!hasOutput || isComparing || isProblem ? null : { isFolded, setFolded }}
        successOf={isComparing ? null : controller.store}
        {...(result === null ? {} : { leastTextPx: isListSized ? RESULT_TEXT_PX.above : RESULT_TEXT_PX.usual })}
        first={
          <FirstPane
            controller={controller}
            compare={compare}
            target={target?.side === 'left' ? target : null}
            isDropping={drops.isOver}
            notices={toNotices('input')}
            onFiles={(dropped) => drop('left', dropped)}
          />
        }
        second={
          isComparing ? (
            <SecondPane
              controller={controller}
              compare={compare}
              target={target?.side === 'right' ? target : null}
              onFiles={(dropped) => drop('right', dropped)}
            />
          ) : (
            <JsonOutputPane controller={controller} showsOriginal={showsOriginal} notices={toNotices('output')} />
          )
        }
      />
      {result !== null && <DifferenceSection controller={controller} compare={compare} result={result} />}
      <ToolFooter>
        {isComparing || <JsonStatusLine controller={controller} />}
        <ShortcutButton />
        <UsageNotes items={copy.usage} />
      </ToolFooter>
    </ToolPanel>
  );
}

/**
 * Focuses the input after the comparison was entered or left: the pressed button is gone with its toolbar. Not on touch
 * screens, where the on-screen keyboard would open.
 */
function useFocusAfterToggle(isComparing: boolean, focus: () => void): void {
  const isCoarse = useMediaQuery(MEDIA.coarse);
  const previous = useRef(isComparing);
  useEffect(() => {
    if (previous.current === isComparing) return;
    previous.current = isComparing;
    if (!isCoarse) focus();
  }, [isComparing, isCoarse, focus]);
}
