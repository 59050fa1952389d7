import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { downloadBlob } from '../../../platform/download.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { copy } from './copy.ts';
import type { Screenshot } from './take-screenshot.ts';

interface ScreenshotDialogProps {
  readonly isOpen: boolean;
  readonly explained:
    | { readonly outcome: 'unavailable' }
    | { readonly outcome: 'kept'; readonly screenshot: Screenshot };
  readonly onClose: () => void;
}

/** Explains why no screenshot can be taken (doc 2 §8), or offers to download a screenshot that was not handed over. */
export function ScreenshotDialog({ isOpen, explained, onClose }: ScreenshotDialogProps) {
  if (explained.outcome === 'kept') {
    return <KeptDialog isOpen={isOpen} screenshot={explained.screenshot} onClose={onClose} />;
  }
  const words = copy.unavailable;
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Typography>{words.body}</Typography>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {words.causes}
      </Typography>
      <List>
        {words.list.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </List>
      <Typography variant="body2">{words.advice}</Typography>
    </FormDialog>
  );
}

interface KeptDialogProps {
  readonly isOpen: boolean;
  readonly screenshot: Screenshot;
  readonly onClose: () => void;
}

function KeptDialog({ isOpen, screenshot: { name, blob }, onClose }: KeptDialogProps) {
  const url = useObjectUrl(blob);
  const words = copy.kept;
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="contained" onClick={() => downloadBlob(blob, name)}>
            {words.download}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {words.body}
      </Typography>
      {url !== null && <Preview src={url} alt={words.preview} />}
    </FormDialog>
  );
}

function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 2),
  paddingInlineStart: theme.spacing(2.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Preview = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '40vh',
  marginInline: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
}));
