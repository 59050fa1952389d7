import { shallow } from 'zustand/vanilla/shallow';
import { PRIVATE_ROOM_PREFIX } from '../../../core/lan/room-code.ts';
import { ROOM_MS } from '../constants.ts';
import type { FileSession } from '../files/file-session.ts';
import { applyJoin, type JoinEvent, type JoinState } from '../model/join-machine.ts';
import { toTarget } from '../model/private-target.ts';
import type { Room, RoomState } from '../model/room-state.ts';
import { createTextLog } from '../model/text-log.ts';
import { createShownStore } from '../shown-store.ts';
import { createFileRoom } from './file-links.ts';
import { abandonCreator, checkCreator } from './guest.ts';
import { admitGuest, beatHub, declineGuest, publishMembers, removeGuest, removeMember, setAsksCreator } from './hub.ts';
import { carryOut, endAttempt } from './joining.ts';
import { send } from './links.ts';
import { clearMembers, startRegathering } from './member-list.ts';
import { setMuted } from './muted.ts';
import { resendPrivateText, sendPrivateText } from './private-texts.ts';
import { addNotice, createRoomContext, creatorId, isCreator, later, type RoomContext, update } from './room-context.ts';
import type { RoomDeps } from './room-deps.ts';
import { beginLife } from './room-life.ts';
import type { RoomSession, RoomTarget } from './room-session.ts';
import { confirmText, sendText } from './texts.ts';

/** A room over real or simulated devices. Nothing happens before `join`. */
export function createRoomSession(deps: RoomDeps): RoomSession {
  const ctx: RoomContext = createRoomContext(deps, (event) => dispatch(ctx, event));
  const dropped = (link: Parameters<typeof removeGuest>[1]) =>
    link.kind === 'creator' ? abandonCreator(ctx) : removeGuest(ctx, link);
  const files: FileSession = deps.files(createFileRoom(ctx, dropped));
  return {
    store: createShownStore(ctx.store, deps.clock, isMoreThanMessages),
    files,
    join: (target) => join(ctx, target, files),
    leave() {
      leave(ctx, files);
      files.forgetOffers();
      deps.muted.write(null);
    },
    leaveForReload: () => leave(ctx, files),
    sendText: (text) => {
      const { target } = ctx.store.getState();
      return target === null ? sendText(ctx, text) : sendPrivateText(ctx, text, target);
    },
    resendText: (id) => resendPrivateText(ctx, id),
    setTarget: (peerId) => setTarget(ctx, peerId),
    setMuted: (userId, isOn) => setMuted(ctx, userId, isOn),
    remove: (peerId) => {
      if (isCreator(ctx)) removeMember(ctx, peerId);
    },
    admit: (peerId) => {
      if (isCreator(ctx)) admitGuest(ctx, peerId);
    },
    decline: (peerId) => {
      if (isCreator(ctx)) declineGuest(ctx, peerId);
    },
    setAsksCreator: (asks) => {
      if (isCreator(ctx)) setAsksCreator(ctx, asks);
    },
    setReading: (isReading) => update(ctx, { type: 'reading', isReading }),
    dispose() {
      leave(ctx, files);
      files.dispose();
    },
  };
}

/** Whether more has changed than messages of others, which come in bursts. */
function isMoreThanMessages(state: RoomState, shown: RoomState): boolean {
  const last = state.messages.at(-1);
  if (last !== shown.messages.at(-1) && last !== undefined && last.kind !== 'system' && last.isMine) return true;
  const withoutMessages = ({ messages: _messages, unreadCount: _unreadCount, ...rest }: RoomState) => rest;
  return !shallow(withoutMessages(state), withoutMessages(shown));
}

function setTarget(ctx: RoomContext, peerId: string | null): void {
  const { members } = ctx.store.getState();
  const member = members.find((each) => each.peerId === peerId && !each.isMe);
  if (peerId === null || member !== undefined)
    update(ctx, { type: 'target', target: member === undefined ? null : toTarget(member, members) });
}

/** Resolves when the device is in a room, or the attempts have ended. */
function join(ctx: RoomContext, target: RoomTarget, files: FileSession): Promise<void> {
  const { join: before } = ctx.store.getState();
  if (before.step === 'out' || before.step === 'failed') {
    if (target.code !== ctx.target.code || target.secret !== ctx.target.secret) forget(ctx, files);
    ctx.target = target;
    update(ctx, { type: 'admission', admission: 'admitted' });
    dispatch(ctx, { type: 'join' });
  }
  return new Promise((resolve) => {
    const isOver = ({ step }: JoinState) => step === 'in' || step === 'failed' || step === 'out';
    if (isOver(ctx.store.getState().join)) return resolve();
    const stop = ctx.store.subscribe((state) => {
      if (!isOver(state.join)) return;
      stop();
      resolve();
    });
  });
}

