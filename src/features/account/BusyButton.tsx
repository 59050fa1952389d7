import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

interface BusyButtonProps {
  readonly isBusy: boolean;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

/** Submits its form. It is not disabled while it works, which would take the focus away; the form refuses a second time. */
export function BusyButton({ isBusy, isFullWidth = false, children }: BusyButtonProps) {
  return (
    <Button
      className="main"
      type="submit"
      variant="contained"
      size="large"
      fullWidth={isFullWidth}
      aria-busy={isBusy}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
    >
      {children}
    </Button>
  );
}
