import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';

interface WaterNoteProps {
  readonly children: ReactNode;
  /** What the note offers to do; none where it is left out. */
  readonly action?: { readonly label: string; readonly run: () => void } | null;
  /** The close button; null for a note that disappears by itself. */
  readonly onClose: { readonly label: string; readonly close: () => void } | null;
}

/** A line of text on dark glass. It uses the dark scheme at all times, like the water. Screen readers announce it. */
export function WaterNote({ children, action = null, onClose }: WaterNoteProps) {
  return (
    <Glass role="status" data-color-scheme="dark">
      <span>{children}</span>
      {action !== null && (
        <Button size="small" variant="contained" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {onClose !== null && (
        <IconButton size="small" color="inherit" aria-label={onClose.label} onClick={onClose.close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Glass>
  );
}

const Glass = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 40,
  maxWidth: '100%',
  padding: theme.spacing(0.5, 2),
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  fontSize: 14,
  lineHeight: 1.5,
  pointerEvents: 'auto',
  '& .MuiButton-root': { flex: 'none' },
  '& .MuiIconButton-root': { marginRight: theme.spacing(-1.25) },
}));
