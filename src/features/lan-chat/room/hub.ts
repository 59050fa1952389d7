import { isGuestPeerId } from '../../../core/lan/peer-id.ts';
import { PACKET_LIMITS, ROOM_LIMITS, ROOM_MS } from '../constants.ts';
import { formatPacket, type Packet } from '../model/packets.ts';
import type { Member } from '../model/room-state.ts';
import { listMissedTexts } from '../model/text-log.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import { endRemoved } from './file-links.ts';
import {
  addLink,
  dropBadDevice,
  findBan,
  forgetLink,
  isSilent,
  listGuestLinks,
  send,
  toPing,
  toPong,
} from './links.ts';
import { setMembers, toMe } from './member-list.ts';
import { receiveMemberPacket } from './member-packets.ts';
import { isPrivatePacket } from './private-answers.ts';
import { reportRemoval } from './removals.ts';
import { addNotice, isFilePacket, type Link, later, type RoomContext, update } from './room-context.ts';
import { isKnown, toLife } from './room-life.ts';
import { receiveText, relayText } from './texts.ts';

/** The creator's side of the room: a star that relays texts, lists the members and lets guests in. */

/** Takes a guest in; lets it into the room, or asks the creator. */
export function acceptGuest(ctx: RoomContext, connection: PeerConnection): void {
  const { sender, peerId } = connection;
  const isGuest = sender !== null && sender.peerId === peerId && isGuestPeerId(peerId);
  const isFull = ctx.links.size >= ROOM_LIMITS.devices - 1 && !ctx.links.has(peerId);
  const ban = isGuest ? findBan(ctx, sender.userId) : null;
  if (ban !== null) connection.send(formatPacket({ type: 'admission', state: 'declined', reason: ban }));
  if (!isGuest || isFull || ban !== null) {
    connection.close();
    return;
  }
  const link = addLink(ctx, connection, 'guest', guestHandlers(ctx));
  const { room, asksCreator, peerId: own } = ctx.store.getState();
  if (room === null || own === null) return;
  const wasRemoved = ctx.removedUsers.has(sender.userId);
  if (isKnown(ctx, sender) || (!asksCreator && !wasRemoved)) {
    admitLink(ctx, link);
    return;
  }
  send(link, { type: 'admission', state: 'waiting' });
  const { userId, username } = sender;
  const since = ctx.deps.clock.now();
  const guest = { peerId, userId, username, since, wasRemoved };
  update(ctx, { type: 'waiting', waiting: [...listWaiting(ctx, peerId), guest] });
}

/** The creator lets a waiting guest in. */
export function admitGuest(ctx: RoomContext, peerId: string): void {
  const link = ctx.links.get(peerId);
  if (link?.kind === 'guest' && !link.isAdmitted) admitLink(ctx, link);
}

/** The creator does not let a waiting guest in. */
export function declineGuest(ctx: RoomContext, peerId: string): void {
  const link = ctx.links.get(peerId);
  if (link?.kind !== 'guest' || link.isAdmitted) return;
  send(link, { type: 'admission', state: 'declined' });
  update(ctx, { type: 'waiting', waiting: listWaiting(ctx, peerId) });
  later(ctx, ROOM_MS.farewell, () => forgetLink(ctx, link));
}

/**
 * The creator takes a member out of the room, with all devices of its account. They may knock again, and wait until they are let
 * in. Devices of the own account stay.
 */
export function removeMember(ctx: RoomContext, peerId: string): void {
  const sender = ctx.links.get(peerId)?.sender;
  if (!sender || sender.userId === ctx.store.getState().room?.userId) return;
  const { userId, username } = sender;
  ctx.removedUsers.add(userId);
  ctx.admittedUsers.delete(userId);
  reportRemoval(ctx, userId);
  addNotice(ctx, { type: 'removed', username });
  for (const link of listGuestLinks(ctx)) {
    if (link.sender?.userId !== userId) continue;
    ctx.announced = ctx.announced?.filter((member) => member.peerId !== link.peerId) ?? null;
    ctx.goodbyes.add(link.peerId);
    send(link, { type: 'admission', state: 'declined', isRemoved: true });
  }
  endRemoved(ctx, userId);
  publishMembers(ctx);
}

/** Sends the list of members to everyone in the room, and shows it. */
export function publishMembers(ctx: RoomContext): void {
  const me = toMe(ctx, ctx.known.get(ctx.store.getState().peerId ?? '')?.joinedAt ?? 0);
  if (me === null) return;
  const guests = listGuestLinks(ctx);
  const members = [me, ...guests.map((link) => toGuestMember(ctx, link))];
  const left = [...ctx.goodbyes].slice(-PACKET_LIMITS.users);
  setMembers(ctx, members);
  const users = members.map(({ username, peerId }) => ({ username, peerId }));
  const list = { type: 'user-list', users, ...(left.length === 0 ? {} : { left }), ...toLife(ctx) } as const;
  for (const link of guests) send(link, list);
}

