import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { copy } from '../copy.ts';
import { PHRASE_WRAP } from '../look/phrase-wrap.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { Question } from './confirm.ts';

interface ConfirmDialogProps {
  readonly question: Question;
  readonly isOpen: boolean;
}

/** One question. The safe choice has the focus; Escape, Back and a click beside the question choose it too. */
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
  const cancel = () => answer('cancelled');
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      onClose={cancel}
      closesBeside
      role="alertdialog"
      describedBy={id}
      hasCloseButton={false}
      actions={
        <>
          <Button autoFocus onClick={cancel}>
            {cancelLabel}
          </Button>
          {alternativeLabel !== undefined && <Button onClick={() => answer('alternative')}>{alternativeLabel}</Button>}
          <Button variant="contained" color={isDestructive ? 'error' : 'primary'} onClick={() => answer('confirmed')}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogContentText id={id} sx={PHRASE_WRAP}>
        {body}
      </DialogContentText>
    </Sheet>
  );
}
