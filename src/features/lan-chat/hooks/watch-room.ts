import { isPageVisible, onPageSeen } from '../../../platform/page-seen.ts';
import { setTitleCount } from '../../../platform/page-title.ts';
import { keepScreenOn } from '../../../platform/wake-lock.ts';
import { onSessionEvent } from '../../../shared/events.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { dismissToast, showToast } from '../../../shared/toast-store.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { isMoving, listTransfers } from '../files/file-progress.ts';
import type { RoomState } from '../model/room-state.ts';
import type { RoomSession } from '../room/room-session.ts';
import { copy } from '../words.ts';
import { notifyOfChange } from './notify.ts';
import type { RoomHolder } from './room-holder.ts';

/** A guest at the door waits for an answer. */
const KNOCK_MS = 20_000;

/**
 * What a room does outside of its screen: the count in the title, notifications, knocks on other pages, a screen that stays on and a question before
 * closing while files are transferred, and leaving when the visitor signs out. Lasts as long as the page.
 */
export function watchRoom(session: RoomSession, holder: RoomHolder): void {
  const screen = createSwitch(keepScreenOn);
  const transfers = createSwitch(() =>
    declareUnsavedWork(copy.unsaved.transfers, { survivesNavigation: true, holdsUpdates: true }),
  );
  const received = createSwitch(() => declareUnsavedWork(copy.unsaved.received, { survivesNavigation: true }));
  const waiting = createSwitch(() => declareUnsavedWork(copy.unsaved.waiting, { survivesNavigation: true }));

  const knocks = createKnocks(session);

  const followFiles = () => {
    const files = [...session.files.store.getState().files.values()];
    const isBusy = files.some((file) => listTransfers(file).some(isMoving));
    const { savedIds } = holder.store.getState();
    screen(isBusy);
    transfers(isBusy);
    received(
      files.some((file) => file.direction === 'received' && file.state.step === 'done' && !savedIds.has(file.fileId)),
    );
  };
  session.files.store.subscribe(followFiles);
  holder.store.subscribe(followFiles);
  session.store.subscribe((state, before) => {
    const count = toTitleCount(state);
    if (count !== toTitleCount(before)) setTitleCount(count);
    if (state.waiting !== before.waiting || state.isReading !== before.isReading) knocks.show(state);
    if (state.messages !== before.messages) {
      waiting(state.messages.some((message) => message.kind === 'text' && message.isPending));
    }
    if (!isPageVisible()) notifyOfChange(session, state, before);
  });
  // The title of another page of the product has no count yet.
  onPageSeen(() => setTitleCount(toTitleCount(session.store.getState())));
  leaveAfterSignOut(session, holder);
}

/** What waits for the visitor: messages, and guests at the door while the room is not in view. */
function toTitleCount({ unreadCount, waiting, isReading }: RoomState): number {
  return unreadCount + (isReading ? 0 : waiting.length);
}

/** A message on whatever page is open for each guest that knocks while the room is not in view. It goes with the guest. */
function createKnocks(session: RoomSession) {
  const shown = new Map<string, number>();
  return {
    show({ waiting, isReading }: RoomState): void {
      for (const [peerId, toastId] of shown) {
        if (!isReading && waiting.some((guest) => guest.peerId === peerId)) continue;
        dismissToast(toastId);
        shown.delete(peerId);
      }
      for (const { peerId, username } of isReading ? [] : waiting) {
        if (shown.has(peerId)) continue;
        const action = { label: copy.guests.admit, onClick: () => session.admit(peerId) };
        shown.set(peerId, showToast(copy.notify.guest(username), { action, durationMs: KNOCK_MS }));
      }
    },
  };
}

/** The conversation must not stay visible to the next person at this device. */
function leaveAfterSignOut(session: RoomSession, holder: RoomHolder): void {
  const leaveIfOther = () => {
    const { room, join } = session.store.getState();
    if (join.step === 'out' || room === null) return;
    if (sessionController.store.getState().session?.user.id === room.userId) return;
    holder.leave();
    showToast(copy.room.signedOut, { severity: 'warning' });
  };
  onSessionEvent('logout', leaveIfOther);
  onSessionEvent('loginSuccess', leaveIfOther);
}

/** Turns something on and off; `start` returns the function that ends it. */
function createSwitch(start: () => () => void): (isOn: boolean) => void {
  let stop: (() => void) | null = null;
  return (isOn) => {
    if (isOn) stop ??= start();
    else {
      stop?.();
      stop = null;
    }
  };
}
