import Button from '@mui/material/Button';
import { type AccountDialogName, switchAccountDialog } from '../../shared/session/account-dialogs.ts';

interface DialogLinkProps {
  readonly to: AccountDialogName;
  readonly children: string;
}

/** Opens another one of the account dialogs. */
export function DialogLink({ to, children }: DialogLinkProps) {
  return (
    <Button size="small" onClick={() => switchAccountDialog(to)} sx={{ minWidth: 0 }}>
      {children}
    </Button>
  );
}
