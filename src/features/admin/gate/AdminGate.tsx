import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AccessStatus } from '../../../core/contracts/admin-access.ts';
import { assertNever } from '../../../core/errors.ts';
import { useSession } from '../../../shared/session/session.ts';
import { AdminContext, toAdmin } from '../access/admin-context.ts';
import type { StatusFailure } from '../access/model/gate-state.ts';
import { copy as mailCopy } from '../mail/copy.ts';
import { MailSetup } from '../mail/MailSetup.tsx';
import { AdminForgotDialog } from './AdminForgotDialog.tsx';
import { AdminLoginForm } from './AdminLoginForm.tsx';
import { copy } from './copy.ts';
import { adminAccess, followAccess } from './current-access.ts';
import { exposeAdminDebug } from './debug-helpers.ts';
import { ForcedChangeForm } from './ForcedChangeForm.tsx';
import { GateCard } from './GateCard.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';

/** Shows the administration to administrators alone, after the steps that come before it (doc 1 §2.2 and §4). */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  useEffect(followAccess, []);
  useEffect(exposeAdminDebug, []);
  return (
    <>
      <Step>{children}</Step>
      <PasswordPrompt />
    </>
  );
}

function Step({ children }: { readonly children: ReactNode }) {
  const gate = useStore(adminAccess.store);
  const checkAgain = () => void adminAccess.check();
  switch (gate.step) {
    case 'checking':
      return <Checking />;
    case 'login':
      return <Login failure={gate.failure} />;
    case 'new-password':
      return (
        <GateCard title={copy.forced.title}>
          <ForcedChangeForm />
        </GateCard>
      );
    case 'mail':
      return (
        <GateCard title={mailCopy.setup.title}>
          <MailSetup onDone={checkAgain} onPostpone={checkAgain} />
        </GateCard>
      );
    case 'open':
      return <Open status={gate.status}>{children}</Open>;
    default:
      return assertNever(gate);
  }
}

function Checking() {
  return (
    <Waiting>
      <CircularProgress aria-hidden="true" />
      <p role="status">{copy.checking}</p>
    </Waiting>
  );
}

function Login({ failure }: { readonly failure: StatusFailure | null }) {
  const [isForgot, setIsForgot] = useState(false);
  const isSignedIn = useSession().session !== null;
  const retry = (
    <Button size="small" color="inherit" onClick={() => void adminAccess.check()}>
      {copy.login.checkAgain}
    </Button>
  );
  return (
    <GateCard title={copy.login.title}>
      {failure !== null && (
        <Alert severity="warning" role="status" action={isSignedIn ? retry : undefined} sx={{ mb: 2 }}>
          {copy.failures[failure]}
        </Alert>
      )}
      <AdminLoginForm onForgot={() => setIsForgot(true)} />
      <AdminForgotDialog isOpen={isForgot} onClose={() => setIsForgot(false)} />
    </GateCard>
  );
}

function Open({ status, children }: { readonly status: AccessStatus; readonly children: ReactNode }) {
  const admin = useMemo(() => toAdmin(status), [status]);
  return <AdminContext value={admin}>{children}</AdminContext>;
}

const Waiting = styled('main')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '100dvh',
  color: theme.vars.palette.text.secondary,
}));
