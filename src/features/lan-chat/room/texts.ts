import { PACKET_LIMITS, ROOM_LIMITS } from '../constants.ts';
import { formatPacket } from '../model/packets.ts';
import { applyUse } from '../model/rate-meter.ts';
import { recordText, type TextPacket } from '../model/text-log.ts';
import { listGuestLinks, send } from './links.ts';
import { isCreator, type Link, type RoomContext, update } from './room-context.ts';
import type { SendOutcome } from './room-session.ts';

/** Sends an own text to everyone, or keeps it until the room has gathered. */
export function sendText(ctx: RoomContext, text: string): SendOutcome {
  const { room, peerId, admission } = ctx.store.getState();
  const { deps, texts } = ctx;
  if (room === null || peerId === null || !ctx.isInside || admission !== 'admitted') return 'not-sent';
  if (text.trim() === '' || text.length > PACKET_LIMITS.textChars || texts.pending.size >= ROOM_LIMITS.outbox)
    return 'not-sent';
  const now = deps.clock.now();
  const { username } = room;
  const packet = { type: 'text', id: deps.createId(), content: text, username, from: peerId, timestamp: now } as const;
  if (formatPacket(packet).length > PACKET_LIMITS.chars) return 'not-sent';
  const meter = applyUse(ctx.ownTexts, { packets: 0, texts: 1, chars: text.length }, now);
  if (meter === null) return 'too-fast';
  ctx.ownTexts = meter;
  const isConfirmed = isCreator(ctx);
  recordText(texts, packet, { at: now, isMine: true });
  showText(ctx, packet, { isMine: true, isPending: !isConfirmed, username });
  if (isConfirmed) relayText(ctx, packet, null);
  else keepUntilConfirmed(ctx, packet);
  return 'sent';
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
  update(ctx, {
    type: 'text',
    message: { kind: 'text', id, at, username, peerId: from, isMine, isPending, text: content },
  });
}