function leave(ctx: RoomContext, files: FileSession): void {
  for (const link of ctx.links.values()) send(link, { type: 'goodbye' });
  dispatch(ctx, { type: 'leave' });
  forget(ctx, files);
}

/** Returns to the lobby as if no room had been joined. */
function forget(ctx: RoomContext, files: FileSession): void {
  files.clear();
  for (const cancel of [...ctx.cancels]) cancel();
  ctx.isInside = false;
  ctx.memberKey = null;
  ctx.texts = createTextLog();
  ctx.known = new Map();
  ctx.privateTexts.clear();
  ctx.answers.clear();
  beginLife(ctx);
  ctx.removalReports.clear();
  ctx.seenUsers.clear();
  ctx.banned.clear();
  clearMembers(ctx);
  update(ctx, { type: 'left' });
}

function dispatch(ctx: RoomContext, event: JoinEvent): void {
  const before = ctx.store.getState().join;
  const { state, effects } = applyJoin(before, event);
  if (state === before) return;
  const said = effects.flatMap((effect) => (effect.type === 'say' ? [effect.notice] : []));
  update(ctx, { type: 'join', join: state, notice: said.at(-1) ?? null });
  if (state.step === 'in') enter(ctx, state.role);
  if (state.step === 'failed') loseRoom(ctx);
  if (event.type === 'displaced') clearMembers(ctx);
  for (const effect of effects) {
    // A listener of the store may have left the room.
    if (ctx.store.getState().join === state) carryOut(ctx, effect);
  }
}

function enter(ctx: RoomContext, role: 'creator' | 'guest'): void {
  endAttempt(ctx);
  const { room } = ctx.store.getState();
  if (role === 'creator' && room !== null) lead(ctx, room);
  beat(ctx, ctx.store.getState().join, ctx.deps.clock.now(), 0);
}

function lead(ctx: RoomContext, { code, userId, username }: Room): void {
  const { members, asksCreator } = ctx.store.getState();
  const asks = ctx.asksChoice ?? !code.startsWith(PRIVATE_ROOM_PREFIX);
  if (asks !== asksCreator) update(ctx, { type: 'asks-creator', asks });
  if (!ctx.isInside) beginLife(ctx, ctx.removedBefore);
  if (ctx.ownSharer !== null) ctx.sharers.add(ctx.ownSharer);
  for (const member of members) ctx.admittedUsers.add(member.userId);
  // A creator whose page was hanging comes back.
  if (ctx.lostCreator !== null) ctx.admittedUsers.add(ctx.lostCreator.userId);
  const wasInside = ctx.isInside;
  ctx.isInside = true;
  ctx.memberKey = ctx.ownKey;
  ctx.lostCreator = null;
  ctx.listed = null;
  const joinedAt = members.find(({ isMe }) => isMe)?.joinedAt ?? ctx.deps.clock.now();
  const peerId = creatorId(ctx);
  ctx.known.set(peerId, { peerId, userId, username, joinedAt });
  if (wasInside) {
    startRegathering(ctx, () => undefined);
    addNotice(ctx, { type: 'new-creator', username, isMe: true });
  } else {
    addNotice(ctx, { type: 'created' });
  }
  publishMembers(ctx);
  // This device has its own texts, and gives them to every member that comes back.
  for (const id of [...ctx.texts.pending.keys()]) confirmText(ctx, id);
}

/** Pings the guests, or looks after the creator, as long as the device is in the room in this role. */
function beat(ctx: RoomContext, entered: JoinState, lastAt: number, count: number): void {
  later(ctx, isCreator(ctx) ? ROOM_MS.ping : ROOM_MS.look, () => {
    if (ctx.store.getState().join !== entered) return;
    const now = ctx.deps.clock.now();
    const isLate = now - lastAt > ROOM_MS.lateTick;
    if (isCreator(ctx)) beatHub(ctx, isLate, count);
    else checkCreator(ctx, isLate);
    beat(ctx, entered, now, count + 1);
  });
}

/** Joining has ended without a room. The conversation stays on the screen. */
function loseRoom(ctx: RoomContext): void {
  ctx.isInside = false;
  clearMembers(ctx);
  update(ctx, { type: 'waiting', waiting: [] });
}
