import { requireLogin } from '../../../shared/session/account-dialogs.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { RoomSession } from '../room/room-session.ts';
import { copy } from '../words.ts';

interface SendOptions {
  /** Called when the attempt begins. */
  readonly onOffered?: () => void;
  /** Ids of the files that are to be continued, and no others sent. */
  readonly needed?: readonly string[];
}

/**
 * Offers files to the room, after a login where the session has ended (doc 2 §5), and names those that continue and those that
 * were not sent.
 */
export function sendFiles(
  session: RoomSession,
  files: readonly File[],
  { onOffered = () => {}, needed }: SendOptions = {},
): void {
  if (files.length === 0) return;
  requireLogin(copy.composer.fileLogin, () => {
    onOffered();
    void session.files.offer(files, needed).then(({ continued, refused }) => {
      if (continued.length > 0) showToast(copy.continued(continued), { severity: 'success' });
      for (const reason of new Set(refused.map((each) => each.reason))) {
        // A folder that is chosen again also has files that are not needed.
        if (reason === 'other-file' && continued.length > 0) continue;
        const names = refused.filter((each) => each.reason === reason).map(({ name }) => name);
        showToast(copy.refusals[reason](names), { severity: 'warning' });
      }
    });
  });
}
