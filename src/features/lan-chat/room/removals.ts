import { AppError } from '../../../core/errors.ts';
import { ROOM_MS } from '../constants.ts';
import { isCreator, later, type RoomContext } from './room-context.ts';

/**
 * As the creator: tells the server whether an account is removed, as often as it takes. Until then the account can still ask the
 * server for the names in the room, and nothing else.
 */
export function reportRemoval(ctx: RoomContext, userId: string): void {
  if (ctx.removalReports.has(userId)) return;
  ctx.removalReports.add(userId);
  void report(ctx, userId, 1);
}

async function report(ctx: RoomContext, userId: string, attempt: number): Promise<void> {
  const { room } = ctx.store.getState();
  if (room === null || !isCreator(ctx)) {
    ctx.removalReports.delete(userId);
    return;
  }
  const isRemoved = ctx.removedUsers.has(userId);
  const { signal } = ctx.life;
  try {
    await ctx.deps.api.setRemoved({ room: room.code, userId, isRemoved }, signal);
  } catch (error) {
    if (!signal.aborted && !(error instanceof AppError)) throw error;
    later(ctx, Math.min(ROOM_MS.membersAgain * attempt, ROOM_MS.removalAgainMax), () => {
      void report(ctx, userId, attempt + 1);
    });
    return;
  }
  ctx.removalReports.delete(userId);
  // The creator has decided otherwise meanwhile.
  if (ctx.removedUsers.has(userId) !== isRemoved) reportRemoval(ctx, userId);
}
