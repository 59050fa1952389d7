import KitIcon from '@mui/icons-material/CardGiftcardOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ZipIcon from '@mui/icons-material/FolderZipOutlined';
import ForwardIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { redoDraft, undoDraft } from '../draft/draft-actions.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { copy } from '../words.ts';
import { downloadAll, downloadZip } from './export-deck.ts';
import { useExportStore } from './export-store.ts';
import { forwardCards } from './forward-cards.ts';
import { PostKitDialog } from './PostKitDialog.tsx';

const words = copy.deck;

/** Undo and redo, and everything that takes the whole set away. */
export function DeckActions({ isEmpty }: { readonly isEmpty: boolean }) {
  const [isKitOpen, setKitOpen] = useState(false);
  return (
    <Bar role="toolbar" aria-label={words.actions}>
      <HistoryButtons />
      <Button startIcon={<ForwardIcon />} disabled={isEmpty} onClick={forwardCards}>
        {words.forward}
      </Button>
      <Button startIcon={<KitIcon />} disabled={isEmpty} onClick={() => setKitOpen(true)}>
        {words.kit}
      </Button>
      <Button
        className="zip"
        variant="outlined"
        startIcon={<ZipIcon />}
        disabled={isEmpty}
        onClick={() => downloadZip()}
      >
        {words.zip}
      </Button>
      <span className="all">
        <AllButton isEmpty={isEmpty} />
      </span>
      <PostKitDialog isOpen={isKitOpen} onClose={() => setKitOpen(false)} />
    </Bar>
  );
}

/** Downloads every picture; while it does, it says so and keeps the focus. */
export function AllButton({ isEmpty }: { readonly isEmpty: boolean }) {
  const isBusy = useExportStore(({ batch }) => batch !== null);
  return (
    <Button
      variant="contained"
      startIcon={<DownloadIcon />}
      disabled={isEmpty}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : downloadAll}
    >
      {isBusy ? words.exporting : words.all}
    </Button>
  );
}

function HistoryButtons() {
  const canUndo = useDraftStore(({ history }) => history.past.length > 0);
  const canRedo = useDraftStore(({ history }) => history.future.length > 0);
  return (
    <span className="history">
      <Tooltip title={words.undo}>
        <span>
          <IconButton aria-label={words.undo} disabled={!canUndo} onClick={undoDraft}>
            <UndoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={words.redo}>
        <span>
          <IconButton aria-label={words.redo} disabled={!canRedo} onClick={redoDraft}>
            <RedoIcon />
          </IconButton>
        </span>
      </Tooltip>
    </span>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  '& .history': { display: 'flex', marginRight: 'auto', marginLeft: theme.spacing(-1) },
  '& .all > button': { minWidth: 128 },
  // The bar at the bottom has this button there.
  [MEDIA.narrow]: { '& .all': { display: 'none' } },
  [MEDIA.phone]: { '& .zip': { flex: '1 0 100%', minHeight: 44 } },
}));
