import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import ResetIcon from '@mui/icons-material/RestartAlt';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { pickFile } from '../../platform/file-read.ts';
import { SendToMenu } from '../../shared/handoff/SendToMenu.tsx';
import { MEDIA } from '../../shared/look/media.ts';
import { showToast } from '../../shared/toast-store.ts';
import type { ContentKind } from '../../shared/tool/content-kinds.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { PICTURE_ACCEPT } from './constants.ts';
import { redoCrop, resetCrop, undoCrop } from './crop-actions.ts';
import { useCropResult } from './crop-result.ts';
import { useCropStore } from './crop-store.ts';
import { downloadCrop, markCopied, toClipboardPng, toSentCrop } from './export-picture.ts';
import { openPicture } from './open-picture.ts';
import { copy } from './words.ts';

const words = copy.actions;
const SENT_KINDS: readonly ContentKind[] = ['picture'];

/** Undo at one side; another picture, copy and download at the other. */
export function CropToolbar() {
  const canUndo = useCropStore(({ history }) => (history?.past.length ?? 0) > 0);
  const canRedo = useCropStore(({ history }) => (history?.future.length ?? 0) > 0);
  const isEmpty = useCropResult(({ status }) => status === 'empty');
  const [isExporting, setExporting] = useState(false);
  const download = () => {
    setExporting(true);
    void downloadCrop().finally(() => setExporting(false));
  };
  return (
    <Bar role="toolbar" aria-label={copy.heading}>
      <div>
        <Tool label={words.undo} isDisabled={!canUndo} onClick={undoCrop}>
          <UndoIcon />
        </Tool>
        <Tool label={words.redo} isDisabled={!canRedo} onClick={redoCrop}>
          <RedoIcon />
        </Tool>
        <Tool label={words.reset} onClick={resetCrop}>
          <ResetIcon />
        </Tool>
        <Button onClick={() => void reselect()}>{words.reselect}</Button>
      </div>
      <div className="export">
        <SendToMenu className="send" kinds={SENT_KINDS} load={toSentCrop} isDisabled={isEmpty} />
        <CopyButton
          variant="outlined"
          type="image/png"
          text={toClipboardPng}
          label={words.copy}
          disabled={isEmpty}
          onCopied={markCopied}
          onFailed={() => showToast(words.copyFailed, { severity: 'error' })}
        />
        <Button variant="contained" startIcon={<DownloadIcon />} disabled={isEmpty || isExporting} onClick={download}>
          {isExporting ? words.working : words.download}
        </Button>
      </div>
    </Bar>
  );
}

async function reselect(): Promise<void> {
  const file = await pickFile(PICTURE_ACCEPT);
  if (file !== null) await openPicture(file);
}

interface ToolProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isDisabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  // Wide enough for the words of every state, so that the buttons do not move.
  '& .export': { gap: theme.spacing(1), '& > :not(.send)': { minWidth: 136 } },
  [MEDIA.phone]: {
    // The export stays in reach below a long column of controls.
    '& .export': {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      left: 0,
      right: 0,
      bottom: 'var(--bottom-bar)',
      padding: theme.spacing(1.25, 2),
      paddingBottom: `calc(${theme.spacing(1.25)} + var(--bottom-edge) - var(--bottom-bar))`,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.background.paper,
      '& > :not(.send)': { flex: 1, minHeight: 44 },
    },
  },
}));
