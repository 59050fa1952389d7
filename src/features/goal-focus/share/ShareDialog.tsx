import OpenIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useState } from 'react';
import { portalPath, withBase } from '../../../core/paths.ts';
import { openSmallWindow } from '../../../platform/open-window.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { ScannableLink } from '../../../shared/ui/ScannableLink.tsx';
import { ShareActions } from '../../../shared/ui/ShareActions.tsx';
import { QR_PX, SHARE_WINDOW_PX } from '../constants.ts';
import { type SharedPage, toQzoneAddress, toWeiboAddress } from '../model/share-addresses.ts';
import { copy } from './copy.ts';

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The page's address to scan, to copy with its text, or to pass to the system or to another site (doc 2 §2 and §9). */
export function ShareDialog({ isOpen, onClose }: ShareDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const page: SharedPage = {
    title: copy.product,
    summary: copy.summary,
    url: `${window.location.origin}${withBase(portalPath('goal-focus'))}`,
  };
  const text = `${page.title}\n${page.url}`;
  return (
    <FormDialog
      isOpen={isOpen}
      title={copy.title}
      onClose={onClose}
      onExited={() => setFailure(null)}
      actions={
        <ShareActions
          text={text}
          link={{ title: page.title, text: page.summary, url: page.url }}
          words={copy}
          onCopied={() => setFailure(null)}
          onCopyFailed={() => setFailure(copy.copyFailed)}
          onShare={() => setFailure(null)}
          onShareFailed={() => setFailure(copy.systemFailed)}
        />
      }
    >
      <Stack spacing={1.5}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.intro}
        </Typography>
        <ScannableLink link={page.url} qrLabel={copy.qr} qrSizePx={QR_PX} text={{ label: copy.text, value: text }} />
      </Stack>
      <div role="status">
        {failure !== null && (
          <Alert severity="error" role="presentation" sx={{ mt: 1.5 }}>
            {failure}
          </Alert>
        )}
      </div>
      <OtherSites page={page} />
    </FormDialog>
  );
}

function OtherSites({ page }: { readonly page: SharedPage }) {
  const titleId = useId();
  const sites = [
    { name: copy.weibo, address: toWeiboAddress(page) },
    { name: copy.qzone, address: toQzoneAddress(page) },
  ];
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 1.5 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {copy.sites}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
        {copy.leavesNote}
      </Typography>
      <Stack direction="row" spacing={1}>
        {sites.map(({ name, address }) => (
          <Button
            key={name}
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="outlined"
            size="small"
            endIcon={<OpenIcon />}
            aria-label={copy.leaves(name)}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              openSmallWindow(address, SHARE_WINDOW_PX);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
