import { useEffect } from 'react';
import { STORAGE_KEYS } from '../platform/storage/keys.ts';
import { removeLocal } from '../platform/storage/local.ts';
import { onSessionEvent } from '../shared/events.ts';
import { useLazyComponent } from '../shared/lazy/use-lazy-component.ts';
import {
  closeAccountDialog,
  finishLogin,
  isForSignedIn,
  takeInterruptedAction,
  useAccountDialogs,
} from '../shared/session/account-dialogs.ts';
import { isSignedIn } from '../shared/session/session.ts';
import { startSessionWatch } from '../shared/session/start-session-watch.ts';
import { showToast } from '../shared/toast-store.ts';
import { copy } from './copy.ts';
import { loadAccountDialogs } from './load-account-dialogs.ts';

/** Watches the session, and shows the account dialogs, whose file is fetched when the first one is opened. */
export function AccountDialogsHost() {
  const name = useAccountDialogs((state) => state.name);
  const isDialogOpen = name !== null;
  const Dialogs = useLazyComponent(loadAccountDialogs, {
    isNeeded: isDialogOpen,
    onFailed: () => {
      closeAccountDialog();
      showToast(copy.account.failed, { severity: 'error' });
    },
  });

  useEffect(() => startSessionWatch().stop, []);

  // A login in any tab closes this tab's account dialog, except those for signed-in users.
  useEffect(() => onSessionEvent('loginSuccess', finishLogin), []);
  useEffect(() => onSessionEvent('logout', cleanUpAfterLogout), []);

  // Another tab may sign in before the dialogs are loaded.
  useEffect(() => {
    if (!isDialogOpen && Dialogs === null) runInterruptedAction();
  }, [isDialogOpen, Dialogs]);

  return Dialogs === null ? null : <Dialogs onExited={runInterruptedAction} />;
}

/** Runs the action that a login interrupted, after the dialog has closed and the focus is back. */
function runInterruptedAction(): void {
  const action = takeInterruptedAction();
  if (isSignedIn()) action?.();
}

function cleanUpAfterLogout(): void {
  // The next user of this browser must not see the previous user's waiting times for codes. `code-wait-store.ts` clears
  // them too, but it may not be loaded.
  removeLocal(STORAGE_KEYS.codeWaits);
  if (isForSignedIn(useAccountDialogs.getState().name)) closeAccountDialog();
}
