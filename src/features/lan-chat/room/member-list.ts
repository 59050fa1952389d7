import type { LanMember } from '../../../core/contracts/lan.ts';
import { AppError } from '../../../core/errors.ts';
import { ROOM_MS } from '../constants.ts';
import { diffMembers, sortMembers } from '../model/members.ts';
import type { Member } from '../model/room-state.ts';
import { recordPresence } from '../model/text-log.ts';
import { addNotice, creatorId, isCreator, later, type RoomContext, update } from './room-context.ts';

/** Shows a list of members, reports who came and who left, and tells the files. */
export function setMembers(ctx: RoomContext, members: readonly Member[]): void {
  const sorted = sortMembers(members);
  update(ctx, { type: 'members', members: sorted });
  recordPresence(
    ctx.texts,
    sorted.map(({ userId }) => userId),
  );
  for (const { userId } of sorted) ctx.seenUsers.add(userId);
  announce(ctx);
  for (const listener of ctx.listeners.devices) listener();
}

/** Shows no members, without a notice. */
export function clearMembers(ctx: RoomContext): void {
  update(ctx, { type: 'members', members: [] });
  ctx.announced = null;
  ctx.goodbyes.clear();
  ctx.missingSince.clear();
  ctx.listed = null;
  ctx.listedLife = null;
  ctx.lostCreator = null;
  ctx.regatherUntil = 0;
  for (const listener of ctx.listeners.devices) listener();
}

/** Gives members of a lost creator time to come back: they are reported neither as gone nor as new. */
export function startRegathering(ctx: RoomContext, onEnd: () => void): void {
  ctx.regatherUntil = ctx.deps.clock.now() + ROOM_MS.regather;
  later(ctx, ROOM_MS.regather, () => {
    onEnd();
    announce(ctx);
  });
}

/**
 * Forgets who had the ids that the creator no longer lists: another account may come with one of them. While the room gathers
 * again, members that are on their way back keep theirs.
 */
export function forgetUnlisted(ctx: RoomContext): void {
  const present = listPresentIds(ctx);
  if (present === null || isRegathering(ctx)) return;
  for (const peerId of ctx.known.keys()) if (!present.includes(peerId)) ctx.known.delete(peerId);
}

/** Whether members may still be on their way back. */
export function isRegathering(ctx: RoomContext): boolean {
  return ctx.deps.clock.now() < ctx.regatherUntil;
}

/** This device as a member. `peerId` is its current id. */
export function toMe(ctx: RoomContext, joinedAt: number): Member | null {
  const { room, peerId } = ctx.store.getState();
  if (room === null || peerId === null) return null;
  const { userId, username } = room;
  return { peerId, userId, username, joinedAt, isMe: true, isCreator: peerId === creatorId(ctx) };
}

/**
 * As a guest: shows the devices of the creator's list, by the server's names. Unknown ones are asked for.
 * @param onShown runs whenever the members are shown.
 */
export function syncMembers(ctx: RoomContext, onShown: () => void): void {
  const ids = listPresentIds(ctx);
  if (ids === null) return;
  if (ids.every((id) => ctx.known.has(id))) {
    showMembers(ctx, toMembers(ctx, ids), onShown);
    return;
  }
  void fetchMembers(ctx, 1, onShown);
}

/**
 * After a creator was lost, only an account that was in the room and was not removed from it may follow: a stranger in the same network could take the
 * id of the room first, and would receive texts and offers of files.
 */
function showMembers(ctx: RoomContext, members: readonly Member[], onShown: () => void): void {
  const creator = members.find(({ isCreator }) => isCreator);
  const isStranger = creator !== undefined && !ctx.seenUsers.has(creator.userId);
  const isRemoved = creator !== undefined && ctx.removedUsers.has(creator.userId);
  if (ctx.lostCreator !== null && (isStranger || isRemoved)) {
    ctx.dispatch({ type: 'fatal', failure: 'stranger' });
    return;
  }
  setMembers(ctx, members);
  onShown();
}

