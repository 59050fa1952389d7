import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { copy } from './copy.ts';
import { Pane, PaneBody } from './Pane.tsx';

interface OutputPaneProps {
  readonly title: string;
  /** Facts and switches in the title row, before the buttons. */
  readonly facts?: ReactNode;
  readonly hasOutput: boolean;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  /** The element around the text. */
  readonly contentRef?: RefObject<HTMLDivElement | null>;
  /** The result; null when there is none. */
  readonly children: ReactNode | null;
}

/** The pane of a result, with the buttons that copy and download it. */
export function OutputPane({ title, facts, hasOutput, onCopy, onDownload, contentRef, children }: OutputPaneProps) {
  return (
    <Pane aria-label={copy.panes.outputTitle}>
      <header>
        <h2>{title}</h2>
        {facts}
        <Button size="small" startIcon={<CopyIcon />} disabled={!hasOutput} onClick={onCopy}>
          {copy.toolbar.copyResult}
        </Button>
        <Button size="small" startIcon={<DownloadIcon />} disabled={!hasOutput} onClick={onDownload}>
          {copy.toolbar.download}
        </Button>
      </header>
      <PaneBody ref={contentRef}>
        {children ?? (
          <Empty>
            <EmptyState text={copy.panes.outputEmpty} />
          </Empty>
        )}
      </PaneBody>
    </Pane>
  );
}

const Empty = styled('div')({ display: 'grid', placeItems: 'center', height: '100%' });
