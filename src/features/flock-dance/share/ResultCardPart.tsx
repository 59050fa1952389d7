import PictureIcon from '@mui/icons-material/ImageOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { downloadBlob } from '../../../platform/download.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import type { ResultCard } from '../model/result-card.ts';
import { copy } from './copy.ts';
import { drawResultPicture } from './result-picture.ts';

/** A result as one line to copy, and as a picture to save. */
export function ResultCardPart({ card }: { readonly card: ResultCard }) {
  const text = copy.card;
  const [failure, setFailure] = useState<string | null>(null);
  const savePicture = () => {
    setFailure(null);
    drawResultPicture({
      title: text.title(card),
      score: String(card.score),
      unit: text.unit,
      facts: text.facts(card).join(' · '),
      origin: text.origin(window.location.host),
    }).then(
      (blob) => downloadBlob(blob, text.fileName(card)),
      () => setFailure(text.pictureFailed),
    );
  };
  return (
    <Part aria-label={text.label}>
      <p>{text.text(card)}</p>
      <div>
        <CopyButton
          size="small"
          text={text.text(card)}
          label={text.copy}
          onCopied={() => setFailure(null)}
          onFailed={() => setFailure(text.copyFailed)}
        />
        <Button size="small" startIcon={<PictureIcon />} onClick={savePicture}>
          {text.save}
        </Button>
      </div>
      <div role="status">
        {failure !== null && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { margin: theme.spacing(0, 0, 0.5), fontSize: 15, fontVariantNumeric: 'tabular-nums', userSelect: 'text' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 1) },
  '& .MuiAlert-root': { flex: 1, marginTop: theme.spacing(1) },
}));
