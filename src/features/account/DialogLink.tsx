import Button from '@mui/material/Button';
import { type AccountDialogName, switchAccountDialog } from '../../shared/account-dialogs.ts';

interface DialogLinkProps {
  readonly to: AccountDialogName;
  readonly children: string;
}

/** Leads to another of the dialogs. */
export function DialogLink({ to, children }: DialogLinkProps) {
  return (
    <Button size="small" onClick={() => switchAccountDialog(to)} sx={{ minWidth: 0, color: 'primary.dark' }}>
      {children}
    </Button>
  );
}
