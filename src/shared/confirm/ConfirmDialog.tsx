import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { copy } from '../copy.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useDialogContainer } from '../ui/use-dialog-container.ts';
import type { Question } from './confirm.ts';

interface ConfirmDialogProps {
  readonly question: Question;
  readonly isOpen: boolean;
}

/** One question. The safe choice has the focus; Escape and Back choose it too. */
export function ConfirmDialog({ question, isOpen }: ConfirmDialogProps) {
  const {
    title,
    body,
    confirmLabel = copy.confirm,
    cancelLabel = copy.cancel,
    alternativeLabel,
    isDestructive = true,
    answer,
  } = question;
  const id = useId();
  const container = useDialogContainer(isOpen);
  const cancel = () => answer('cancelled');
  useBackCloses(isOpen, cancel);
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      container={container}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{body}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={cancel}>
          {cancelLabel}
        </Button>
        {alternativeLabel !== undefined && <Button onClick={() => answer('alternative')}>{alternativeLabel}</Button>}
        <Button color={isDestructive ? 'error' : 'primary'} onClick={() => answer('confirmed')}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
