import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { EmojiText } from './EmojiText.tsx';

interface ErrorAlertProps {
  /** What happened. */
  readonly title: string;
  /** Which data is safe, and the next step. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  /** Shows a button that closes the message. */
  readonly onClose?: () => void;
}

/** A failure inside a tool, read out at once by assistive technology. */
export function ErrorAlert({ title, children, onRetry, onClose }: ErrorAlertProps) {
  return (
    <Alert
      severity="error"
      action={
        (onRetry !== undefined || onClose !== undefined) && (
          <>
            {onRetry !== undefined && (
              <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
                {copy.retry}
              </Button>
            )}
            {onClose !== undefined && (
              <IconButton color="inherit" size="small" aria-label={copy.close} onClick={onClose}>
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </>
        )
      }
    >
      {children === undefined ? (
        <EmojiText text={title} />
      ) : (
        <AlertTitle>
          <EmojiText text={title} />
        </AlertTitle>
      )}
      {children}
    </Alert>
  );
}
