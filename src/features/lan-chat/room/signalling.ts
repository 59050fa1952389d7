import { AppError } from '../../../core/errors.ts';
import { ROOM_MS } from '../constants.ts';
import type { PeerDevice } from '../peer/peer-link.ts';
import { later, limitTime, type RoomContext } from './room-context.ts';
import type { RoomTarget } from './room-session.ts';

/**
 * Opens the signalling of a device again whenever it is lost; the room works without it, only newcomers wait. Where another
 * device has got the id meanwhile, its room holds.
 */
export function watchSignalling(ctx: RoomContext, device: PeerDevice): void {
  device.onSignallingLost(() => {
    if (ctx.device !== device) return;
    ctx.isSignallingOpen = false;
    restore(ctx, device, ROOM_MS.signallingFirst);
  });
}

function restore(ctx: RoomContext, device: PeerDevice, waitMs: number): void {
  const { signal } = ctx.life;
  // Devices that have lost the same server do not come back in the same moment.
  later(ctx, waitMs * (0.5 + ctx.deps.random() / 2), () => {
    if (signal.aborted || ctx.device !== device) return;
    reopen(ctx, device, signal).then(
      () => {
        if (ctx.device === device) ctx.isSignallingOpen = true;
      },
      (error: unknown) => {
        if (signal.aborted || ctx.device !== device) return;
        if (error instanceof AppError && error.code === 'id-taken') ctx.dispatch({ type: 'displaced' });
        else restore(ctx, device, Math.min(waitMs * 2, ROOM_MS.signallingMax));
      },
    );
  });
}

async function reopen(ctx: RoomContext, device: PeerDevice, signal: AbortSignal): Promise<void> {
  const limit = limitTime(ctx, ROOM_MS.open, signal);
  try {
    const ticket = await ctx.deps.api.admit(toTicketTarget(ctx), limit.signal);
    await device.reopen(ticket, limit.signal);
  } finally {
    limit.done();
  }
}

/**
 * The room to ask a ticket for. A device that was let in keeps its room when it changes networks; another one uses only the
 * secret that its visitor has brought.
 */
export function toTicketTarget(ctx: RoomContext): RoomTarget {
  const { room } = ctx.store.getState();
  if (room === null || !ctx.isInside) return ctx.target;
  const { code, secret } = room;
  return { code, secret, ...(ctx.memberKey === null ? {} : { key: ctx.memberKey }) };
}
