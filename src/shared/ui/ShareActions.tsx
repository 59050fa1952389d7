import ShareIcon from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { canShareLinks, type SharedLink, shareLink } from '../../platform/system-share.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { MEDIA } from '../look/media.ts';
import { CopyButton } from './CopyButton.tsx';

interface ShareActionsProps {
  /** What the copy button copies. */
  readonly text: string;
  readonly link: SharedLink;
  readonly words: { readonly copy: string; readonly system: string };
  readonly onCopied?: () => void;
  readonly onCopyFailed?: () => void;
  readonly onShare?: () => void;
  readonly onShareFailed: () => void;
}

/** Copies a link, or passes it to the system's share sheet, which is the main way on a touch screen. */
export function ShareActions(props: ShareActionsProps) {
  const { text, link, words, onCopied, onCopyFailed, onShare, onShareFailed } = props;
  const isCoarse = useMediaQuery(MEDIA.coarse);
  const canShare = canShareLinks();
  const leads = canShare && isCoarse;
  const shareBySystem = () => {
    onShare?.();
    shareLink(link).catch(onShareFailed);
  };
  const copyButton = (
    <CopyButton
      variant={leads ? 'text' : 'contained'}
      text={text}
      label={words.copy}
      {...(onCopied && { onCopied })}
      {...(onCopyFailed && { onFailed: onCopyFailed })}
    />
  );
  const systemButton = canShare && (
    <Button
      variant={leads ? 'contained' : 'text'}
      onClick={shareBySystem}
      startIcon={<ShareIcon />}
      sx={leads ? {} : { mr: 'auto' }}
    >
      {words.system}
    </Button>
  );
  return leads ? (
    <>
      {copyButton}
      {systemButton}
    </>
  ) : (
    <>
      {systemButton}
      {copyButton}
    </>
  );
}
