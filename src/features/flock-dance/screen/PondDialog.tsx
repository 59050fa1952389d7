import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { useDialogContainer } from '../../../shared/ui/use-dialog-container.ts';
import { DIALOG_VEIL } from '../palette.ts';

interface PondDialogProps extends Pick<DialogProps, 'onKeyDownCapture' | 'onKeyUpCapture'> {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called by Escape, by Back, and by a click beside the dialog. */
  readonly onClose: () => void;
  /** Whether a click beside the dialog closes it. True by default. */
  readonly closesBeside?: boolean;
  readonly width?: 'xs' | 'sm';
  /** The id of the text that describes the dialog. */
  readonly describedBy?: string;
  /** `DialogContent` and `DialogActions`. */
  readonly children: ReactNode;
}

/** A dialog in front of the pond, which stays visible behind it. */
export function PondDialog(props: PondDialogProps) {
  const { isOpen, title, onClose, closesBeside = true, width = 'xs', describedBy, children, ...keys } = props;
  const titleId = useId();
  const container = useDialogContainer(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      {...keys}
      open={isOpen}
      onClose={(_event, cause) => {
        if (closesBeside || cause !== 'backdropClick') onClose();
      }}
      container={container}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      slotProps={{ backdrop: { sx: { background: DIALOG_VEIL } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
