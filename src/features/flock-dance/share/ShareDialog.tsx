import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShareIcon from '@mui/icons-material/IosShare';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { canShareLinks, shareLink } from '../../../platform/system-share.ts';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { copy as featureCopy } from '../copy.ts';
import { DAILY_LIMIT_S } from '../game/constants.ts';
import { buildShareLink, type SharedPond } from '../model/share-link.ts';
import { DIALOG_VEIL } from '../palette.ts';
import { copy } from './copy.ts';

export interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly pond: SharedPond;
  readonly onClose: () => void;
  /** The full-screen element, outside of which nothing would be seen; null for the page. */
  readonly container: HTMLElement | null;
}

type Outcome = 'copied' | 'copy-failed' | 'system-failed' | null;

/** The link to a pond, to scan, to copy, or to hand to the system. */
export function ShareDialog({ isOpen, pond, onClose, container }: ShareDialogProps) {
  const titleId = useId();
  const introId = useId();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const link = buildShareLink(window.location.origin, pond);
  const { score } = pond;

  // What was said of one link is not true of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link, and a new look, start afresh
  useEffect(() => setOutcome(null), [link, isOpen]);

  const copyLink = () => {
    writeClipboard(Promise.resolve(new Blob([link]))).then(
      () => setOutcome('copied'),
      () => setOutcome('copy-failed'),
    );
  };
  const shareBySystem = () => {
    const text = score === null ? copy.message : copy.scoreMessage(score);
    shareLink({ title: featureCopy.heading, text, url: link }).catch(() => setOutcome('system-failed'));
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      container={container}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={introId}
      slotProps={{ backdrop: { sx: { background: DIALOG_VEIL } } }}
    >
      <DialogTitle id={titleId}>{score === null ? copy.title : copy.scoreTitle(score)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography id={introId} variant="body2" sx={{ color: 'text.secondary' }}>
            {introOf(pond)}
          </Typography>
          <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
            <QrCode text={link} label={copy.qr} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {copy.qrHint}
            </Typography>
          </Stack>
          <TextField
            label={copy.link}
            value={link}
            size="small"
            multiline
            maxRows={4}
            fullWidth
            slotProps={{
              input: { readOnly: true, sx: { fontSize: 13, wordBreak: 'break-all' } },
              htmlInput: { onFocus: selectAll },
            }}
          />
        </Stack>
        <div role="status">
          {(outcome === 'copy-failed' || outcome === 'system-failed') && (
            <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
              {outcome === 'copy-failed' ? copy.copyFailed : copy.systemFailed}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} sx={{ mr: 'auto' }}>
          {copy.close}
        </Button>
        {canShareLinks() && (
          <Button onClick={shareBySystem} startIcon={<ShareIcon />}>
            {copy.system}
          </Button>
        )}
        <Button
          variant="contained"
          onClick={copyLink}
          startIcon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
          aria-live="polite"
        >
          {outcome === 'copied' ? copy.copied : copy.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function introOf({ score, day }: SharedPond): string {
  if (score === null) return copy.intro;
  return day === null ? copy.scoreIntro(score) : copy.dayIntro(score, DAILY_LIMIT_S);
}

function selectAll(event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  event.target.select();
}