/** Whether strangers wait from now on; those who wait already enter where they do not. */
export function setAsksCreator(ctx: RoomContext, asks: boolean): void {
  ctx.asksChoice = asks;
  update(ctx, { type: 'asks-creator', asks });
  if (asks) return;
  for (const { peerId, wasRemoved } of ctx.store.getState().waiting) if (!wasRemoved) admitGuest(ctx, peerId);
}

/** Pings every guest and drops the silent ones. `isLate`: the system has delayed this device, not the guests. */
export function beatHub(ctx: RoomContext, isLate: boolean, count: number): void {
  const now = ctx.deps.clock.now();
  for (const link of [...ctx.links.values()]) {
    if (link.kind !== 'guest') continue;
    if (isLate) link.heardAt = now;
    if (isSilent(link, now)) {
      forgetLink(ctx, link);
      removeGuest(ctx, link);
    } else {
      send(link, toPing(count));
    }
  }
}

function admitLink(ctx: RoomContext, link: Link): void {
  link.isAdmitted = true;
  if (link.sender !== null) {
    ctx.admittedUsers.add(link.sender.userId);
    if (ctx.removedUsers.delete(link.sender.userId)) reportRemoval(ctx, link.sender.userId);
  }
  // When the device came in does not change when it comes back. An id may come back with another account.
  if (link.sender !== null && ctx.known.get(link.peerId)?.userId !== link.sender.userId) {
    const { userId, username } = link.sender;
    ctx.known.set(link.peerId, { peerId: link.peerId, userId, username, joinedAt: ctx.deps.clock.now() });
  }
  update(ctx, { type: 'waiting', waiting: listWaiting(ctx, link.peerId) });
  const { room, peerId: own } = ctx.store.getState();
  if (room !== null && own !== null)
    send(link, { type: 'userinfo', username: room.username, peerId: own, isInitiator: true });
  send(link, {
    type: 'admission',
    state: 'admitted',
    ...(ctx.ownKey === null ? {} : { key: ctx.ownKey }),
    ...(ctx.texts.nextPlace > 0 ? { isLate: true } : {}),
  });
  publishMembers(ctx);
}

const guestHandlers = (ctx: RoomContext) => ({
  onPacket: (link: Link, packet: Packet) => receiveFromGuest(ctx, link, packet),
  onGone: (link: Link) => removeGuest(ctx, link),
  onBad: (link: Link) => removeGuest(ctx, link),
});

/** Shows a room without the guest. */
export function removeGuest(ctx: RoomContext, link: Link): void {
  if (link.isAdmitted) publishMembers(ctx);
  else update(ctx, { type: 'waiting', waiting: listWaiting(ctx, link.peerId) });
}

function receiveFromGuest(ctx: RoomContext, link: Link, packet: Packet): void {
  switch (packet.type) {
    case 'ping':
      send(link, toPong(packet.count));
      return;
    case 'goodbye':
      if (link.isAdmitted) ctx.goodbyes.add(link.peerId);
      forgetLink(ctx, link);
      removeGuest(ctx, link);
      return;
    case 'pong':
    case 'userinfo':
      return;
    default:
      // Nothing else is for a device that waits, or for a guest to say.
      if (link.isAdmitted && receiveFromMember(ctx, link, packet)) return;
      dropBadDevice(ctx, link, guestHandlers(ctx));
  }
}

/** @returns false for a packet that only a creator sends. */
function receiveFromMember(ctx: RoomContext, link: Link, packet: Packet): boolean {
  const { sender, peerId } = link;
  if (sender === null) return false;
  if (isFilePacket(packet) || isPrivatePacket(packet)) {
    receiveMemberPacket(ctx, link, packet);
    return true;
  }
  if (packet.type === 'known-texts') {
    for (const missed of listMissedTexts(ctx.texts, sender.userId, packet.ids)) send(link, missed);
    return true;
  }
  if (packet.type !== 'text') return false;
  const text = { ...packet, from: peerId, username: sender.username };
  if (receiveText(ctx, text, sender.username)) relayText(ctx, text, link);
  send(link, { type: 'text-received', id: packet.id });
  return true;
}

function toGuestMember(ctx: RoomContext, { peerId, sender }: Link): Member {
  const joinedAt = ctx.known.get(peerId)?.joinedAt ?? ctx.deps.clock.now();
  const { userId, username } = sender ?? { userId: '', username: '' };
  return { peerId, userId, username, joinedAt, isCreator: false, isMe: false };
}

function listWaiting(ctx: RoomContext, without: string) {
  return ctx.store.getState().waiting.filter(({ peerId }) => peerId !== without);
}
