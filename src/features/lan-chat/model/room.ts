import { assertNever } from '../../../core/errors.ts';
import { ROOM_LIMITS } from '../constants.ts';
import { type JoinNotice, type JoinState, OUT } from './join-machine.ts';
import { followTarget } from './private-target.ts';
import type {
  FileDrop,
  Member,
  Privacy,
  PrivateTarget,
  Room,
  RoomMessage,
  RoomState,
  SystemNotice,
  WaitingGuest,
} from './room-state.ts';

/** A text as it is shown. */
export type TextMessage = Extract<RoomMessage, { readonly kind: 'text' }>;

/** What changes the room on the screen. */
export type RoomEvent =
  | { readonly type: 'join'; readonly join: JoinState; readonly notice: JoinNotice | null }
  | { readonly type: 'named'; readonly room: Room }
  | { readonly type: 'device'; readonly peerId: string }
  | { readonly type: 'admission'; readonly admission: RoomState['admission'] }
  | { readonly type: 'members'; readonly members: readonly Member[] }
  | { readonly type: 'waiting'; readonly waiting: readonly WaitingGuest[] }
  | { readonly type: 'asks-creator'; readonly asks: boolean }
  | { readonly type: 'text'; readonly message: TextMessage }
  | {
      readonly type: 'file';
      readonly fileId: string;
      readonly from: Member;
      readonly drop: FileDrop | null;
      readonly at: number;
    }
  /** The creator has the own text. */
  | { readonly type: 'confirmed'; readonly id: string }
  /** The fate of an own text for one device. */
  | { readonly type: 'private'; readonly id: string; readonly isPending: boolean; readonly privacy: Partial<Privacy> }
  | { readonly type: 'target'; readonly target: PrivateTarget | null }
  | { readonly type: 'muted'; readonly userIds: readonly string[] }
  | { readonly type: 'system'; readonly id: string; readonly at: number; readonly notice: SystemNotice }
  | { readonly type: 'reading'; readonly isReading: boolean }
  | { readonly type: 'left' };

/** Nothing is shared with devices until the room is joined. */
export const EMPTY_ROOM: RoomState = {
  join: OUT,
  notice: null,
  room: null,
  peerId: null,
  admission: 'admitted',
  members: [],
  waiting: [],
  asksCreator: true,
  messages: [],
  isReading: false,
  unreadCount: 0,
  target: null,
  mutedUsers: [],
};

/** The rules of the room as the screens show it. Returns the same state where nothing changes. */
export function applyRoom(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'join':
      return { ...state, join: event.join, notice: isAttempt(event.join) ? (event.notice ?? state.notice) : null };
    case 'named':
      return { ...state, room: event.room };
    case 'device':
      return { ...state, peerId: event.peerId };
    case 'admission':
      return state.admission === event.admission ? state : { ...state, admission: event.admission };
    case 'members':
      return {
        ...state,
        members: event.members,
        target: state.target === null ? null : followTarget(state.target, event.members),
      };
    case 'waiting':
      return { ...state, waiting: event.waiting };
    case 'asks-creator':
      return { ...state, asksCreator: event.asks };
    case 'text':
      return addMessage(state, event.message, !event.message.isMine && !isMuted(state, event.message));
    case 'file':
      return addMessage(state, toFileMessage(event), !event.from.isMe && !isMuted(state, event.from));
    case 'confirmed':
      return changeText(state, event.id, (message) => ({ ...message, isPending: false }));
    case 'private':
      return changeText(state, event.id, ({ privacy, ...message }) => ({
        ...message,
        isPending: event.isPending,
        ...(privacy === undefined ? {} : { privacy: { ...privacy, ...event.privacy } }),
      }));
    case 'target':
      return { ...state, target: event.target };
    case 'muted':
      return { ...state, mutedUsers: event.userIds };
    case 'system':
      return addMessage(state, { kind: 'system', id: event.id, at: event.at, notice: event.notice }, false);
    case 'reading':
      return { ...state, isReading: event.isReading, unreadCount: event.isReading ? 0 : state.unreadCount };
    case 'left':
      return { ...EMPTY_ROOM, asksCreator: state.asksCreator, isReading: state.isReading };
    default:
      return assertNever(event);
  }
}

function isAttempt({ step }: JoinState): boolean {
  return step === 'joining' || step === 'creating' || step === 'waiting';
}

/** Whether the visitor has muted the author of a message. */
export function isMuted(
  { mutedUsers }: Pick<RoomState, 'mutedUsers'>,
  { userId }: { readonly userId?: string | undefined },
): boolean {
  return userId !== undefined && mutedUsers.includes(userId);
}

function addMessage(state: RoomState, message: RoomMessage, isUnread: boolean): RoomState {
  const { messages } = state;
  if (messages.some(({ id, kind }) => id === message.id && kind === message.kind)) return state;
  const kept =
    messages.length < ROOM_LIMITS.messages ? messages : messages.slice(messages.length + 1 - ROOM_LIMITS.messages);
  const unreadCount = state.unreadCount + (isUnread && !state.isReading ? 1 : 0);
  return { ...state, messages: [...kept, message], unreadCount };
}

function toFileMessage({ fileId, from, drop, at }: Extract<RoomEvent, { readonly type: 'file' }>): RoomMessage {
  const { username, peerId, userId, isMe } = from;
  return { kind: 'file', id: fileId, fileId, at, username, peerId, userId, isMine: isMe, drop };
}

function changeText(state: RoomState, id: string, toNext: (message: TextMessage) => TextMessage): RoomState {
  const found = state.messages.find((message) => message.kind === 'text' && message.id === id && message.isMine);
  if (found?.kind !== 'text') return state;
  return { ...state, messages: state.messages.map((message) => (message === found ? toNext(found) : message)) };
}
