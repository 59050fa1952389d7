import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';

interface PanelActionProps {
  readonly label: string;
  /** A part of the label, below the icon on a touch screen, which has no tooltips. */
  readonly word: string;
  readonly shortcut?: string;
  /** Disabled, it keeps the focus. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon button of the control panel; its tooltip names its shortcut. */
export function PanelAction({ label, word, shortcut, isDisabled = false, onClick, children }: PanelActionProps) {
  return (
    <Tooltip title={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <Action
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-disabled={isDisabled || undefined}
        onClick={onClick}
        color="inherit"
      >
        {children}
        <small aria-hidden="true">{word}</small>
      </Action>
    </Tooltip>
  );
}

const Action = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { opacity: 0.4 },
  '& small': { display: 'none' },
  [MEDIA.coarse]: {
    flexDirection: 'column',
    minWidth: 44,
    padding: theme.spacing(0.5, 0.25),
    borderRadius: theme.radius.control,
    '& small': { display: 'block', fontSize: 12, lineHeight: 1.3 },
  },
}));
