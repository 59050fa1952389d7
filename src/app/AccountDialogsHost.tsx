import { useEffect, useState } from 'react';
import type AccountDialogs from '../features/account/AccountDialogs.tsx';
import {
  closeAccountDialog,
  finishLogin,
  takeInterruptedAction,
  useAccountDialogs,
} from '../shared/account-dialogs.ts';
import { onSessionEvent } from '../shared/events.ts';
import { isSignedIn } from '../shared/session/session.ts';
import { startSessionWatch } from '../shared/session/start-session-watch.ts';
import { showToast } from '../shared/toast-store.ts';
import { copy } from './copy.ts';
import { loadTwice } from './lazy-screen.ts';

/** Looks after the session, and shows the account dialogs, which are fetched when the first is asked for. */
export function AccountDialogsHost() {
  const name = useAccountDialogs((state) => state.name);
  const [Dialogs, setDialogs] = useState<typeof AccountDialogs | null>(null);
  const isAsked = name !== null;

  useEffect(() => startSessionWatch().stop, []);

  // A login ends the way there, whichever tab it came from.
  useEffect(() => onSessionEvent('loginSuccess', finishLogin), []);
  useEffect(() => onSessionEvent('logout', closeChangeOfPassword), []);

  useEffect(() => {
    if (!isAsked || Dialogs !== null) return;
    loadTwice(() => import('../features/account/AccountDialogs.tsx')).then(
      (module) => setDialogs(() => module.default),
      () => {
        closeAccountDialog();
        showToast(copy.account.failed, { severity: 'error' });
      },
    );
  }, [isAsked, Dialogs]);

  // Signed in by another tab before the dialogs were even there.
  useEffect(() => {
    if (!isAsked && Dialogs === null) goOn();
  }, [isAsked, Dialogs]);

  return Dialogs === null ? null : <Dialogs onExited={goOn} />;
}

/** Runs what a login interrupted, when the dialog is gone and the focus is back. */
function goOn(): void {
  const action = takeInterruptedAction();
  if (isSignedIn()) action?.();
}

function closeChangeOfPassword(): void {
  if (useAccountDialogs.getState().name === 'change-password') closeAccountDialog();
}
