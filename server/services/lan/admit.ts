import type { LanTicket } from '../../../src/core/contracts/lan.ts';
import { PRIVATE_ROOM_PREFIX, parseRoomName } from '../../../src/core/lan/room-code.ts';
import { apiError, apiErrorFor } from '../../api-error.ts';
import { takeFromWindow, type Window } from '../../db/throttles.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Caller } from '../caller.ts';
import {
  SIGNALLING_LIMITS,
  TICKET_LIFETIME_S,
  TICKETS_PER_NETWORK,
  TICKETS_PER_USER,
  WORDS_PER_USER,
} from './constants.ts';
import type { LanContext } from './lan-context.ts';
import { isLetIn } from './members.ts';
import { listRemoved } from './removals.ts';

/** The room that a device asks for. */
interface RoomRequest {
  readonly code?: string | undefined;
  readonly secret?: string | undefined;
  /** The key with which the creator has let the device in. */
  readonly key?: string | undefined;
}

interface OpenedRoom {
  readonly room: string;
  readonly sharedBy: string | null;
  /** The device may take the id of the room. A link to the room of another network only joins it. */
  readonly mayFound: boolean;
  /** Secrets for the room must not be dated later; undefined for today. */
  readonly day?: number;
}

/**
 * A ticket for a room. Throws `LAN_ROOM_CLOSED`, `LAN_NO_ROOM`, `LAN_BAD_CODE`, `LAN_ROOM_FULL` and `LAN_TOO_MANY`.
 */
export async function admit(
  context: LanContext,
  request: RoomRequest,
  session: Session,
  caller: Caller,
): Promise<LanTicket> {
  await countTicket(context, session, caller);
  const { room, sharedBy, mayFound, day } = await openRoom(context, request, session, caller);
  const { user } = session;
  const present = await context.presence.list(room);
  const isFull = present.length >= SIGNALLING_LIMITS.devicesPerRoom;
  // A device that is in the room asks for a ticket to come back under another id.
  if (isFull && !present.some(({ sessionId }) => sessionId === session.id)) throw apiError('LAN_ROOM_FULL');
  const { id: userId, username } = user;
  const ticket = await context.tickets.sign({
    id: context.createId(),
    subject: userId,
    lifetimeS: TICKET_LIFETIME_S,
    claims: { room, userId, username, sessionId: session.id, sharedBy, mayFound },
  });
  return {
    room,
    address: caller.address,
    userId,
    username,
    ticket,
    secret: context.secrets.issue(room, userId, day),
    sharer: context.secrets.toSharer(room, userId),
    memberKey: context.secrets.toMemberKey(room, session.id),
    removed: await listRemoved(context, room, session.id),
    mayFound,
    expiresAt: context.now() + TICKET_LIFETIME_S * 1000,
    iceServers: [...context.iceServers],
  };
}

async function openRoom(
  context: LanContext,
  { code = '', secret = '', key = '' }: RoomRequest,
  session: Session,
  caller: Caller,
): Promise<OpenedRoom> {
  const own = caller.room ?? null;
  const sharedBy = (room: string) => context.secrets.open(room, secret)?.sharedBy ?? null;
  if (code.trim() === '') {
    if (own === null) throw apiError('LAN_NO_ROOM');
    return { room: own, sharedBy: sharedBy(own), mayFound: true };
  }
  const name = parseRoomName(code);
  if (name === null) throw apiError('LAN_BAD_CODE');
  if (name.kind === 'word') {
    await count(context, `lan-word:${session.user.id}`, WORDS_PER_USER);
    const room = context.secrets.toPrivateRoom(name.word);
    return { room, sharedBy: sharedBy(room), mayFound: true };
  }
  const room = name.code;
  if (room === own) return { room, sharedBy: sharedBy(room), mayFound: true };
  const opened = context.secrets.open(room, secret);
  if (opened === null) throw apiError('LAN_ROOM_CLOSED');
  // A device that came by a link cannot prolong it by links of its own.
  // A private room belongs to no network. A member may take a room over whose creator is gone.
  const mayFound = room.startsWith(PRIVATE_ROOM_PREFIX) || (await isLetIn(context, room, key, session.user.id));
  return { room, ...opened, mayFound };
}

async function countTicket(context: LanContext, { user }: Session, { networks }: Caller): Promise<void> {
  await count(context, `lan-user:${user.id}`, TICKETS_PER_USER);
  const { limit, windowMs } = TICKETS_PER_NETWORK;
  for (const { key, scale } of networks) await count(context, `lan-network:${key}`, { limit: limit * scale, windowMs });
}

async function count({ db, now }: LanContext, key: string, window: Window): Promise<void> {
  const waitMs = await takeFromWindow(db, key, window, now());
  if (waitMs > 0) throw apiErrorFor('LAN_TOO_MANY', waitMs);
}
