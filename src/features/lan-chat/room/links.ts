import { CREATOR_RATE_SCALE, ROOM_LIMITS, ROOM_MS } from '../constants.ts';
import { type DropReason, formatPacket, type Packet, type PacketFault, parsePacket } from '../model/packets.ts';
import { applyUse, createRateMeter } from '../model/rate-meter.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import { addNotice, type Link, type RoomContext } from './room-context.ts';

/** A device with more unreadable packets than this is dropped. Few may come from another version of the product. */
const FAULTS_MAX = 20;
const BAN_MS = 60_000;
const BANNED_MAX = 500;

/** What happens on a link. */
interface LinkHandlers {
  readonly onPacket: (link: Link, packet: Packet) => void;
  /** The connection is gone. */
  readonly onGone: (link: Link) => void;
  /** The device has broken the rules and was dropped. */
  readonly onBad: (link: Link) => void;
}

/** Takes a connection in. An older one with the same device is closed and forgotten, unless both are direct. */
export function addLink(
  ctx: RoomContext,
  connection: PeerConnection,
  kind: Link['kind'],
  handlers: LinkHandlers,
): Link {
  const now = ctx.deps.clock.now();
  const link: Link = {
    connection,
    peerId: connection.peerId,
    kind,
    sender: connection.sender,
    isAdmitted: kind !== 'guest',
    isOpen: true,
    heardAt: now,
    meter: createRateMeter(now, kind === 'creator' ? CREATOR_RATE_SCALE : 1),
    faultCount: 0,
    hasOwnTexts: false,
    takesPrivate: null,
    onSign: null,
  };
  const older = ctx.links.get(link.peerId);
  if (kind === 'direct' && older?.kind === 'direct') {
    ctx.secondLinks.add(link);
  } else {
    if (older !== undefined) forgetLink(ctx, older);
    ctx.links.set(link.peerId, link);
  }
  connection.onData((data) => receive(ctx, link, data, handlers));
  connection.onClose(() => {
    if (forgetLink(ctx, link)) handlers.onGone(link);
  });
  return link;
}

/** Sends a packet, unless the device reads too slowly: then the connection ends, and the device may come back. */
export function send(link: Link, packet: Packet): void {
  if (!link.isOpen) return;
  if (link.connection.bufferedBytes > ROOM_LIMITS.bufferedBytes) link.connection.close();
  else link.connection.send(formatPacket(packet));
}

/** A question that every page answers. */
export function toPing(count: number): Packet {
  return { type: 'ping', count, takesPrivate: true };
}

/** The answer to a question. */
export function toPong(count: number): Packet {
  return { type: 'pong', count, takesPrivate: true };
}

/** Closes a connection without its consequences for the room. @returns whether it was open. */
export function forgetLink(ctx: RoomContext, link: Link): boolean {
  if (!link.isOpen) return false;
  const { peerId } = link;
  link.isOpen = false;
  ctx.secondLinks.delete(link);
  if (ctx.links.get(peerId) === link) {
    const second = [...ctx.secondLinks].find((other) => other.peerId === peerId);
    if (second === undefined) {
      ctx.links.delete(peerId);
      ctx.early.delete(peerId);
    } else {
      ctx.secondLinks.delete(second);
      ctx.links.set(peerId, second);
    }
  }
  link.connection.close();
  link.onSign?.();
  if (!ctx.links.has(peerId)) for (const listener of ctx.listeners.ends) listener(peerId);
  return true;
}

/** Closes every connection without consequences for the room. */
export function forgetAllLinks(ctx: RoomContext): void {
  for (const link of [...ctx.secondLinks, ...ctx.links.values()]) forgetLink(ctx, link);
}

/** Ends the connection with a device that broke the rules, and keeps its user out for a while. */
export function dropBadDevice(
  ctx: RoomContext,
  link: Link,
  handlers: Pick<LinkHandlers, 'onBad'>,
  reason: DropReason = 'dropped',
): void {
  if (!link.isOpen) return;
  const userId = userIdOf(ctx, link);
  // Another device of the own account may err, too, and is let in again.
  if (userId !== null && userId !== ctx.store.getState().room?.userId) {
    ctx.banned.set(userId, { until: ctx.deps.clock.now() + BAN_MS, reason });
    for (const oldest of ctx.banned.keys()) if (ctx.banned.size > BANNED_MAX) ctx.banned.delete(oldest);
    ctx.admittedUsers.delete(userId);
  }
  addNotice(ctx, { type: reason, username: usernameOf(ctx, link) });
  if (link.kind === 'guest') send(link, { type: 'admission', state: 'declined', reason });
  forgetLink(ctx, link);
  handlers.onBad(link);
}

/** Why a user was dropped not long ago; null for every other one. */
export function findBan(ctx: RoomContext, userId: string): DropReason | null {
  const ban = ctx.banned.get(userId);
  return ban !== undefined && ban.until > ctx.deps.clock.now() ? ban.reason : null;
}

/** Lists the connections with guests that the creator has let in. */
export function listGuestLinks(ctx: RoomContext): Link[] {
  return [...ctx.links.values()].filter(({ kind, isAdmitted }) => kind === 'guest' && isAdmitted);
}

/** Whether a device was silent for too long. */
export function isSilent(link: Link, now: number): boolean {
  return now - link.heardAt > ROOM_MS.silence;
}

function receive(ctx: RoomContext, link: Link, data: unknown, handlers: LinkHandlers): void {
  if (!link.isOpen) return;
  const now = ctx.deps.clock.now();
  link.heardAt = now;
  if (!takeAllowance(link, { packets: 1, texts: 0, chars: toLength(data) }, now)) {
    dropBadDevice(ctx, link, handlers, 'flooded');
    return;
  }
  const packet = parsePacket(data);
  if (typeof packet === 'string') countFault(ctx, link, packet, handlers);
  else if (isText(packet) && !takeAllowance(link, { packets: 0, texts: 1, chars: 0 }, now)) {
    dropBadDevice(ctx, link, handlers, 'flooded');
  } else {
    if (packet.type === 'ping' || packet.type === 'pong') {
      link.takesPrivate = packet.takesPrivate === true;
      link.onSign?.();
    }
    handlers.onPacket(link, packet);
  }
}

function isText({ type }: Packet): boolean {
  return type === 'text' || type === 'private-text';
}

function takeAllowance(link: Link, use: Parameters<typeof applyUse>[1], now: number): boolean {
  const meter = applyUse(link.meter, use, now);
  if (meter !== null) link.meter = meter;
  return meter !== null;
}

function countFault(ctx: RoomContext, link: Link, fault: PacketFault, handlers: LinkHandlers): void {
  link.faultCount += 1;
  if (fault === 'too-long' || link.faultCount > FAULTS_MAX) dropBadDevice(ctx, link, handlers);
}

function toLength(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return data instanceof ArrayBuffer ? data.byteLength : 0;
}

/** The account at the other end by the server's word; null while it is not known. */
export function userIdOf(ctx: RoomContext, link: Link): string | null {
  return link.sender?.userId ?? ctx.known.get(link.peerId)?.userId ?? null;
}

function usernameOf(ctx: RoomContext, link: Link): string {
  return link.sender?.username ?? ctx.known.get(link.peerId)?.username ?? link.peerId;
}
