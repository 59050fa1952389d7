import { ROOM_LIMITS } from '../constants.ts';
import { receivePrivate } from './private-answers.ts';
import { isFilePacket, type Link, type MemberPacket, type RoomContext } from './room-context.ts';

/** Takes a packet in that any member may send to another one, or keeps it until the list names its sender. */
export function receiveMemberPacket(ctx: RoomContext, link: Link, packet: MemberPacket): void {
  const from = ctx.store.getState().members.find(({ peerId }) => peerId === link.peerId);
  if (from !== undefined && ctx.isInside) {
    if (!isFilePacket(packet)) receivePrivate(ctx, link, packet);
    else for (const listener of ctx.listeners.packets) listener(from, packet, link.connection);
    return;
  }
  const kept = ctx.early.get(link.peerId) ?? [];
  if (kept.length >= ROOM_LIMITS.unknownPackets) return;
  ctx.early.set(link.peerId, [...kept, packet]);
}
