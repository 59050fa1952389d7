import { onNetworkBack, onPageSeen } from '../../platform/page-seen.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { onLocalChange } from '../../platform/storage/local.ts';
import { dismissToast, showToast, type ToastOptions } from '../toast-store.ts';
import { shownPageSendsNothing, useShownPage } from '../tool/shown-page-store.ts';
import { openAccountDialog } from './account-dialogs.ts';
import { copy } from './copy.ts';
import { pendingSignOuts, sessionController } from './session.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';

const signIn: ToastOptions = {
  severity: 'warning',
  durationMs: Number.POSITIVE_INFINITY,
  action: { label: copy.signIn, onClick: () => openAccountDialog('login') },
};

/** Watches the page's session until the returned watch is stopped. */
export function startSessionWatch(): SessionWatch {
  const stopSignOuts = flushSignOuts();
  let expiringToast: number | null = null;
  const watch = watchSession({
    controller: sessionController,
    now: Date.now,
    // The call with its schemas is loaded only where there is a session to check.
    fetchProfile: async (token) => (await import('../api/account-api.ts')).accountApi.fetchProfile(token),
    onPageSeen,
    onNetworkBack,
    onStored: (handler) => {
      const stops = [STORAGE_KEYS.authToken, STORAGE_KEYS.authUser].map((key) => onLocalChange(key, handler));
      return () => {
        for (const stop of stops) stop();
      };
    },
    onPageChange: (handler) => useShownPage.subscribe(handler),
    pageSendsNothing: shownPageSendsNothing,
    notices: {
      ended: (reason) => void showToast(reason || copy.ended, signIn),
      expired: () => void showToast(copy.expired, signIn),
      expiringSoon(leftMs) {
        const action = { label: copy.signInAgain, onClick: () => openAccountDialog('login') };
        expiringToast = showToast(copy.expiringSoon(Math.ceil(leftMs / 60_000)), { ...signIn, action });
      },
      dismiss() {
        if (expiringToast !== null) dismissToast(expiringToast);
        expiringToast = null;
      },
    },
  });
  return {
    stop() {
      stopSignOuts();
      watch.stop();
    },
  };
}

/** Ends sessions on the server that were signed out offline, at the start and whenever that may succeed. Returns its stop. */
function flushSignOuts(): () => void {
  const flush = () => {
    if (!shownPageSendsNothing()) void pendingSignOuts.flush();
  };
  flush();
  const stops = [onNetworkBack(flush), onPageSeen(flush), useShownPage.subscribe(flush)];
  return () => {
    for (const stop of stops) stop();
  };
}
