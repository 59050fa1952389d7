import PictureIcon from '@mui/icons-material/ImageOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { ScannableLink } from '../../../shared/ui/ScannableLink.tsx';
import { ShareActions } from '../../../shared/ui/ShareActions.tsx';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { SHARE_QR_MAX } from '../constants.ts';
import { buildShareLink } from '../model/share-link.ts';
import { copy as featureCopy } from '../words.ts';
import { copy } from './copy.ts';
import { ResultCardPart } from './ResultCardPart.tsx';
import type { SharedSubject } from './use-pond-sharing.ts';

export interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly subject: SharedSubject;
  /** Saves the pond on the screen as a picture; rejects where that fails. */
  readonly onPicture: () => Promise<void>;
  readonly onClose: () => void;
}

/** The link to a pond, to scan, to copy, or to pass to the system's share sheet. */
export function ShareDialog({ isOpen, subject, onPicture, onClose }: ShareDialogProps) {
  const { pond, score, card } = subject;
  const introId = useId();
  const link = buildShareLink(window.location.origin, pond);
  const shown = isOpen ? link : null;
  const [failure, setFailure] = useState<{ readonly shown: string | null; readonly words: string } | null>(null);
  // A new link, or opening the dialog again, starts without a failure.
  if (failure !== null && failure.shown !== shown) setFailure(null);
  const fail = (words: string) => setFailure({ shown, words });

  return (
    <Sheet
      closesBeside
      isOpen={isOpen}
      title={score === null ? copy.title : copy.scoreTitle(score)}
      onClose={onClose}
      describedBy={introId}
      actions={
        <ShareActions
          key={shown}
          text={link}
          link={{ title: featureCopy.heading, text: card === null ? copy.message : copy.card.text(card), url: link }}
          words={copy}
          onCopied={() => setFailure(null)}
          onCopyFailed={() => fail(copy.copyFailed)}
          onShare={() => setFailure(null)}
          onShareFailed={() => fail(copy.systemFailed)}
        />
      }
    >
      <Stack spacing={2}>
        <Typography id={introId} variant="body2" sx={{ color: 'text.secondary' }}>
          {introOf(subject)}
        </Typography>
        {card !== null && <ResultCardPart card={card} />}
        {score === null && (
          <Button
            size="small"
            startIcon={<PictureIcon />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              setFailure(null);
              onPicture().catch(() => fail(copy.picture.failed));
            }}
          >
            {copy.picture.save}
          </Button>
        )}
        <ScannableLink link={link} qrLabel={copy.qr} {...(link.length > SHARE_QR_MAX && { tooLong: copy.noQr })} />
      </Stack>
      <div role="status">
        {failure !== null && (
          <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
            {failure.words}
          </Alert>
        )}
      </div>
    </Sheet>
  );
}

function introOf({ score, pond: { day, route, shape } }: SharedSubject): string {
  if (score === null) return route === null ? copy.intro(shape) : copy.introWithRoute(shape);
  return day === null ? copy.scoreIntro(score) : copy.dayIntro(score, DAILY_LIMIT_S);
}
