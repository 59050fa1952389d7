import { askToNotify } from '../../../platform/notification.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../words.ts';
import { chatChoices, chooseForChat } from './chat-choices-store.ts';

/** Turns notifications off, or on where the browser allows them. Call from a user gesture. */
export async function toggleNotifications(): Promise<void> {
  chooseForChat({ isBellAnswered: true });
  if (chatChoices.useValue.getState().notifies) {
    chooseForChat({ notifies: false });
    showToast(copy.notify.off);
    return;
  }
  if (await askToNotify()) {
    chooseForChat({ notifies: true });
    showToast(copy.notify.on, { severity: 'success' });
  } else showToast(copy.notify.refused, { severity: 'warning' });
}