/** Ids of the creator's list, and of guests on their way back whose direct connection is open. Null without a list. */
function listPresentIds(ctx: RoomContext): readonly string[] | null {
  const { peerId, members } = ctx.store.getState();
  if (ctx.listed === null || peerId === null || isCreator(ctx)) return null;
  const isReachable = (id: string) => isRegathering(ctx) && ctx.links.get(id)?.kind === 'direct';
  const returning = members.filter((member) => isReachable(member.peerId)).map((member) => member.peerId);
  return [...new Set([...ctx.listed, ...returning, peerId, creatorId(ctx)])];
}

function toMembers(ctx: RoomContext, ids: readonly string[]): Member[] {
  const leader = creatorId(ctx);
  const own = ctx.store.getState().peerId;
  return ids.flatMap((id) => {
    const found = ctx.known.get(id);
    return found === undefined ? [] : [{ ...found, isCreator: id === leader, isMe: id === own }];
  });
}

/** Asks the server until it names every listed device; the waits grow. One question at a time. */
async function fetchMembers(ctx: RoomContext, attempt: number, onShown: () => void): Promise<void> {
  const { room } = ctx.store.getState();
  if ((ctx.isFetchingMembers && attempt === 1) || room === null) return;
  ctx.isFetchingMembers = true;
  const { signal } = ctx.life;
  try {
    const members = await ctx.deps.api.fetchMembers(room.code, ctx.memberKey ?? '', signal);
    if (!signal.aborted) learn(ctx, members);
  } catch (error) {
    if (!signal.aborted && !(error instanceof AppError)) throw error;
  }
  if (signal.aborted) return;
  const ids = listPresentIds(ctx);
  if (ids === null || ids.every((id) => ctx.known.has(id))) {
    ctx.isFetchingMembers = false;
    syncMembers(ctx, onShown);
    return;
  }
  // Those that the server does not name, because their signalling is away, come later.
  if (ids.every((id) => ctx.known.has(id) || !isNeeded(ctx, id))) {
    showMembers(ctx, toMembers(ctx, ids), onShown);
  }
  later(ctx, Math.min(ROOM_MS.membersAgain * attempt, ROOM_MS.membersAgainMax), () => {
    if (!signal.aborted) void fetchMembers(ctx, attempt + 1, onShown);
  });
}

/** Devices whose signalling is away keep the names that they had. */
function learn(ctx: RoomContext, members: readonly LanMember[]): void {
  const present = listPresentIds(ctx) ?? [];
  const before = [...ctx.known].filter(([id]) => present.includes(id));
  ctx.known = new Map([...before, ...members.map((member) => [member.peerId, member] as const)]);
}

/** Without this device and the creator there is no room to show. */
function isNeeded(ctx: RoomContext, id: string): boolean {
  return id === creatorId(ctx) || id === ctx.store.getState().peerId;
}

/** Reports who came and who left. Members that may still come back are reported as neither. */
function announce(ctx: RoomContext): void {
  const { members } = ctx.store.getState();
  const { announced } = ctx;
  if (announced === null) {
    if (members.length > 0) ctx.announced = members;
    return;
  }
  const { came, left } = diffMembers(announced, members);
  for (const { username } of came) addNotice(ctx, { type: 'came', username });
  const awaited = left.filter((member) => isAwaited(ctx, member));
  for (const member of left) if (!awaited.includes(member)) addNotice(ctx, { type: 'left', username: member.username });
  ctx.announced = [...awaited, ...members];
  for (const peerIds of [ctx.goodbyes, ctx.missingSince]) {
    for (const peerId of peerIds.keys()) {
      if (!awaited.some((member) => member.peerId === peerId)) peerIds.delete(peerId);
    }
  }
}

/**
 * Whether a missing member may come back: while the room gathers again, and for a while after a connection that was lost. A
 * device under load is silent, too.
 */
function isAwaited(ctx: RoomContext, { peerId }: Member): boolean {
  const now = ctx.deps.clock.now();
  const since = ctx.missingSince.get(peerId) ?? now;
  if (!ctx.missingSince.has(peerId)) {
    ctx.missingSince.set(peerId, now);
    later(ctx, ROOM_MS.regather, () => announce(ctx));
  }
  if (ctx.store.getState().join.step !== 'in' || isRegathering(ctx)) return true;
  return !ctx.goodbyes.has(peerId) && now - since < ROOM_MS.regather;
}
