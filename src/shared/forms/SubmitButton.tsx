import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

/** Submits its form. Stays enabled while busy, because disabling it would move the focus; the form ignores the second submit. */
export function SubmitButton({ isBusy, isFullWidth = false, children }: SubmitButtonProps) {
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
