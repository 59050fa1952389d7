import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { showToast } from '../../../shared/toast-store.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { ScannableLink } from '../../../shared/ui/ScannableLink.tsx';
import { ShareActions } from '../../../shared/ui/ShareActions.tsx';
import { SHARE_QR } from '../constants.ts';
import { useRoomState } from '../hooks/room-context.ts';
import { isLocalHost, useShareLink } from '../hooks/use-share-link.ts';
import { copy } from '../words.ts';

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.share;

/** The link into the room, to scan, to copy, or to pass to the system (doc 2 §2 and §9). */
export function ShareDialog({ isOpen, onClose }: ShareDialogProps) {
  const link = useShareLink();
  const word = useRoomState(({ room }) => room?.word ?? null);
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      actions={
        <ShareActions
          text={link}
          link={{ title: words.systemTitle, text: words.systemText, url: link }}
          words={words}
          onShareFailed={() => showToast(words.systemFailed, { severity: 'error' })}
        />
      }
    >
      <Stack spacing={1.5}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.intro}
          {word !== null && words.introWord(word)}
        </Typography>
        {isLocalHost() && <Alert severity="warning">{words.localHost}</Alert>}
        <ScannableLink isForNearby link={link} qrLabel={words.qr} qrSizePx={SHARE_QR.sizePx} qrOptions={SHARE_QR} />
      </Stack>
    </FormDialog>
  );
}
