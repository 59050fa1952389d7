import { AppError } from '../../../core/errors.ts';
import { isGuestPeerId } from '../../../core/lan/peer-id.ts';
import { ROOM_LIMITS, ROOM_MS } from '../constants.ts';
import type { FileRoom } from '../files/file-room.ts';
import type { Packet } from '../model/packets.ts';
import type { Member } from '../model/room-state.ts';
import type { PeerConnection, PeerErrorCode } from '../peer/peer-link.ts';
import { addLink, dropBadDevice, findBan, forgetLink, send, toPong, userIdOf } from './links.ts';
import { isRegathering } from './member-list.ts';
import { receiveMemberPacket } from './member-packets.ts';
import { isPrivatePacket } from './private-answers.ts';
import {
  addNotice,
  isCreator,
  isFilePacket,
  type Link,
  later,
  limitTime,
  type RoomContext,
  update,
} from './room-context.ts';

/** Connections between two guests have no effect on the room when they end. */
const DIRECT = { onGone: () => undefined, onBad: () => undefined };

/** The room as the files use it. `onBad` shows the room without a device of the creator's star that was dropped. */
export function createFileRoom(ctx: RoomContext, onBad: (link: Link) => void): FileRoom {
  const { listeners } = ctx;
  return {
    code: () => ctx.store.getState().room?.code ?? null,
    me: () => (ctx.isInside ? (listMembers(ctx).find(({ isMe }) => isMe) ?? null) : null),
    listDevices: () => (ctx.isInside ? listMembers(ctx).filter(({ isMe }) => !isMe) : []),
    onDevicesChange: (listener) => listen(listeners.devices, listener),
    onFilePacket: (listener) => listen(listeners.packets, listener),
    onConnectionEnd: (listener) => listen(listeners.ends, listener),
    onRemoved: (listener) => listen(listeners.removals, listener),
    target: () => ctx.store.getState().target,
    connect: async (peerId) => (await connectDirectly(ctx, peerId)).connection,
    sendFilePacket: (connection, packet) => {
      const link = [...ctx.secondLinks, ...ctx.links.values()].find((each) => each.connection === connection);
      if (link !== undefined) send(link, packet);
    },
    addFileMessage: (file) => update(ctx, { type: 'file', ...file, at: ctx.deps.clock.now() }),
    noteAlive: (peerId) => {
      const link = ctx.links.get(peerId);
      if (link !== undefined) link.heardAt = ctx.deps.clock.now();
    },
    reportCrowd: ({ username }) => addNotice(ctx, { type: 'too-many-files', username }),
    dropDevice: (peerId) => {
      const link = ctx.links.get(peerId);
      if (link !== undefined) dropBadDevice(ctx, link, link.kind === 'direct' ? DIRECT : { onBad });
    },
  };
}

/** Takes in a connection that another guest has begun. */
export function acceptDirect(ctx: RoomContext, connection: PeerConnection): void {
  const { sender, peerId } = connection;
  const isGuest = sender !== null && sender.peerId === peerId && isGuestPeerId(peerId);
  const isFull = ctx.links.size >= ROOM_LIMITS.devices;
  const isDouble = [...ctx.secondLinks].some((link) => link.peerId === peerId);
  const isOut = isGuest && (findBan(ctx, sender.userId) !== null || ctx.removedUsers.has(sender.userId));
  if (!ctx.isInside || !isGuest || isFull || isDouble || isOut) {
    connection.close();
    return;
  }
  const link = addDirect(ctx, connection);
  later(ctx, ROOM_MS.unknownGuest, () => {
    if (!isMember(ctx, peerId)) forgetLink(ctx, link);
  });
}

/** After the list has changed: hands over kept packets, and ends connections with guests that are gone. */
export function reviewLinks(ctx: RoomContext): void {
  for (const link of [...ctx.secondLinks, ...ctx.links.values()]) {
    if (isMember(ctx, link.peerId)) {
      if (link.kind === 'direct') link.isAdmitted = true;
      const kept = ctx.early.get(link.peerId) ?? [];
      ctx.early.delete(link.peerId);
      for (const packet of kept) receiveMemberPacket(ctx, link, packet);
    } else if (link.kind === 'direct' && link.isAdmitted && !isRegathering(ctx)) {
      forgetLink(ctx, link);
    }
  }
}

/** As a guest: the creator has removed an account. Its connections and files end. */
export function endRemoved(ctx: RoomContext, userId: string): void {
  for (const link of [...ctx.secondLinks, ...ctx.links.values()]) {
    if (link.kind !== 'creator' && userIdOf(ctx, link) === userId) forgetLink(ctx, link);
  }
  for (const listener of ctx.listeners.removals) listener(userId);
}

/** The connection with a member; between two guests it is made where there is none. @throws AppError with a `PeerErrorCode`. */
export function connectDirectly(ctx: RoomContext, peerId: string): Promise<Link> {
  const open = ctx.links.get(peerId);
  if (open !== undefined) return Promise.resolve(open);
  const running = ctx.attempts.get(peerId);
  if (running !== undefined) return running;
  const attempt = openDirect(ctx, peerId).finally(() => ctx.attempts.delete(peerId));
  ctx.attempts.set(peerId, attempt);
  return attempt;
}

/** @throws AppError with a `PeerErrorCode`. */
async function openDirect(ctx: RoomContext, peerId: string): Promise<Link> {
  const { device } = ctx;
  const member = listMembers(ctx).find((each) => each.peerId === peerId);
  const isIn = member !== undefined && !ctx.removedUsers.has(member.userId);
  if (device === null || isCreator(ctx) || !isIn || !isGuestPeerId(peerId)) {
    throw new AppError<PeerErrorCode>('peer-missing', `${peerId} is not in the room`);
  }
  const { signal, done } = limitTime(ctx, ROOM_MS.direct, ctx.life.signal);
  try {
    const connection = await device.connect(peerId, signal);
    if (ctx.device !== device) {
      connection.close();
      throw new AppError<PeerErrorCode>('connection', 'The room was left');
    }
    const link = addDirect(ctx, connection);
    return ctx.links.get(peerId) ?? link;
  } catch (error) {
    // The other device has connected meanwhile.
    const other = ctx.links.get(peerId);
    if (other !== undefined) return other;
    throw error instanceof AppError ? error : new AppError<PeerErrorCode>('connection', `No connection with ${peerId}`);
  } finally {
    done();
  }
}

function addDirect(ctx: RoomContext, connection: PeerConnection): Link {
  const onPacket = (link: Link, packet: Packet) => {
    if (isFilePacket(packet) || isPrivatePacket(packet)) receiveMemberPacket(ctx, link, packet);
    else if (packet.type === 'ping') send(link, toPong(packet.count));
    else if (packet.type === 'goodbye') forgetLink(ctx, link);
  };
  const link = addLink(ctx, connection, 'direct', { ...DIRECT, onPacket });
  link.isAdmitted = isMember(ctx, link.peerId);
  return link;
}

function isMember(ctx: RoomContext, peerId: string): boolean {
  return listMembers(ctx).some((member) => member.peerId === peerId);
}

function listMembers(ctx: RoomContext): readonly Member[] {
  return ctx.store.getState().members;
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
