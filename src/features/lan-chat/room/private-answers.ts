import type { Packet } from '../model/packets.ts';
import { listGuestLinks, send, userIdOf } from './links.ts';
import { isCreator, type Link, type RoomContext } from './room-context.ts';
import { showPrivateText } from './texts.ts';

type PrivatePacket = Extract<Packet, { readonly type: 'private-text' | 'private-answer' }>;
type PrivateTextPacket = Extract<Packet, { readonly type: 'private-text' }>;

/** Whether a packet is about a text for one device. */
export function isPrivatePacket(packet: Packet): packet is PrivatePacket {
  return packet.type === 'private-text' || packet.type === 'private-answer';
}

/**
 * Takes a packet of a member in. As the creator, passes on packets for another device: they are neither shown nor kept here.
 */
export function receivePrivate(ctx: RoomContext, link: Link, packet: PrivatePacket): void {
  const isForOther = packet.to !== undefined && packet.to !== ctx.store.getState().peerId;
  if (packet.type === 'private-text') {
    if (isForOther) passOn(ctx, link, packet, packet.to ?? '');
    else show(ctx, link, packet);
  } else if (isForOther) {
    const guest = isCreator(ctx) ? findGuest(ctx, packet.to ?? '') : undefined;
    if (guest !== undefined) send(guest, packet);
  } else {
    ctx.answers.get(packet.id)?.(packet.outcome);
  }
}

function passOn(
  ctx: RoomContext,
  link: Link,
  { to: _to, from: _from, ...packet }: PrivateTextPacket,
  to: string,
): void {
  if (!isCreator(ctx)) return;
  const guest = findGuest(ctx, to);
  if (guest?.takesPrivate === true && guest !== link) send(guest, { ...packet, from: link.peerId });
  else send(link, { type: 'private-answer', id: packet.id, outcome: guest === undefined ? 'away' : 'old-page' });
}

function findGuest(ctx: RoomContext, peerId: string): Link | undefined {
  return listGuestLinks(ctx).find((link) => link.peerId === peerId);
}

/** Only the creator may name another device as the author, and only one of the room. */
function show(ctx: RoomContext, link: Link, packet: PrivateTextPacket): void {
  const { members } = ctx.store.getState();
  const authorId = link.kind === 'creator' && packet.from !== undefined ? packet.from : link.peerId;
  const author = members.find(({ peerId }) => peerId === authorId);
  if (author === undefined || author.isMe) return;
  if (authorId === link.peerId && userIdOf(ctx, link) !== author.userId) return;
  const relay = authorId === link.peerId ? null : (members.find(({ isCreator: leads }) => leads)?.username ?? '');
  showPrivateText(ctx, packet, author, relay);
  send(link, {
    type: 'private-answer',
    id: packet.id,
    outcome: 'received',
    ...(relay === null ? {} : { to: authorId }),
  });
}
