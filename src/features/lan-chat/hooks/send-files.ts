import { requireLogin } from '../../../shared/account-dialogs.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { RoomSession } from '../room/room-session.ts';
import { copy } from '../screens/copy.ts';

/**
 * Offers files to the room, after a login where the session has ended (doc 2 §5), and names those that were not sent.
 * `onOffered` is called when the attempt begins.
 */
export function sendFiles(session: RoomSession, files: readonly File[], onOffered: () => void = () => {}): void {
  if (files.length === 0) return;
  requireLogin(copy.composer.fileLogin, () => {
    onOffered();
    void session.files.offer(files).then(({ refused }) => {
      for (const reason of new Set(refused.map((each) => each.reason))) {
        const names = refused.filter((each) => each.reason === reason).map(({ name }) => name);
        showToast(copy.refusals[reason](names), { severity: 'warning' });
      }
    });
  });
}
