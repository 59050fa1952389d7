import Alert from '@mui/material/Alert';
import { useMemo, useRef, useState } from 'react';
import { assertNever } from '../../core/errors.ts';
import {
  type AccountDialogName,
  closeAccountDialog,
  isForSignedIn,
  useAccountDialogs,
} from '../../shared/session/account-dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { ChangePasswordForm } from './change-password/ChangePasswordForm.tsx';
import { copy } from './copy.ts';
import { ForgotPasswordForm } from './forgot-password/ForgotPasswordForm.tsx';
import { LoginForm } from './login/LoginForm.tsx';
import { OwnAccount } from './own-account/OwnAccount.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';
import { SessionList } from './sessions/SessionList.tsx';
import { AccountDraftsContext } from './use-account-form.ts';

const TITLES: Readonly<Record<AccountDialogName, string>> = {
  login: copy.login.title,
  register: copy.register.title,
  'forgot-password': copy.forgot.title,
  'change-password': copy.change.title,
  sessions: copy.sessions.title,
  'own-account': copy.ownAccount.title,
};

interface AccountDialogsProps {
  /** The dialog has left the screen, and the focus is back where it was. */
  readonly onExited: () => void;
}

/** The open account dialog. All share one frame, so that switching neither flickers nor loses the focus. */
export default function AccountDialogs({ onExited }: AccountDialogsProps) {
  const { name, reason, news } = useAccountDialogs();
  const signedInEmail = useSession().session?.user.email ?? '';
  const email = useRef(signedInEmail);
  const values = useRef({});
  const drafts = useMemo(() => ({ email, values }), []);
  const shown = useLastName(name);
  return (
    <AccountDraftsContext value={drafts}>
      <FormDialog
        isOpen={name !== null}
        title={TITLES[shown]}
        onClose={closeAccountDialog}
        onExited={() => {
          // Passwords do not outlive the dialog; the address does.
          values.current = {};
          onExited();
        }}
      >
        {news !== null && (
          <Alert severity="success" role="status" sx={{ mb: 2 }}>
            {news}
          </Alert>
        )}
        {reason !== null && !isForSignedIn(shown) && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {reason}
          </Alert>
        )}
        <FormOf key={shown} name={shown} />
      </FormDialog>
    </AccountDraftsContext>
  );
}

/** The open dialog, or the last one while it leaves the screen. */
function useLastName(name: AccountDialogName | null): AccountDialogName {
  const [last, setLast] = useState<AccountDialogName>('login');
  if (name !== null && name !== last) setLast(name);
  return name ?? last;
}

function FormOf({ name }: { readonly name: AccountDialogName }) {
  switch (name) {
    case 'login':
      return <LoginForm />;
    case 'register':
      return <RegisterForm />;
    case 'forgot-password':
      return <ForgotPasswordForm />;
    case 'change-password':
      return <ChangePasswordForm />;
    case 'sessions':
      return <SessionList />;
    case 'own-account':
      return <OwnAccount />;
    default:
      return assertNever(name);
  }
}
