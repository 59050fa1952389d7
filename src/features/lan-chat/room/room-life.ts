import { PACKET_LIMITS } from '../constants.ts';
import type { Life, RoomContext } from './room-context.ts';

/**
 * [Note: The life of a room]
 * Whom a room lets in belongs to the room and not to the device that leads it: the creator sends every member the accounts that
 * were let in and removed, and the marks of share links that let in. The member that takes the room over continues with the last
 * list. Only the list of the creator that a device follows is taken, and the server says who knocks, so no guest can add itself.
 * A device that founds a room begins without admissions, and with the removals of its own session, which the server keeps.
 */

/** The part of the list of members that is for the next creator. */
export function toLife({ admittedUsers, removedUsers, sharers }: RoomContext): Life {
  const latest = (items: ReadonlySet<string>) => [...items].slice(-PACKET_LIMITS.lifeUsers);
  return {
    admitted: latest(admittedUsers),
    links: latest(sharers),
    ...(removedUsers.size === 0 ? {} : { removed: latest(removedUsers) }),
  };
}

/** As a guest: takes over what the creator says. @returns accounts that it has removed since its last list. */
export function takeLife(ctx: RoomContext, { admitted, removed = [], links }: Life): readonly string[] {
  // A creator with a page of an earlier version says nothing of it.
  if (admitted === undefined || links === undefined) return [];
  const added = removed.filter((userId) => !ctx.removedUsers.has(userId));
  replace(ctx.admittedUsers, admitted);
  replace(ctx.sharers, links);
  replace(ctx.removedUsers, removed);
  return added;
}

/** As the creator that founds a room, which has removed accounts before in its session; or when the room is left. */
export function beginLife(ctx: RoomContext, removed: readonly string[] = []): void {
  for (const items of [ctx.admittedUsers, ctx.sharers]) items.clear();
  replace(ctx.removedUsers, removed);
}

/** As the creator: whether a device enters without a question. */
export function isKnown(
  ctx: RoomContext,
  { userId, byLink, sharedBy }: { readonly userId: string; readonly byLink: boolean; readonly sharedBy: string | null },
): boolean {
  if (ctx.removedUsers.has(userId)) return false;
  const isByLink = byLink || (sharedBy !== null && ctx.sharers.has(sharedBy));
  return isByLink || userId === ctx.store.getState().room?.userId || ctx.admittedUsers.has(userId);
}

function replace(items: Set<string>, next: readonly string[]): void {
  items.clear();
  for (const item of next) items.add(item);
}
