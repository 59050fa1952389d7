import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { copy } from '../copy.ts';
import { MEDIA } from '../look/media.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogContainer } from './use-dialog-container.ts';

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog has left the screen, and the focus is back where it was. */
  readonly onExited?: () => void;
  readonly width?: 'xs' | 'sm' | 'md';
  /** Buttons below the scrolling content. A form inside the content may bring its own instead. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog with something to fill in. Closes by its button, Escape and Back, but not by a click beside it, which would
 * lose the text. Fills the window on narrow screens.
 */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, title, onClose, onExited, width = 'xs', actions, children } = props;
  const isNarrow = useMediaQuery(MEDIA.phone);
  const container = useDialogContainer(isOpen);
  const titleId = useId();
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={(_event, cause) => {
        if (cause !== 'backdropClick') onClose();
      }}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={width}
      container={container}
      sx={isNarrow ? null : anchoredAtTop}
      aria-labelledby={titleId}
      slotProps={{ transition: onExited === undefined ? {} : { onExited } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={copy.close}
        title={copy.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions sx={{ px: 3, pb: 2 }}>{actions}</DialogActions>}
    </Dialog>
  );
}

/** Anchored at the top so that title and fields do not move when the height changes. */
const anchoredAtTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginTop: '10vh', maxHeight: 'calc(90vh - 32px)' },
};
