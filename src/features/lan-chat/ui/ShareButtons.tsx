import LinkIcon from '@mui/icons-material/Link';
import QrIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { copy as sharedCopy } from '../../../shared/copy.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useShareLink } from '../hooks/use-share-link.ts';
import { copy } from '../words.ts';

const words = copy.share;

/** The creator's ways to invite others (doc 2 §2): the link, and its QR code. Icons alone where the row is short. */
export function ShareButtons({ onShare }: { readonly onShare: () => void }) {
  const link = useShareLink();
  const copyLink = () =>
    writeClipboard(Promise.resolve(new Blob([link]))).then(
      () => showToast(words.copied, { severity: 'success' }),
      () => showToast(sharedCopy.copyFailed, { severity: 'error' }),
    );
  return (
    <Group>
      <Button size="small" aria-label={words.copyLink} title={words.copyLink} onClick={() => void copyLink()}>
        <LinkIcon />
        <span>{words.copyLink}</span>
      </Button>
      <Button size="small" aria-label={words.showQr} title={words.showQr} onClick={onShare}>
        <QrIcon />
        <span>{words.showQr}</span>
      </Button>
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: theme.spacing(0.5),
  '& button': { gap: theme.spacing(0.75), minWidth: 40, minHeight: 40 },
  [MEDIA.narrow]: { gap: 0, '& span:not([class])': { display: 'none' } },
}));
