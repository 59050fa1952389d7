import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ResultIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { SendToMenu } from '../../../shared/handoff/SendToMenu.tsx';
import { matchesMedia } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { copy } from './copy.ts';
import { leaveFullSize } from './full-pane.ts';
import { IconAction } from './IconAction.tsx';
import { type ResultController, takeResult } from './input-actions.ts';
import type { OutputActions } from './output-actions.ts';
import { Pane, type PaneProps } from './Pane.tsx';
import { PaneButton, shortcutProps } from './PaneButton.tsx';

interface OutputPaneProps extends Partial<Pick<PaneProps, 'title' | 'facts' | 'notices' | 'contentRef'>> {
  readonly controller: ResultController;
  /** The result was made from an older input; said in place of the facts. */
  readonly isStale: boolean;
  /** Buttons before those that every result has. */
  readonly switches?: ReactNode;
  /** Buttons before those that copy and download. */
  readonly more?: ReactNode;
  /** `series` changes with each result that the visitor asked for, which is scrolled into view. Null for none. */
  readonly output: { readonly series: number } | null;
  /** The text before the repair is shown. */
  readonly isOriginal: boolean;
  readonly actions: OutputActions;
  /** What the result is for other pages. */
  readonly kinds: readonly ContentKind[];
  /** The result; null when there is none. */
  readonly children: ReactNode | null;
}

/** The pane of a result, with the buttons that take, send, copy and download it. */
export function OutputPane({ controller, switches, more, output, actions, kinds, children, ...rest }: OutputPaneProps) {
  const { title = copy.panes.outputTitle, isOriginal, isStale, facts, ...props } = rest;
  const ownContent = useRef<HTMLDivElement>(null);
  const content = props.contentRef ?? ownContent;
  const hasOutput = output !== null;
  const leaveOriginal = useCallback(() => controller.showOriginal(false), [controller]);
  useShowNew(content, output?.series ?? null);
  return (
    <Pane
      aria-label={copy.panes.outputTitle}
      {...props}
      title={isOriginal ? copy.panes.original : title}
      facts={isStale ? <Chip size="small" color="warning" variant="outlined" label={copy.status.isStale} /> : facts}
      contentRef={content}
      actions={
        <>
          {switches}
          <ResultActions
            controller={controller}
            hasOutput={hasOutput}
            isOriginal={isOriginal}
            onResult={leaveOriginal}
          />
          <SendToMenu size="small" kinds={kinds} isDisabled={!hasOutput} load={actions.load} />
          {more}
          <CopyButtons hasOutput={hasOutput} onCopy={actions.copy} onDownload={actions.download} />
        </>
      }
    >
      {children ?? (
        <Empty>
          <EmptyState text={copy.panes.outputEmpty} />
        </Empty>
      )}
    </Pane>
  );
}

interface CopyButtonsProps {
  readonly hasOutput: boolean;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

const CopyButtons = memo(function CopyButtons({ hasOutput, onCopy, onDownload }: CopyButtonsProps) {
  const words = copy.toolbar;
  const isDisabled = !hasOutput;
  return (
    <>
      <PaneButton icon={<CopyIcon />} label={words.copyResult} shortcut="copy" disabled={isDisabled} onClick={onCopy} />
      <PaneButton icon={<DownloadIcon />} label={words.download} disabled={isDisabled} onClick={onDownload} />
    </>
  );
});

const Empty = styled('div')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Scrolls a new result with its messages into view where the panes are stacked, and it is below the input. */
function useShowNew(content: RefObject<HTMLElement | null>, series: number | null): void {
  const shown = useRef(series);
  useEffect(() => {
    if (shown.current === series) return;
    shown.current = series;
    const pane = content.current?.closest('section');
    if (series === null || !pane) return;
    if (pane.dataset.full !== 'true') leaveFullSize();
    if (!matchesMedia(MEDIA.stacked)) return;
    pane.scrollIntoView({ block: 'start', behavior: matchesMedia(MEDIA.reducedMotion) ? 'auto' : 'smooth' });
  }, [content, series]);
}

const ONE_LINE = { flex: 'none', whiteSpace: 'nowrap' } as const;

interface ResultActionsProps {
  readonly controller: ResultController;
  readonly hasOutput: boolean;
  /** The text before the repair is shown. */
  readonly isOriginal: boolean;
  readonly onResult: () => void;
}

/** In the title of a result: makes it the input. While the original text is shown, leads back to the result. */
const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  const { controller, hasOutput, isOriginal, onResult } = props;
  const words = copy.result;
  const takeButton = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  // The pressed button is gone with the original text.
  useEffect(() => {
    if (!isOriginal && isLeaving.current) takeButton.current?.focus();
    isLeaving.current = false;
  }, [isOriginal]);
  if (isOriginal) {
    const leave = () => {
      isLeaving.current = true;
      onResult();
    };
    return (
      <Button size="small" sx={ONE_LINE} startIcon={<BackIcon />} onClick={leave}>
        {words.back}
      </Button>
    );
  }
  return (
    <IconAction
      ref={takeButton}
      isWrapped
      icon={ResultIcon}
      label={words.take}
      hint={words.takeHint}
      tooltip={{ describeChild: true }}
      disabled={!hasOutput}
      {...shortcutProps('result')}
      onClick={() => void takeResult(controller)}
    />
  );
});
