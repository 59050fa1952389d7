import CloseIcon from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { matchesMedia } from '../../../shared/hooks/use-media-query.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { CompareNotices } from '../compare/CompareNotices.tsx';
import { FirstPane, SecondPane } from '../compare/ComparePanes.tsx';
import { CompareSummary } from '../compare/CompareSummary.tsx';
import { CompareToolbar } from '../compare/CompareToolbar.tsx';
import type { CompareController, CompareProps } from '../compare/compare-controller.ts';
import type { CompareSide } from '../compare/compare-state.ts';
import { RESULT_TEXT_PX } from '../compare/constants.ts';
import { DifferenceSection } from '../compare/DifferenceSection.tsx';
import { isRefusal } from '../desk/desk.ts';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { dropFiles, takeInput } from '../parts/input-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { StatusRow, ToolFooter, ToolPanel } from '../parts/tool-style.ts';
import { UsageNotes } from '../parts/UsageNotes.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { ShortcutButton } from '../shortcuts/ShortcutButton.tsx';
import { JsonNotices } from './JsonNotices.tsx';
import { JsonOutputPane } from './JsonOutputPane.tsx';
import { JsonToolbar } from './JsonToolbar.tsx';
import { MORE_TOOLS, type PanelTool } from './more-tools.ts';

/** The JSON tool: an input beside its result, or beside a second text that it is compared with. */
export function JsonPanel({ controller, compare }: CompareProps) {
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
  const previous = useRef(isComparing);
  useEffect(() => {
    if (previous.current === isComparing) return;
    previous.current = isComparing;
    if (!matchesMedia(MEDIA.coarse)) focus();
  }, [isComparing, focus]);
}

/** Takes dropped files into one side. While two texts are compared, two files are taken into both sides. */
async function dropOnSide(
  controller: JsonController,
  compare: CompareController,
  side: CompareSide,
  files: readonly File[],
): Promise<void> {
  const [first, second] = files;
  if (!compare.store.getState().isOn || first === undefined || second === undefined) {
    return dropFiles(side === 'left' ? controller : compare.right, files);
  }
  // In turn: the tool does one piece of work at a time.
  await takeInput(controller, first, first.name);
  await takeInput(compare.right, second, second.name);
}

function toRepairWords({ count, groups }: RepairReport): string {
  const records = groups.find(({ kind }) => kind === 'json-lines');
  return count === 0 && records !== undefined ? copy.status.records(records.count) : copy.status.repaired(count);
}

/** The verdict on the input; size, lines, time and repairs of the result. */
function JsonStatusLine({ controller }: { readonly controller: JsonController }) {
  const output = useStore(controller.store, (state) => state.output);
  const verdict = useStore(controller.store, (state) => state.verdict);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const { status } = sharedCopy;
  return (
    <StatusRow aria-label={status.label}>
      {verdict !== null && (
        <span>{verdict.isValid ? copy.status.valid : copy.status.invalid(verdict.line, verdict.column)}</span>
      )}
      {output !== null && (
        <>
          <span>{copy.status.size(formatSize(output.document.byteLength))}</span>
          <span>{status.lines(formatCount(output.document.lineCount))}</span>
          <span>{status.took(output.tookMs)}</span>
          {isStale && <span className="warning">{status.stale}</span>}
          {typeof output.records === 'number' && <span>{copy.status.records(output.records)}</span>}
          {output.repair !== null && <span>{toRepairWords(output.repair)}</span>}
        </>
      )}
    </StatusRow>
  );
}

/** The choices of the tool that was opened from the menu; nothing while none is open. */
function MorePanel({ controller }: { readonly controller: JsonController }) {
  const panel = useStore(controller.store, (state) => state.panel);
  const tool = MORE_TOOLS.find(({ id }) => id === panel);
  if (tool === undefined || !('load' in tool)) return null;
  return <OpenPanel key={tool.id} tool={tool} controller={controller} />;
}

function OpenPanel({ tool, controller }: { readonly tool: PanelTool; readonly controller: JsonController }) {
  const Content = useLazyComponent(tool.load, {
    isNeeded: true,
    onFailed() {
      controller.showPanel(null);
      showToast(copy.toolbar.panelFailed, { severity: 'error' });
    },
  });
  return (
    <Strip aria-label={tool.label}>
      <div>{Content !== null && <Content controller={controller} />}</div>
      <IconButton size="small" aria-label={copy.toolbar.closePanel} onClick={() => controller.showPanel(null)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Strip>
  );
}

const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  minHeight: 52,
  padding: theme.spacing(1, 1, 1, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > div': { flex: 1, minWidth: 0 },
}));
