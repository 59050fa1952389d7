import { onPageSeen } from '../../../platform/page-seen.ts';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { onAccessRefusal } from '../access/access-refusals.ts';
import { createAdminAccess } from '../access/admin-access.ts';
import { gateApi } from './gate-api.ts';

/** The access of this page to the administration. It outlives the screens, so that moving between them asks nothing again. */
export const adminAccess = createAdminAccess({
  session: sessionController,
  storage: { read: readLocal, write: writeLocal, remove: removeLocal },
  fetchStatus: (token) => gateApi.fetchStatus(token),
  now: Date.now,
});

let isFollowing = false;

/** Rights may have changed while the visitor was elsewhere (trap T25). What the gate shows before that stays as it is. */
function checkOpen(): void {
  if (adminAccess.store.getState().step === 'open') void adminAccess.check();
}

/**
 * Follows the session from the first screen of the administration until the page is closed, so that a logout anywhere else
 * is noticed. Later screens only read rights that are about to end.
 */
export function followAccess(): void {
  if (isFollowing) {
    void adminAccess.checkIfDue();
    return;
  }
  isFollowing = true;
  adminAccess.start();
  onAccessRefusal(() => void adminAccess.check());
  onPageSeen(checkOpen);
}
