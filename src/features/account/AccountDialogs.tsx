import Alert from '@mui/material/Alert';
import { useMemo, useRef } from 'react';
import { assertNever } from '../../core/errors.ts';
import { type AccountDialogName, closeAccountDialog, useAccountDialogs } from '../../shared/account-dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { ChangePasswordForm } from './change-password/ChangePasswordForm.tsx';
import { copy } from './copy.ts';
import { ForgotPasswordForm } from './forgot-password/ForgotPasswordForm.tsx';
import { LoginForm } from './login/LoginForm.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';
import { AccountDraftsContext } from './use-account-form.ts';

const TITLES: Readonly<Record<AccountDialogName, string>> = {
  login: copy.login.title,
  register: copy.register.title,
  'forgot-password': copy.forgot.title,
  'change-password': copy.change.title,
};

interface AccountDialogsProps {
  /** The dialog is gone from the screen, and the focus is back where it was. */
  readonly onExited: () => void;
}

/** The dialog that is asked for. One frame for all of them, so that switching neither blinks nor loses the focus. */
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
        {reason !== null && shown !== 'change-password' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {reason}
          </Alert>
        )}
        <div style={{ paddingTop: 8 }}>
          <FormOf key={shown} name={shown} />
        </div>
      </FormDialog>
    </AccountDraftsContext>
  );
}

/** While a dialog leaves the screen it goes on to show what it showed. */
function useLastName(name: AccountDialogName | null): AccountDialogName {
  const last = useRef<AccountDialogName>('login');
  if (name !== null) last.current = name;
  return last.current;
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
    default:
      return assertNever(name);
  }
}
