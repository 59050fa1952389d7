import { signOut } from '../../shared/session/session.ts';
import { showToast } from '../../shared/toast-store.ts';
import { copy } from '../copy.ts';

/** Signs out of this browser and says so. */
export function signOutHere(): void {
  signOut();
  showToast(copy.account.signedOut, { severity: 'success', position: 'bottom-center' });
}
