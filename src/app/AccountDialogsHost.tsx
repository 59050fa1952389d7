import { useEffect } from 'react';
import {
  closeAccountDialog,
  finishLogin,
  takeInterruptedAction,
  useAccountDialogs,
} from '../shared/account-dialogs.ts';
import { onSessionEvent } from '../shared/events.ts';
import { useLazyComponent } from '../shared/lazy/use-lazy-component.ts';
import { isSignedIn } from '../shared/session/session.ts';
import { startSessionWatch } from '../shared/session/start-session-watch.ts';
import { showToast } from '../shared/toast-store.ts';
import { copy } from './copy.ts';

const loadDialogs = () => import('../features/account/AccountDialogs.tsx').then((module) => module.default);

/** Watches the session, and shows the account dialogs, whose file is fetched when the first one is opened. */
export function AccountDialogsHost() {
  const name = useAccountDialogs((state) => state.name);
  const isAsked = name !== null;
  const Dialogs = useLazyComponent(loadDialogs, {
    isNeeded: isAsked,
    onFailed: () => {
      closeAccountDialog();
      showToast(copy.account.failed, { severity: 'error' });
    },
  });

  useEffect(() => startSessionWatch().stop, []);

  // A login ends the way there, whichever tab it came from.
  useEffect(() => onSessionEvent('loginSuccess', finishLogin), []);
  useEffect(() => onSessionEvent('logout', closeChangeOfPassword), []);

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
