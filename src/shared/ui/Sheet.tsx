import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { MEDIA } from '../look/media.ts';
import { layoutOf } from '../tool/page-path.ts';
import { useShownPage } from '../tool/shown-page-store.ts';
import { CloseButton } from './CloseButton.tsx';
import { SHEET_GLASS, SHEET_VEIL } from './palette.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogContainer } from './use-dialog-container.ts';

export interface SheetProps extends Pick<DialogProps, 'role' | 'onKeyDownCapture' | 'onKeyUpCapture'> {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called by the button at the top, by Escape, by Back and, where `closesBeside`, by a click beside the sheet. */
  readonly onClose: () => void;
  /** The sheet has left the screen, and the focus is back where it was. */
  readonly onExited?: () => void;
  readonly closesBeside?: boolean;
  /** `top` keeps title and fields in place while the height changes; `side` leaves the page behind it visible. */
  readonly place?: 'top' | 'center' | 'side';
  readonly width?: 'xs' | 'sm' | 'md';
  /** The id of the text that describes the sheet. */
  readonly describedBy?: string;
  /** A question has its answers as buttons and needs no other way out. */
  readonly hasCloseButton?: boolean;
  /** Buttons below the scrolling content, the main one last. A form inside the content may bring its own instead. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The one frame of everything that opens in front of a page. Stands at the bottom of the window on phones. On a page whose
 * layout asks for it, the frame is dark glass in both color schemes.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, title, onClose, onExited, closesBeside = false, place = 'center', width = 'xs', describedBy } = props;
  const { role, onKeyDownCapture, onKeyUpCapture, hasCloseButton = true, actions, children } = props;
  const container = useDialogContainer(isOpen);
  const shown = useShownPage((state) => state.shown);
  const isGlass = shown !== null && layoutOf(shown).sheets === 'glass';
  const titleId = useId();
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      {...(role === undefined ? {} : { role })}
      {...(onKeyDownCapture === undefined ? {} : { onKeyDownCapture })}
      {...(onKeyUpCapture === undefined ? {} : { onKeyUpCapture })}
      open={isOpen}
      onClose={(_event, cause) => {
        if (closesBeside || cause !== 'backdropClick') onClose();
      }}
      container={container}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      sx={[PHONE, place === 'top' && TOP, place === 'side' && (width === 'xs' ? SIDE : WIDE_SIDE)]}
      slotProps={{
        transition: onExited === undefined ? {} : { onExited },
        paper: isGlass ? GLASS_PAPER : {},
        backdrop: place === 'side' ? { invisible: true } : isGlass ? { sx: { background: SHEET_VEIL } } : {},
      }}
    >
      <DialogTitle id={titleId} component="h2" sx={TITLE}>
        {title}
      </DialogTitle>
      {hasCloseButton && <CloseButton onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }} />}
      <DialogContent sx={CONTENT}>{children}</DialogContent>
      {actions !== undefined && <DialogActions sx={ACTIONS}>{actions}</DialogActions>}
    </Dialog>
  );
}

const TITLE = (theme: Theme) => ({ ...theme.typography.h4, padding: theme.spacing(2, 7, 1, 3) });

/** The label on the border of a first field has its room below the title. */
const CONTENT = { pt: 1 };

const ACTIONS = { px: 3, pt: 1, pb: 2.5, flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } };

const GLASS_PAPER = {
  'data-color-scheme': 'dark',
  sx: (theme: Theme) => ({
    border: `1px solid ${theme.vars.palette.divider}`,
    background: SHEET_GLASS,
    color: theme.vars.palette.text.primary,
  }),
};

/** Without its veil, the sheet shows by its shadow where it ends. */
const SIDE = {
  '& .MuiDialog-container': { justifyContent: 'flex-end', alignItems: 'center' },
  '& .MuiDialog-paper': { width: 320, margin: '72px 16px 16px', maxHeight: 'calc(100% - 88px)' },
  [MEDIA.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': { width: '100%', margin: 0, maxHeight: '50dvh' },
  },
};

/** As high as the window, for many fields. */
const WIDE_SIDE = {
  ...SIDE,
  '& .MuiDialog-container': { justifyContent: 'flex-end', alignItems: 'stretch' },
  '& .MuiDialog-paper': { width: 420, margin: '72px 16px 16px', maxHeight: 'calc(100% - 88px)' },
};

const TOP = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginTop: '10vh', maxHeight: 'calc(90vh - 32px)' },
  [MEDIA.low]: { '& .MuiDialog-paper': { marginBlock: 1, maxHeight: 'calc(100% - 16px)' } },
  [MEDIA.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': { marginTop: 0, maxHeight: '92dvh' },
  },
};

const PHONE = (theme: Theme) => ({
  [MEDIA.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: '100%',
      maxHeight: '92dvh',
      margin: 0,
      borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
});
