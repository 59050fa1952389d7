import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { copy } from './copy.ts';
import { Pane } from './Pane.tsx';
import { PaneButton } from './PaneButton.tsx';
import { useShowNew } from './use-show-new.ts';

interface OutputPaneProps {
  readonly title: string;
  /** Facts and switches beside the title. */
  readonly facts?: ReactNode;
  /** Buttons before those that copy and download. */
  readonly actions?: ReactNode;
  /** After every other button. */
  readonly menu?: ReactNode;
  /** Messages about the result. */
  readonly notices?: ReactNode;
  readonly hasOutput: boolean;
  /** Changes with each result that the visitor asked for, which is scrolled into view; null for none. */
  readonly series: number | null;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  /** The element around the text. */
  readonly contentRef?: RefObject<HTMLDivElement | null>;
  /** The result; null when there is none. */
  readonly children: ReactNode | null;
}

/** The pane of a result, with the buttons that copy and download it. */
export function OutputPane({ hasOutput, series, onCopy, onDownload, actions, children, ...props }: OutputPaneProps) {
  const ownContent = useRef<HTMLDivElement>(null);
  const content = props.contentRef ?? ownContent;
  useShowNew(content, series);
  return (
    <Pane
      aria-label={copy.panes.outputTitle}
      {...props}
      contentRef={content}
      actions={
        <>
          {actions}
          <CopyButtons hasOutput={hasOutput} onCopy={onCopy} onDownload={onDownload} />
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

type CopyButtonsProps = Pick<OutputPaneProps, 'hasOutput' | 'onCopy' | 'onDownload'>;

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
