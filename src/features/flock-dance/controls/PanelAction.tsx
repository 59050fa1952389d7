import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface PanelActionProps {
  readonly label: string;
  readonly shortcut?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon button of the control panel; its tooltip names its shortcut. */
export function PanelAction({ label, shortcut, onClick, children }: PanelActionProps) {
  return (
    <Tooltip title={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <IconButton aria-label={label} aria-keyshortcuts={shortcut} onClick={onClick} color="inherit">
        {children}
      </IconButton>
    </Tooltip>
  );
}
