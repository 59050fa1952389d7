import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShareIcon from '@mui/icons-material/IosShare';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { canShareLinks, shareLink } from '../../../platform/system-share.ts';
import { ScannableLink } from '../../../shared/ui/ScannableLink.tsx';
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
  readonly onClose: () => void;
}

/** The link to a pond, to scan, to copy, or to pass to the system's share sheet. */
export function ShareDialog({ isOpen, subject, onClose }: ShareDialogProps) {
  const { pond, score, card } = subject;
  const introId = useId();
  const link = buildShareLink(window.location.origin, pond);
  const sharing = useLinkSharing(isOpen, link, subject);
  const { outcome } = sharing;

  return (
    <Sheet
      closesBeside
      isOpen={isOpen}
      title={score === null ? copy.title : copy.scoreTitle(score)}
      onClose={onClose}
      describedBy={introId}
      actions={
        <>
          {canShareLinks() && (
            <Button onClick={sharing.shareBySystem} startIcon={<ShareIcon />}>
              {copy.system}
            </Button>
          )}
          <Button
            variant="contained"
            onClick={sharing.copyLink}
            startIcon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
            aria-live="polite"
          >
            {outcome === 'copied' ? copy.copied : copy.copy}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography id={introId} variant="body2" sx={{ color: 'text.secondary' }}>
          {introOf(subject)}
        </Typography>
        {card !== null && <ResultCardPart card={card} />}
        <ScannableLink link={link} qrLabel={copy.qr} {...(link.length > SHARE_QR_MAX && { tooLong: copy.noQr })} />
      </Stack>
      <div role="status">
        {(outcome === 'copy-failed' || outcome === 'system-failed') && (
          <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
            {outcome === 'copy-failed' ? copy.copyFailed : copy.systemFailed}
          </Alert>
        )}
      </div>
    </Sheet>
  );
}

type Outcome = 'copied' | 'copy-failed' | 'system-failed';

/** Copies or shares the link. The outcome holds for this link, as long as the dialog stays open. */
function useLinkSharing(isOpen: boolean, link: string, { card }: SharedSubject) {
  const subject = isOpen ? link : null;
  const [done, setDone] = useState<{ readonly subject: string | null; readonly outcome: Outcome } | null>(null);
  // A new link, or opening the dialog again, starts without an outcome.
  if (done !== null && done.subject !== subject) setDone(null);
  const report = (outcome: Outcome) => setDone({ subject, outcome });

  return {
    outcome: done?.outcome ?? null,
    copyLink() {
      writeClipboard(Promise.resolve(new Blob([link]))).then(
        () => report('copied'),
        () => report('copy-failed'),
      );
    },
    shareBySystem() {
      const text = card === null ? copy.message : copy.card.text(card);
      shareLink({ title: featureCopy.heading, text, url: link }).catch(() => report('system-failed'));
    },
  };
}

function introOf({ score, pond: { day } }: SharedSubject): string {
  if (score === null) return copy.intro;
  return day === null ? copy.scoreIntro(score) : copy.dayIntro(score, DAILY_LIMIT_S);
}
