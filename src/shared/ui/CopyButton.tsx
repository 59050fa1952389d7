import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { writeClipboard } from '../../platform/clipboard.ts';
import { COPIED_SHOWN_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import { showToast } from '../toast-store.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  /** The text, or the way to get it or, with `type`, a picture. */
  readonly text: string | (() => Promise<Blob>);
  readonly type?: 'image/png';
  readonly label?: string;
  /** How long the button says that it copied. */
  readonly shownMs?: number;
  readonly onCopied?: () => void;
  /** By default a toast asks the visitor to copy by hand. */
  readonly onFailed?: () => void;
}

/** Copies a text or a picture and says for a moment that it did. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    type,
    label = copy.copy,
    shownMs = COPIED_SHOWN_MS,
    onCopied,
    onFailed = reportFailure,
    ...button
  } = props;
  /** Counts the copies, so that every one starts the time again. */
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another copy restarts the time
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied, copies, shownMs]);

  const copyText = () => {
    writeClipboard(typeof text === 'string' ? Promise.resolve(new Blob([text])) : text(), type).then(
      () => {
        setCopies((count) => count + 1);
        setIsCopied(true);
        onCopied?.();
      },
      () => {
        setIsCopied(false);
        onFailed();
      },
    );
  };

  return (
    <Button {...button} onClick={copyText} startIcon={isCopied ? <CheckIcon /> : <CopyIcon />} aria-live="polite">
      {isCopied ? copy.copied : label}
    </Button>
  );
}

function reportFailure(): void {
  showToast(copy.copyFailed, { severity: 'error' });
}
