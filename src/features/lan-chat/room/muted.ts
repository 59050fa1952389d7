import { PACKET_LIMITS } from '../constants.ts';
import { type RoomContext, update } from './room-context.ts';

/** Mutes an account on this device, or ends that. */
export function setMuted(ctx: RoomContext, userId: string, isOn: boolean): void {
  const { mutedUsers, room } = ctx.store.getState();
  const others = mutedUsers.filter((each) => each !== userId);
  const userIds = isOn ? [...others, userId].slice(-PACKET_LIMITS.lifeUsers) : others;
  update(ctx, { type: 'muted', userIds });
  if (room !== null) ctx.deps.muted.write({ roomCode: room.code, userId: room.userId, userIds });
}

/** Mutes the accounts again that an earlier page of this tab has muted in the room. */
export function recallMuted(ctx: RoomContext): void {
  const { room, mutedUsers } = ctx.store.getState();
  const kept = ctx.deps.muted.read();
  if (room === null || mutedUsers.length > 0 || kept?.roomCode !== room.code || kept.userId !== room.userId) return;
  update(ctx, { type: 'muted', userIds: kept.userIds });
}
