import CopyTextIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import CopyImageIcon from '@mui/icons-material/PhotoLibraryOutlined';
import RestoreIcon from '@mui/icons-material/RestartAlt';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { isEdited, type PostCard } from '../model/card.ts';
import type { CardFaceInput } from '../model/face.ts';
import { copy } from '../words.ts';
import { restoreAutomatic } from './card-actions.ts';
import { copyOne, downloadOne } from './export-deck.ts';

interface CardButtonsProps {
  readonly card: PostCard;
  readonly face: CardFaceInput;
}

const words = copy.card;

/** What leaves a card, and the way back to its automatic content. */
export function CardButtons({ card, face }: CardButtonsProps) {
  const { number } = face;
  return (
    <Row>
      <PictureButtons face={face} />
      <Button
        size="small"
        startIcon={<CopyTextIcon />}
        aria-label={words.copyTextLabel(number)}
        onClick={() => void copyText(card.text)}
      >
        {words.copyText}
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<RestoreIcon />}
        disabled={!isEdited(card)}
        aria-label={words.restoreLabel(number)}
        onClick={() => restoreAutomatic(card.id, number)}
      >
        {words.restore}
      </Button>
    </Row>
  );
}

/** Download and copy of a picture. */
export function PictureButtons({ face }: { readonly face: CardFaceInput }) {
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-label={words.downloadLabel(face.number)}
        onClick={() => void downloadOne(face)}
      >
        {words.download}
      </Button>
      <Button
        size="small"
        startIcon={<CopyImageIcon />}
        aria-label={words.copyImageLabel(face.number)}
        onClick={() => void copyOne(face)}
      >
        {words.copyImage}
      </Button>
    </>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await writeClipboard(Promise.resolve(new Blob([text])));
    showToast(copy.exporting.textCopied, { severity: 'success' });
  } catch {
    showToast(copy.exporting.copyFailed, { severity: 'error' });
  }
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  paddingTop: theme.spacing(1.25),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
