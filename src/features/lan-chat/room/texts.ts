import { PACKET_LIMITS, ROOM_LIMITS } from '../constants.ts';
import { formatPacket, type Packet } from '../model/packets.ts';
import { applyUse } from '../model/rate-meter.ts';
import type { Member, PrivateTarget } from '../model/room-state.ts';
import { recordId, recordText, type TextPacket } from '../model/text-log.ts';
import { listGuestLinks, send } from './links.ts';
import { isCreator, type Link, type RoomContext, update } from './room-context.ts';
import type { SendOutcome } from './room-session.ts';

type PrivateContent = Pick<Extract<Packet, { readonly type: 'private-text' }>, 'id' | 'content'>;

/** Sends an own text to everyone, or keeps it until the room has gathered. */
export function sendText(ctx: RoomContext, text: string): SendOutcome {
  const { room, peerId, admission } = ctx.store.getState();
  const { deps, texts } = ctx;
  if (room === null || peerId === null || !ctx.isInside || admission !== 'admitted') return 'not-sent';
  if (texts.pending.size >= ROOM_LIMITS.outbox) return 'not-sent';
  const now = deps.clock.now();
  const { username } = room;
  const packet = { type: 'text', id: deps.createId(), content: text, username, from: peerId, timestamp: now } as const;
  const outcome = admitOwnText(ctx, packet);
  if (outcome !== 'sent') return outcome;
  const isConfirmed = isCreator(ctx);
  recordText(texts, packet, { at: now, isMine: true });
  showText(ctx, packet, { isMine: true, isPending: !isConfirmed, username });
  if (isConfirmed) relayText(ctx, packet, null);
  else keepUntilConfirmed(ctx, packet);
  return 'sent';
}

/** Whether an own text may be sent now; counts it. */
export function admitOwnText(
  ctx: RoomContext,
  packet: Extract<Packet, { readonly type: 'text' | 'private-text' }>,
): SendOutcome {
  const { content } = packet;
  if (!ctx.isInside || content.trim() === '' || content.length > PACKET_LIMITS.textChars) return 'not-sent';
  if (formatPacket(packet).length > PACKET_LIMITS.chars) return 'not-sent';
  const meter = applyUse(ctx.ownTexts, { packets: 0, texts: 1, chars: content.length }, ctx.deps.clock.now());
  if (meter === null) return 'too-fast';
  ctx.ownTexts = meter;
  return 'sent';
}

/** Shows an own text for one device. */
export function showOwnPrivateText(
  ctx: RoomContext,
  { id, content }: PrivateContent,
  { username }: PrivateTarget,
): void {
  const { room, peerId } = ctx.store.getState();
  if (room === null || peerId === null) return;
  const author = { username: room.username, userId: room.userId, peerId, isMine: true };
  const message = { kind: 'text', id, at: ctx.deps.clock.now(), text: content, isPending: true, ...author } as const;
  update(ctx, { type: 'text', message: { ...message, privacy: { username, relayedBy: null, failure: null } } });
}

/** Shows a text that another device has sent to this one alone, once. It is not among those that a room passes on. */
export function showPrivateText(
  ctx: RoomContext,
  { id, content }: PrivateContent,
  { username, userId, peerId }: Member,
  relayedBy: string | null,
): void {
  if (!recordId(ctx.texts, id)) return;
  const message = { kind: 'text', id, at: ctx.deps.clock.now(), username, userId, peerId, text: content } as const;
  const privacy = { username: ctx.store.getState().room?.username ?? '', relayedBy, failure: null };
  update(ctx, { type: 'text', message: { ...message, isMine: false, isPending: false, privacy } });
}

/** Takes a text from another device in. `username` is by the server's word. @returns false for a text that is known. */
export function receiveText(ctx: RoomContext, packet: TextPacket, username: string): boolean {
  const isMine = packet.from === ctx.store.getState().peerId;
  if (!recordText(ctx.texts, packet, { at: ctx.deps.clock.now(), isMine })) return false;
  showText(ctx, packet, { isMine, isPending: false, username });
  return true;
}

/** As the creator: passes a text on to everyone but its author. */
export function relayText(ctx: RoomContext, packet: TextPacket, author: Link | null): void {
  for (const link of listGuestLinks(ctx)) if (link !== author) send(link, packet);
}

/** The creator has the own text. */
export function confirmText(ctx: RoomContext, id: string): void {
  if (ctx.texts.pending.delete(id)) update(ctx, { type: 'confirmed', id });
}

function keepUntilConfirmed(ctx: RoomContext, packet: TextPacket): void {
  ctx.texts.pending.set(packet.id, packet);
  for (const link of ctx.links.values()) if (link.kind === 'creator' && link.hasOwnTexts) send(link, packet);
}

function showText(
  ctx: RoomContext,
  { id, content, from }: TextPacket,
  { isMine, isPending, username }: { isMine: boolean; isPending: boolean; username: string },
): void {
  const at = ctx.deps.clock.now();
  const userId = ctx.known.get(from)?.userId;
  update(ctx, {
    type: 'text',
    message: { kind: 'text', id, at, username, peerId: from, userId, isMine, isPending, text: content },
  });
}
