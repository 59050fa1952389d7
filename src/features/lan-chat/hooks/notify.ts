import { cutGraphemes } from '../../../core/text/graphemes.ts';
import { showNotification } from '../../../platform/notification.ts';
import { copy as featureCopy } from '../copy.ts';
import { isMuted } from '../model/room.ts';
import type { RoomMessage, RoomState } from '../model/room-state.ts';
import type { RoomSession } from '../room/room-session.ts';
import { copy } from '../words.ts';
import { chatChoices } from './chat-choices-store.ts';

const TAG = 'lan-chat';
const TEXT_CHARS_MAX = 120;

/** Shows a notification for what others have done since the state before, if the visitor has turned notifications on. */
export function notifyOfChange(session: RoomSession, state: RoomState, before: RoomState): void {
  if (!chatChoices.useValue.getState().notifies) return;
  const body = describeGuest(state, before) ?? describeMessage(session, state, before);
  if (body !== null) void showNotification(featureCopy.tab, { body, tag: TAG });
}

function describeGuest({ waiting }: RoomState, before: RoomState): string | null {
  const guest = waiting.find(({ peerId }) => !before.waiting.some((known) => known.peerId === peerId));
  return guest === undefined ? null : copy.notify.guest(guest.username);
}

function describeMessage(session: RoomSession, state: RoomState, before: RoomState): string | null {
  const { messages } = state;
  const seen = messages.findLastIndex(({ id }) => id === before.messages.at(-1)?.id);
  const last = messages.slice(seen + 1).findLast((message) => message.kind === 'system' || !isMuted(state, message));
  if (last === undefined || messages.length <= before.messages.length) return null;
  return toWords(session, last);
}

function toWords(session: RoomSession, message: RoomMessage): string | null {
  if (message.kind === 'system' || message.isMine) return null;
  if (message.kind === 'text') return copy.notify.text(message.username, cutGraphemes(message.text, TEXT_CHARS_MAX));
  const name = session.files.store.getState().files.get(message.fileId)?.name;
  return name === undefined ? null : copy.notify.file(message.username, name);
}
